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

  /// By row.
  private var progress: [Progress]
  /// The rows of each variable, one variable after another, and where those of a variable begin.
  private var mentions: [Int32] = []
  /// Where the rows of each variable begin in `mentions`; one more entry than variables.
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

  /// Counts the unknowns of each pending row and lists the rows of each variable (counting sort).
  ///
  /// Complexity: O(terms).
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

  /// Where the rows of a variable are in `mentions`.
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

  /// Has a row determine its only unknown variable, unless another row already did; false if the
  /// variable's coefficient is too small or its growth too large.
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
