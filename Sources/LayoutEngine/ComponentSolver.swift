/// Solves one connected set of constraints.
///
/// This type is the boundary between the engine's data structures and the algorithm. The engine
/// passes a `LinearSystem` when it forms the component, and other constants after edits. It reads
/// `values`. Presolve eliminates the required equalities, and a simplex method solves each block of
/// the remaining rows.
///
/// The first solution of a component requires an analysis of its structure. With other constants, a
/// solution requires one evaluation if the basis stays optimal, or else a warm start from that
/// basis.
struct ComponentSolver: Sendable {
  /// The original constraints, before presolve.
  var givenSystem: LinearSystem
  /// The elimination of the required equalities, with the reduced rows.
  var presolve: Presolve
  /// The independent parts of the reduced system.
  var blocks: [Block] = []
  /// The block of each core variable, or -1.
  var blockOfVariable: [Int32] = []
  /// The structural column of each core variable in its block, or -1.
  var columnOfVariable: [Int32] = []
  /// The reduced rows without variables that belong to required constraints.
  var checks: [Int32] = []
  /// The deferred rows: long rows that are not in blocks as long as the solution without them
  /// satisfies them.
  var deferredRows: Set<Int32> = []
  /// A Boolean value that indicates whether long rows may be deferred.
  var defersRows = true
  /// The values of the variables, followed by those of rows that presolve converted to variables.
  var values: [Double]
  /// A Boolean value that indicates whether the last solutions of the blocks can be updated in
  /// place.
  var isUpdatable = false
  /// The number of basis changes.
  var pivots = 0
  /// A Boolean value that indicates whether the last solution left no column of a block free, so
  /// that each block has its values by itself.
  var isDetermined = false
  /// The tables for changes of the structure. They are empty if there was no change since the
  /// analysis, and stored in an array because most components never need them.
  var revision: [Revision] = []

  /// The reason why a component has no solution.
  typealias Failure = SolverFailure

  /// Creates a solver by presolving a system and splitting the remaining rows into blocks. It does
  /// not solve the system.
  init(_ system: LinearSystem) {
    givenSystem = system
    presolve = Presolve(system)
    values = Array(filledWith: 0, count: presolve.variableCount)
    let result = BlockBuilder.blocks(system, presolve)
    blocks = result.blocks
    blockOfVariable = result.blockOfVariable
    columnOfVariable = result.columnOfVariable
    checks = result.checks
    deferredRows = result.deferred
  }

  /// Sets other constants for the same structure, by row.
  ///
  /// `rightHandSide` returns the constant of one of the rows, the absolute sum from which it was
  /// computed, and whether its slack is minimized first. It returns `nil` if the row no longer has
  /// a constraint. All other rows keep their constants.
  @inline(__always)
  mutating func setConstants(
    rows: some Sequence<Int>,
    _ rightHandSide: (_ row: Int) -> (
      constant: Double, magnitude: Double, minimizesSlackFirst: Bool
    )?
  ) {
    for row in rows {
      guard let (constant, magnitude, minimizesSlackFirst) = rightHandSide(row) else { continue }
      if minimizesSlackFirst != givenSystem.minimizesSlackFirst[row] {
        givenSystem.minimizesSlackFirst[row] = minimizesSlackFirst
        isUpdatable = false
        if isRevised { forgetAnchors(of: Int32(row)) }
      }
      givenSystem.constant[row] = constant
      givenSystem.magnitude[row] = magnitude
    }
    presolve.replay(givenSystem.constant, givenSystem.magnitude)
    if isRevised { revision[0].noteNewConstants() }
  }

  /// Copies the constants of a system with the same structure, before the first solution.
  mutating func setConstants(of other: LinearSystem) {
    givenSystem = other
    presolve.replay(givenSystem.constant, givenSystem.magnitude)
  }

  /// Sets the constants of other right-hand sides, by row.
  ///
  /// The right-hand sides are passed by reference, because a copy would retain them.
  mutating func takeConstants(of rightHandSides: inout [LinearSystem.RightHandSide]) {
    // Buffers spare a check for shared storage per element.
    rightHandSides.withUnsafeBufferPointer { sides in
      givenSystem.constant.withUnsafeMutableBufferPointer { constant in
        for row in sides.indices { constant[row] = sides[row].constant }
      }
      givenSystem.magnitude.withUnsafeMutableBufferPointer { magnitude in
        for row in sides.indices { magnitude[row] = sides[row].magnitude }
      }
    }
    presolve.replay(givenSystem.constant, givenSystem.magnitude)
  }

  // MARK: Solving

  /// Finds the optimal solution that the tie-breaking rules select, and stores it in `values`.
  ///
  /// `tolerance` is the fraction of the magnitudes involved by which required constraints may be
  /// violated.
  ///
  /// - Throws: A `Failure` if there is no solution, or no reliable one.
  mutating func solve(
    tolerance: Double = Tolerance.feasibility, stepLimit: Int = .max
  ) throws(Failure) {
    if !deferredRows.isEmpty {
      if solvesWithoutDeferredRows(tolerance, stepLimit) { return }
      restoreDeferredRows()
    }
    try solveBlocks(tolerance, stepLimit)
  }

  /// Finds the optimal solution for the rows that are in blocks.
  mutating func solveBlocks(_ tolerance: Double, _ stepLimit: Int) throws(Failure) {
    if isRevised, revision[0].isCurrent {
      try solveChanges(tolerance, stepLimit)
    } else {
      try solveAllBlocks(tolerance, stepLimit)
    }
  }

