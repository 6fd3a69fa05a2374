/// The rates at which the solution of a component changes with right-hand sides.
///
/// They depend on bases and coefficients, and not on constants. Those of a block are valid as long
/// as it has the same basis, also for other components of the same structure.
struct ComponentRates: Sendable {
  /// The rates of the right-hand sides of rows of the component's system.
  private var slopes: [ParametricSolution.RowSlope] = []
  /// The rates of the constants of reduced rows.
  private(set) var rows: [Double] = []
  /// The rates of the columns of each block.
  var blocks: [BlockRates] = []
  /// The rates of the variables, followed by those of rows that presolve converted to variables.
  var variables: [Double] = []
  /// The number of changes of the rates of the right-hand sides. Rates of blocks with another
  /// number are not valid.
  private(set) var version = 0

  /// Stores the rates of the right-hand sides of a solver.
  mutating func take(
    _ slopes: ArraySlice<ParametricSolution.RowSlope>, of solver: inout ComponentSolver
  ) {
    guard !areSame(slopes) else { return }
    self.slopes.removeAll(keepingCapacity: true)
    self.slopes.append(contentsOf: slopes)
    rows.removeAll(keepingCapacity: true)
    rows.append(contentsOf: repeatElement(0, count: solver.presolve.constant.count))
    for item in slopes { rows[Int(item.row)] += item.slope }
    solver.presolve.replay(slopes: &rows)
    variables.removeAll(keepingCapacity: true)
    variables.append(contentsOf: repeatElement(0, count: solver.values.count))
    while blocks.count < solver.blocks.count { blocks.append(BlockRates()) }
    version += 1
  }

  /// Returns a Boolean value that indicates whether the right-hand sides are known to have these
  /// rates.
  private func areSame(_ slopes: ArraySlice<ParametricSolution.RowSlope>) -> Bool {
    guard slopes.count == self.slopes.count, !slopes.isEmpty else { return false }
    for (old, new) in zip(self.slopes, slopes)
    where old.row != new.row || old.slope != new.slope { return false }
    return true
  }

  /// Forgets all rates, so that the next ones are computed again.
  mutating func forget() { slopes.removeAll(keepingCapacity: true) }

  /// Forgets the rates of a block.
  mutating func forget(block: Int) {
    if blocks.indices.contains(block) { blocks[block].version = 0 }
  }

  /// Exchanges the rates of a block with those of another of its bases.
  mutating func exchange(_ other: inout BlockRates, ofBlock block: Int) {
    // Blocks have no rates before right-hand sides have.
    if blocks.indices.contains(block) { swap(&blocks[block], &other) }
  }
}
