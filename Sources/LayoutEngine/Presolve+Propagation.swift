// Components that one unknown runs through: columns of equal widths, views of equal heights.

extension Presolve {
  /// Reduces a system whose required equalities determine every variable up to one parameter.
  ///
  /// Each equality whose other variables are known gives one more, as a line in the parameter, so that
  /// every row ends as a line in the parameter too. That is the elimination in the order in which a
  /// person would calculate, without a search for the next row, and costs what the terms cost.
  ///
  /// Returns false, with nothing changed, where one parameter is not enough, where a row would be
  /// divided by a coefficient that is small in it, or where errors would grow a millionfold along the
  /// rows, as in xᵢ₊₁ = 3 xᵢ − xᵢ₋₁.
  mutating func propagate() -> Bool {
    // 1. With fewer equalities, at least two variables stay open.
    let equalities = isPending.reduce(0) { $0 + ($1 ? 1 : 0) }
    guard equalities + 1 >= variableCount else { return false }
    // 2. The order in which rows determine variables.
    guard let order = PropagationOrder(self) else { return false }
    // 3. The rows in that order, then all others.
    var slopes = Array(repeating: 0.0, count: rowStart.count)
    reserveCapacity(steps: termVariable.count, definitions: variableCount)
    for (variable, row) in zip(order.variables, order.rows) {
      substitute(in: Int(row), for: variable, order, &slopes)
      retire(Int(row), defining: variable, at: Int(rowStart[Int(row)]))
    }
    for row in rowStart.indices where !isRetired[row] {
      substitute(in: row, for: -1, order, &slopes)
    }
    // 4. The equality that determines the parameter, if any.
    if order.parameter >= 0 { determine(order.parameter, slopes) }
    return true
  }

  /// Writes a row in terms of `variable`, which it defines unless that is -1, and the parameter.
  private mutating func substitute(
    in row: Int, for variable: Int32, _ order: PropagationOrder, _ slopes: inout [Double]
  ) {
    let start = Int(rowStart[row])
    var end = start
    var own = 0.0
    var slope = 0.0
    var size = 0.0
    for term in start..<start + Int(rowCount[row]) {
      let (other, coefficient) = (termVariable[term], termCoefficient[term])
      if other == variable {
        own = coefficient
        continue
      }
      var change = coefficient
      if other != order.parameter {
        let source = Int(order.rowOfVariable[Int(other)])
        let factor = coefficient / termCoefficient[Int(rowStart[source])]
        change = -factor * slopes[source]
        subtract(factor, times: source, from: row)
      }
      slope += change
      size += abs(change)
    }
    if abs(slope) <= Tolerance.cancellation * size { slope = 0 }
    slopes[row] = slope
    if variable >= 0 {
      (termVariable[end], termCoefficient[end]) = (variable, own)
      end += 1
    }
    if slope != 0 {
      (termVariable[end], termCoefficient[end]) = (order.parameter, slope)
      end += 1
    }
    rowCount[row] = Int32(end - start)
  }

  /// Lets the first of the equalities that say most about the parameter define it.
  private mutating func determine(_ parameter: Int32, _ slopes: [Double]) {
    var largest = 0.0
    for row in rowStart.indices where isPending[row] { largest = max(largest, abs(slopes[row])) }
    guard largest > 0 else { return endPending() }
    let source = rowStart.indices.first {
      isPending[$0] && abs(slopes[$0]) >= Tolerance.eliminationThreshold * largest
    }
    guard let source else { return endPending() }
    retire(source, defining: parameter, at: Int(rowStart[source]))
    for row in rowStart.indices where !isRetired[row] && slopes[row] != 0 {
      subtract(slopes[row] / slopes[source], times: source, from: row)
      rowCount[row] = 0
    }
    endPending()
  }

  private mutating func endPending() {
    for row in isPending.indices { isPending[row] = false }
  }
}

/// Which rows determine which variables, one after another, from one parameter.
struct PropagationOrder {
  /// The variable that nothing determines, or -1 when there is none.
  private(set) var parameter: Int32 = -1
  /// In the order in which they become known.
  private(set) var variables: [Int32] = []
  /// The rows that determine them.
  private(set) var rows: [Int32] = []
  /// By variable, or -1.
  private(set) var rowOfVariable: [Int32]
  /// By variable: a bound on how often its value has the rounding error of a value that it follows
  /// from. Sums add the bounds of their terms, factors multiply them.
  private var growth: [Double]

  /// What is known of a row.
  private struct Progress {
    /// How many of its variables are not known.
    var unknowns: Int32 = 0
    /// Those variables, combined by exclusive or: the variable itself when it is one.
    var combined: Int32 = 0
  }