  /// Finds the optimal solution for the rows in blocks, any of which may have changed.
  private mutating func solveAllBlocks(_ tolerance: Double, _ stepLimit: Int) throws(Failure) {
    defer { countPivots(of: blocks.indices) }
    if isRevised, revision[0].isOpen { return try solveRevision(tolerance, stepLimit) }
    try checkConstants(tolerance)
    try setBlockConstants()
    if isUpdatable, updateBlocks() {
      readValues()
      try checkFinite()
      isDetermined = true
      noteSolution()
      return
    }
    isUpdatable = false
    allowSteps(stepLimit)
    let solved = try solveLevels(tolerance)
    guard fixesDeferredRows(blocks.indices) else { throw .unexplained }
    for index in blocks.indices where !blocks[index].isPoint {
      blocks[index].breakTies(
        system: givenSystem, ages: isRevised ? revision[0].constraintAges : [])
      blocks[index].polishValues()
      blocks[index].noteAnchors()
    }
    try checkStages(solved)
    try completeSolution(stepLimit)
    noteSolution()
  }

  /// Computes all variables from the solved blocks, and selects the solution if there are several.
  mutating func completeSolution(_ stepLimit: Int) throws(Failure) {
    readValues()
    isDetermined = blocks.indices.allSatisfy { blocks[$0].countFreeColumns() == 0 }
    if !isDetermined { try minimizeOverOptimalFace(stepLimit) }
    try checkResult()
    isUpdatable = blocks.indices.allSatisfy { blocks[$0].isAnchored }
  }

  /// Adds the basis changes of some blocks since the last call to the total.
  ///
  /// Here and elsewhere, loops use indices. A loop over the blocks would retain the arrays of each
  /// block.
  mutating func countPivots(of chosen: Range<Int>) {
    for index in chosen {
      pivots += blocks[index].pivots
      blocks[index].pivots = 0
    }
  }

  /// Records that the solutions of all blocks are those of the current constants.
  mutating func noteSolution() {
    guard isRevised else { return }
    revision[0].noteSolution(isDetermined: isDetermined)
  }

  /// Returns a Boolean value that indicates whether the required constraints can hold together.
  mutating func isFeasible() -> Bool {
    restoreDeferredRows()
    do {
      try checkConstants(Tolerance.feasibility)
      try setBlockConstants()
      _ = try solveLevels(Tolerance.feasibility)
      return true
    } catch {
      return false
    }
  }

  /// Sets the reduced constants of the blocks. Throws if a constant is not finite.
  mutating func setBlockConstants() throws(Failure) {
    for index in blocks.indices {
      guard blocks[index].setConstants(presolve.constant, presolve.magnitude) else {
        throw .overflow
      }
    }
  }

  /// Sets the step limit of all blocks, and resets the reports of an earlier solution.
  private mutating func allowSteps(_ stepLimit: Int) {
    for index in blocks.indices {
      blocks[index].stepLimit = stepLimit
      blocks[index].hasReachedStepLimit = false
    }
  }

  /// Returns a Boolean value that indicates whether all blocks keep their bases for the current
  /// constants. If so, their values are those of the new solution.
  private mutating func updateBlocks() -> Bool {
    for index in blocks.indices { guard blocks[index].update() else { return false } }
    return true
  }

  /// Finds a point of each block's optimal face, or throws the conflict of the first block with a
  /// conflict. Blocks whose faces are points are then solved.
  private mutating func solveLevels(_ tolerance: Double) throws(Failure) -> SolvedBlocks {
    var solved = SolvedBlocks()
    for index in blocks.indices {
      if takeBasis(index, &solved) { continue }
      if !blocks[index].solveLevels(tolerance) {
        try checkSteps()
        throw conflict(blocks[index].contradiction())
      }
      guard blocks[index].isPoint else { continue }
      blocks[index].polishValues()
      blocks[index].noteAnchors()
    }
    return solved
  }

  /// Returns a Boolean value that indicates whether the rows have only one linear dependency as
  /// equalities. A conflict in which all of them take part is then irreducible.
  static func hasOneDependency(_ system: LinearSystem) -> Bool {
    var equalities = system
    for row in 0..<equalities.constraintCount { equalities.relation[row] = .equal }
    return Presolve(equalities).dependentRows == 1
  }

  /// Reads the structural columns of the blocks, and computes the eliminated variables from them.
  mutating func readValues() {
    for index in blocks.indices {
      for column in 0..<blocks[index].structuralCount {
        values[Int(blocks[index].variables[column])] = blocks[index].state[column].value
      }
    }
    presolve.complete(&values)
  }

  // MARK: After ties are broken

  /// Minimizes the absolute values of the variables, oldest first, on the optimal face that remains
  /// after ties are broken.
  private mutating func minimizeOverOptimalFace(_ stepLimit: Int) throws(Failure) {
    var optimalFace = OptimalFace(
      blocks: blocks, presolve: presolve, values: values,
      order: isRevised ? revision[0].variablesByAge() : [], stepLimit: stepLimit)
    optimalFace.minimizeValues()
    pivots += optimalFace.pivots
    guard !optimalFace.hasReachedStepLimit else { throw .stepLimit }
    values = optimalFace.finalValues()
  }

  // MARK: Faces

  /// A Boolean value that indicates whether the optional levels determine the values of all
  /// variables.
  var isUnique: Bool {
    for index in blocks.indices where !blocks[index].isPoint { return false }
    return true
  }

  /// Returns the optimal faces of the blocks before ties were broken. The method needs another
  /// solution of each block that is not a point.
  func faces() -> Faces {
    var open = blocks
    for index in open.indices where !open[index].isPoint {
      _ = open[index].solveLevels(Tolerance.spoiled)
    }
    return Faces(
      blocks: open, presolve: presolve, blockOfVariable: blockOfVariable,
      columnOfVariable: columnOfVariable, values: values,
      order: isRevised ? revision[0].variablesByAge() : [])
  }
}
