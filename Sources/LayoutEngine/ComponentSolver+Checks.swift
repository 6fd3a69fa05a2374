// Checks of solutions, and the proof of conflicts.

extension ComponentSolver {
  /// Rejects values that are not finite.
  func checkFinite() throws(Failure) {
    // The sum is not finite if one of the values is not finite.
    var sum = 0.0
    for value in values { sum += value * 0 }
    guard sum == 0 else { throw .overflow }
  }

  /// Rejects the values of a stage with too many steps, and values outside the intervals to which
  /// the stages of all levels narrowed the columns. Blocks that took a basis have no such
  /// intervals.
  func checkStages(_ solved: SolvedBlocks) throws(Failure) {
    try checkSteps()
    for index in blocks.indices where !solved.hasTakenBasis(index) {
      guard blocks[index].keepsIntervals() else { throw .precision }
    }
  }

  /// Rejects the result if a stage stopped at the step limit.
  func checkSteps() throws(Failure) {
    for index in blocks.indices where blocks[index].hasReachedStepLimit {
      throw .stepLimit
    }
  }

  /// Rejects a result with excessive rounding errors.
  mutating func checkResult() throws(Failure) {
    try checkFinite()
    for row in 0..<givenSystem.constraintCount where givenSystem.isRequired(row) {
      var excess = -givenSystem.constant[row]
      var size = 1 + givenSystem.magnitude[row]
      for term in Int(givenSystem.termStart[row])..<Int(givenSystem.termStart[row + 1]) {
        let product =
          givenSystem.termCoefficient[term] * values[Int(givenSystem.termVariable[term])]
        excess += product
        size += abs(product)
      }
      guard size.isFinite else { throw .overflow }
      let shortfall = givenSystem.relation[row].shortfall(excess)
      guard shortfall <= Tolerance.spoiled * size else { throw .precision }
    }
  }

  /// Throws the conflict of a required row from which presolve eliminated all variables, if a
  /// left-hand side of 0 violates it by more than the tolerance.
  mutating func checkConstants(_ tolerance: Double) throws(Failure) {
    for row in checks { try check(row, tolerance) }
  }

  /// Throws the conflict of a required row without variables if a left-hand side of 0 violates it
  /// by more than the tolerance.
  mutating func check(_ row: Int32, _ tolerance: Double) throws(Failure) {
    let excess = -presolve.constant[Int(row)]
    let bound = tolerance * (1 + presolve.magnitude[Int(row)])
    let isViolated =
      switch givenSystem.relation[Int(row)] {
      case .equal: abs(excess) > bound
      case .lessThanOrEqual: excess > bound
      case .greaterThanOrEqual: -excess > bound
      }
    if isViolated { throw conflict([(row, 1)]) }
  }

  /// Returns the conflict of reduced rows as a conflict of the original constraints, or
  /// `unexplained` if there are no multipliers.
  mutating func conflict(_ reduced: [(constraint: Int32, multiplier: Double)]?) -> Failure {
    guard let reduced else { return .unexplained }
    readValues()
    var multipliers = Array(repeating: 0.0, count: givenSystem.constraintCount)
    for (row, multiplier) in reduced { multipliers[Int(row)] += multiplier }
    presolve.trace(&multipliers)
    return .conflict(
      multipliers.indices.filter { multipliers[$0] != 0 }.map { (Int32($0), multipliers[$0]) })
  }
}
