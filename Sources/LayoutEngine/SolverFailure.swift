/// The reason why a component has no solution.
enum SolverFailure: Error {
  /// Required constraints conflict.
  ///
  /// The multipliers are an infeasibility certificate. Constraints of the system that are not in
  /// the list have the multiplier 0. The solver's `values` are those at which the conflict was
  /// found.
  case conflict([(constraint: Int32, multiplier: Double)])
  /// Required constraints seem to conflict, but rounding hides which ones.
  case unexplained
  /// A number is not finite.
  case overflow
  /// A stage exceeded the step limit.
  case stepLimit
  /// A change of the structure formed so large a block that another analysis takes less time.
  case largeBlock
  /// A required constraint does not hold in the result, or a stage invalidated the result of an
  /// earlier one.
  case precision
}
