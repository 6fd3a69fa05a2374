/// The order in which rows determine variables from one parameter.
struct PropagationOrder {
  /// The variable that no row determines, or -1 if there is none.
  private(set) var parameter: Int32 = -1
  /// The variables, in the order in which they become known.
  private(set) var variables: [Int32] = []
  /// The rows that determine the variables.
  private(set) var rows: [Int32] = []
  /// The row that determines each variable, or -1.
  private(set) var rowOfVariable: [Int32]
  /// For each variable, a bound on the factor by which the rounding error of a preceding value
  /// grows. Sums add the bounds of their terms, and coefficients multiply them.
  private var growth: [Double]

  /// The known data of a row.
  private struct Progress {
    /// The number of its unknown variables.
    var unknowns: Int32 = 0
    /// The exclusive or of those variables, which is the variable itself if there is only one.
    var combined: Int32 = 0
  }

  /// The progress of each row.
  private var progress: [Progress]
  /// The rows of each variable, one variable after another.
  private var mentions: [Int32] = []
  /// The start of each variable's rows in `mentions`. There is one more element than variables.
  private var firstMention: [Int32]

  /// Creates the order for the pending rows of a presolve. The initializer fails if one parameter
  /// is not sufficient, if a row would have to be divided by a small coefficient, or if errors
  /// would grow along the rows beyond `Tolerance.growth`, as in the shooting method for boundary
  /// values (Press et al., Numerical Recipes, 18.1).
  init?(_ presolve: Presolve) {
    let count = presolve.variableCount
    rowOfVariable = Array(filledWith: -1, count: count)
    growth = Array(filledWith: 1, count: count)
    progress = Array(filledWith: Progress(), count: presolve.rowStart.count)
    firstMention = Array(filledWith: 0, count: count + 1)
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
  /// - Complexity: O(*n*), where *n* is the number of terms.
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
    // The lists are filled from the end, so that the entry of each variable becomes its start.
    mentions = Array(filledWith: 0, count: Int(sum))
    for row in progress.indices.reversed() where presolve.isPending[row] {
      let start = Int(presolve.rowStart[row])
      for term in start..<start + Int(presolve.rowCount[row]) {
        let variable = Int(presolve.termVariable[term])
        firstMention[variable] -= 1
        mentions[Int(firstMention[variable])] = Int32(row)
      }
    }
  }

  /// Returns the range of a variable's rows in `mentions`.
  private func mentions(of variable: Int32) -> Range<Int> {
    Int(firstMention[Int(variable)])..<Int(firstMention[Int(variable) + 1])
  }

  /// Returns the oldest of the unknown variables in the most equalities.
  private func mostMentioned() -> Int32 {
    var best: Int32 = -1
    var most = -1
    for variable in rowOfVariable.indices where rowOfVariable[variable] < 0 {
      let count = mentions(of: Int32(variable)).count
      if count > most { (best, most) = (Int32(variable), count) }
    }
    return best
  }

  /// Determines all variables that follow from the variables at `known` and after it.
  private mutating func spread(from known: inout Int, _ presolve: Presolve) -> Bool {
    while known < variables.count {
      known += 1
      guard learn(variables[known - 1], presolve) else { return false }
    }
    return true
  }

  /// Removes a variable from the unknowns of its rows. Rows with one remaining unknown determine
  /// it.
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

  /// Determines the only unknown variable of a row, unless another row has determined it. Returns
  /// false if the variable's coefficient is too small or its growth is too large.
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
