/// A solver that small components with one structure use in turn.
///
/// The basis of a block for the previous component is often optimal for the next one. If it is not,
/// another basis that was optimal earlier probably is. Blocks share no variables, so each is
/// searched separately: three texts in separate blocks, each of which fits, wraps or is truncated,
/// have 27 combinations of three bases each. A block is solved only if none of its known bases is
/// optimal.
struct SharedSolver: Sendable {
  /// A basis of a block, with the data that depends only on it.
  private struct Basis {
    /// The block with the basis.
    var block: Block
    /// The rates of the block with this basis.
    var rates: BlockRates
  }

  /// The maximum number of bases of a block that are kept besides the one in use; eight in all, as
  /// many as a tape keeps for a component. A title and a detail that share a line have four: they
  /// fit, or one of them is cut, or both. More bases only cost time, because they are tried one
  /// after the other.
  private static let maxOthers = 7

  /// The solver, with the solution for the component that used it last.
  private(set) var solver: ComponentSolver
  /// The rates at which the solution changes with right-hand sides.
  private var rates = ComponentRates()
  /// The bases of each block that are not in use.
  private var others: [[Basis]]
  /// The index in `others` of the basis of each block that the next one replaces.
  private var oldest: [Int]

  /// Creates a shared solver from one without a solution.
  init(_ solver: ComponentSolver) {
    self.solver = solver
    others = Array(repeating: [], count: solver.blocks.count)
    oldest = Array(repeating: 0, count: solver.blocks.count)
  }

  /// Returns a Boolean value that indicates whether the solver minimizes the same slacks first as a
  /// component with other right-hand sides. The bases depend on that.
  ///
  /// The right-hand sides are passed by reference, because a copy would retain them.
  mutating func minimizesSameSlacksFirst(
    as rightHandSides: inout [LinearSystem.RightHandSide]
  ) -> Bool {
    for row in rightHandSides.indices
    where rightHandSides[row].minimizesSlackFirst != solver.givenSystem.minimizesSlackFirst[row] {
      return false
    }
    return true
  }

  /// Minimizes the same slacks first as a component with other right-hand sides. The current bases
  /// are used only as the start of the next solution, and all others are discarded.
  mutating func minimizeSameSlacksFirst(as rightHandSides: [LinearSystem.RightHandSide]) {
    for (row, side) in rightHandSides.enumerated() {
      solver.givenSystem.minimizesSlackFirst[row] = side.minimizesSlackFirst
    }
    for index in solver.blocks.indices {
      solver.blocks[index].isAnchored = false
      others[index].removeAll()
      oldest[index] = 0
    }
    rates.forget()
  }

  /// Finds the optimal solution for other right-hand sides, which minimize the same slacks first.
  ///
  /// After a failure, the solver cannot be used again.
  mutating func solve(
    _ rightHandSides: inout [LinearSystem.RightHandSide], stepLimit: Int
  ) throws(ComponentSolver.Failure) {
    solver.takeConstants(of: &rightHandSides)
    try solver.checkConstants(Tolerance.feasibility)
    try solver.setBlockConstants()
    var isSearched = false
    for index in solver.blocks.indices where !solver.blocks[index].update() {
      if findBasis(of: index) { continue }
      keepBasis(of: index)
      try solver.solveBlock(index, Tolerance.feasibility, stepLimit)
      solver.countPivots(of: index..<index + 1)
      isSearched = true
    }
    if isSearched || !solver.isUpdatable {
      try solver.completeSolution(stepLimit)
    } else {
      solver.readValues()
      try solver.checkFinite()
    }
  }

  /// Assigns a block one of its other bases that is optimal. Returns false if there is none.
  private mutating func findBasis(of index: Int) -> Bool {
    for place in others[index].indices {
      guard
        others[index][place].block.setConstants(
          solver.presolve.constant, solver.presolve.magnitude),
        others[index][place].block.update()
      else { continue }
      exchangeBasis(of: index, with: place)
      return true
    }
    return false
  }

  /// Stores the basis of a block for later components before the block gets another one.
  private mutating func keepBasis(of index: Int) {
    defer { rates.forget(block: index) }
    // The basis of a block that is not fixed at entries is not valid for other constants.
    guard solver.blocks[index].isAnchored else { return }
    if others[index].count < Self.maxOthers {
      others[index].append(.init(block: solver.blocks[index], rates: BlockRates()))
      rates.exchange(&others[index][others[index].count - 1].rates, ofBlock: index)
    } else {
      exchangeBasis(of: index, with: oldest[index])
      oldest[index] = (oldest[index] + 1) % Self.maxOthers
    }
  }

  /// Exchanges the basis of a block with another one.
  private mutating func exchangeBasis(of index: Int, with place: Int) {
    swap(&solver.blocks[index], &others[index][place].block)
    rates.exchange(&others[index][place].rates, ofBlock: index)
  }

  /// Finds the last solution as a function of a change of right-hand sides. Returns false if it is
  /// not a vertex that other constants may keep.
  mutating func findParametricSolution(
    _ slopes: ArraySlice<ParametricSolution.RowSlope>, _ result: inout ParametricSolution
  ) -> Bool {
    solver.findParametricSolution(slopes, &rates, &result)
  }
}
