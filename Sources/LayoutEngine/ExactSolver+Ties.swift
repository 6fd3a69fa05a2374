/// The choice among equal optima, as in `Block+Ties.swift`, without rounding errors.
extension ExactSolver {
  /// Selects the solution that `LayoutEngine` prefers.
  mutating func breakTies() throws(SolverFailure) {
    let optional = entries.indices.filter { entries[$0].level > 0 }
      .sorted { (entries[$0].level, $0) < (entries[$1].level, $1) }
    for entry in optional where freeCount > 0 {
      try minimizeAlone(
        entries[entry].column,
        Breakpoint(
          value: entries[entry].value, down: entries[entry].down, up: entries[entry].up))
    }
    let inequalities = entries.indices.filter { system.relation[$0] != .equal }
    for isFirst in [true, false] {
      for entry in inequalities
      where system.minimizesSlackFirst[entry] == isFirst && freeCount > 0 {
        try minimizeDistance(entries[entry].column, from: entries[entry].value)
      }
    }
    for variable in 0..<system.variableCount where freeCount > 0 {
      try minimizeDistance(variable, from: .zero)
    }
  }

  /// Minimizes the distance of a column from a value.
  mutating func minimizeDistance(
    _ column: Int, from value: Rational
  ) throws(SolverFailure) {
    try minimizeAlone(column, Breakpoint(value: value, down: .one, up: .one))
  }

  /// Minimizes the cost of one column.
  private mutating func minimizeAlone(
    _ column: Int, _ cost: Breakpoint
  ) throws(SolverFailure) {
    guard state[column].isFree else { return }
    addCost(column, [cost])
    _ = try minimize()
    try endLevel()
  }
}