  private var progress: [Progress]
  /// The rows of each variable, one variable after another, and where those of a variable begin.
  private var mentions: [Int32] = []
  private var firstMention: [Int32]

  /// The order for the pending rows of a presolve; nil where one parameter is not enough, where a
  /// row would have to be divided by a small coefficient, or where errors would grow along the rows
  /// beyond `Tolerance.growth`, as they do when one shoots at a boundary value (Press et al.,
  /// Numerical Recipes, 18.1).
  init?(_ presolve: Presolve) {
    let count = presolve.variableCount
    rowOfVariable = Array(repeating: -1, count: count)
    growth = Array(repeating: 1, count: count)
    progress = Array(repeating: Progress(), count: presolve.rowStart.count)
    firstMention = Array(repeating: 0, count: count + 1)
    variables.reserveCapacity(count)
    rows.reserveCapacity(count)
    noteMentions(presolve)
    for row in progress.indices where progress[row].unknowns == 1 {
      guard determine(by: row, presolve) else { return nil }
    }
    var known = 0
    guard spread(from: &known, presolve) else { return nil }
    if variables.count < count {
      parameter = mostMentioned()
      guard learn(parameter, presolve), spread(from: &known, presolve),
        variables.count == count - 1
      else { return nil }
    }
  }

  private mutating func noteMentions(_ presolve: Presolve) {
    for row in progress.indices where presolve.isPending[row] {
      let start = Int(presolve.rowStart[row])
      var combined: Int32 = 0
      for term in start..<start + Int(presolve.rowCount[row]) {
        combined ^= presolve.termVariable[term]
        firstMention[Int(presolve.termVariable[term])] += 1
      }
      progress[row] = Progress(unknowns: presolve.rowCount[row], combined: combined)
    }
    var sum: Int32 = 0
    for variable in firstMention.indices {
      sum += firstMention[variable]
      firstMention[variable] = sum
    }
    // Filled from behind, so that each variable's entry ends as its beginning.
    mentions = Array(repeating: 0, count: Int(sum))
    for row in progress.indices.reversed() where presolve.isPending[row] {
      let start = Int(presolve.rowStart[row])
      for term in start..<start + Int(presolve.rowCount[row]) {
        let variable = Int(presolve.termVariable[term])
        firstMention[variable] -= 1
        mentions[Int(firstMention[variable])] = Int32(row)
      }
    }
  }

  private func mentions(of variable: Int32) -> Range<Int> {
    Int(firstMention[Int(variable)])..<Int(firstMention[Int(variable) + 1])
  }

  /// The oldest of the unknown variables in the most equalities.
  private func mostMentioned() -> Int32 {
    var best: Int32 = -1
    var most = -1
    for variable in rowOfVariable.indices where rowOfVariable[variable] < 0 {
      let count = mentions(of: Int32(variable)).count
      if count > most { (best, most) = (Int32(variable), count) }
    }
    return best
  }

  /// Determines everything that the variables from `known` on lead to.
  private mutating func spread(from known: inout Int, _ presolve: Presolve) -> Bool {
    while known < variables.count {
      known += 1
      guard learn(variables[known - 1], presolve) else { return false }
    }
    return true
  }

  /// Takes a variable off the unknowns of its rows; those that have one left determine it.
  private mutating func learn(_ variable: Int32, _ presolve: Presolve) -> Bool {
    for place in mentions(of: variable) {
      let row = Int(mentions[place])
      progress[row].unknowns -= 1
      progress[row].combined ^= variable
      if progress[row].unknowns == 1 {
        guard determine(by: row, presolve) else { return false }
      }
    }
    return true
  }

  /// Lets a row determine its only unknown variable, unless another row did; false when the
  /// variable's coefficient is too small, or its growth too large.
  private mutating func determine(by row: Int, _ presolve: Presolve) -> Bool {
    let variable = progress[row].combined
    guard rowOfVariable[Int(variable)] < 0 else { return true }
    let start = Int(presolve.rowStart[row])
    var own = 0.0
    var largest = 0.0
    var sum = 0.0
    for term in start..<start + Int(presolve.rowCount[row]) {
      let size = abs(presolve.termCoefficient[term])
      largest = max(largest, size)
      if presolve.termVariable[term] == variable {
        own = size
      } else {
        sum += size * growth[Int(presolve.termVariable[term])]
      }
    }
    guard own >= Tolerance.eliminationThreshold * largest, sum <= Tolerance.growth * own else {
      return false
    }
    growth[Int(variable)] = max(1, sum / own)
    rowOfVariable[Int(variable)] = Int32(row)
    variables.append(variable)
    rows.append(Int32(row))
    return true
  }
}
