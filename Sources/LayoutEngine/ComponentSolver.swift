/// Solves one connected set of constraints.
///
/// This is the boundary between the engine's bookkeeping and the algorithm. The engine passes a
/// `LinearSystem` when the component is formed, and other constants after edits; it reads `values`.
/// Inside, a presolve eliminates the required equalities, and a simplex method solves each block of
/// the remaining rows.
///
/// The first solution of a component costs an analysis of its structure. With other constants, a
/// solution costs one evaluation if the basis stays optimal, and a warm start from that basis
/// otherwise.
struct ComponentSolver: Sendable {
  /// The constraints as given, before the presolve.
  private(set) var givenSystem: LinearSystem
  /// The elimination of the required equalities, with the reduced rows.
  private(set) var presolve: Presolve
  /// Independent parts of the reduced system.
  private(set) var blocks: [Block] = []
  /// The block of each core variable, or -1.
  private var blockOfVariable: [Int32] = []
  /// The structural column of each core variable in its block, or -1.
  private var columnOfVariable: [Int32] = []
  /// Reduced rows without variables that belong to required constraints.
  private(set) var checks: [Int32] = []
  /// The variables' values, then those of rows that the presolve made variables.
  private(set) var values: [Double]
  /// Whether the blocks' last solutions can be updated in place.
  private(set) var isUpdatable = false
  /// Basis changes so far.
  var pivots: Int {
    var sum = pivotsElsewhere
    // By index here and below: a loop over the blocks would retain each one's arrays.
    for index in blocks.indices { sum += blocks[index].pivots }
    return sum
  }
  /// Pivots of optimal faces, whose blocks are not kept.
  private var pivotsElsewhere = 0

  /// Why a component has no solution.
  enum Failure: Error {
    /// Required constraints conflict.
    ///
    /// The multipliers are an infeasibility certificate; constraints of the system that it does not
    /// mention have none. `values` are those at which the conflict was found.
    case conflict([(constraint: Int32, multiplier: Double)])
    /// Required constraints seem to conflict, but rounding hides which.
    case unexplained
    /// A number is not finite.
    case overflow
    /// A stage took more steps than it may.
    case stepLimit
    /// A required constraint does not hold in the result, or a stage spoiled an earlier one.
    case precision
  }

  /// Analyzes a system: presolves it and splits what is left into blocks. Solves nothing.
  init(_ system: LinearSystem) {
    givenSystem = system
    presolve = Presolve(system)
    values = Array(repeating: 0, count: presolve.variableCount)
    let result = BlockBuilder.blocks(system, presolve)
    blocks = result.blocks
    blockOfVariable = result.blockOfVariable
    columnOfVariable = result.columnOfVariable
    checks = result.checks
  }

  /// Takes other constants for the same structure, by row.
  ///
  /// `rightHandSide` returns a row's constant, the absolute sum that it was computed from, and
  /// whether its slack is minimized first.
  @inline(__always)
  mutating func setConstants(
    _ rightHandSide: (_ row: Int) -> (
      constant: Double, magnitude: Double, minimizesSlackFirst: Bool
    )
  ) {
    for row in 0..<givenSystem.constraintCount {
      let (constant, magnitude, minimizesSlackFirst) = rightHandSide(row)
      if minimizesSlackFirst != givenSystem.minimizesSlackFirst[row] {
        givenSystem.minimizesSlackFirst[row] = minimizesSlackFirst
        isUpdatable = false
      }
      givenSystem.constant[row] = constant
      givenSystem.magnitude[row] = magnitude
    }
    presolve.replay(givenSystem.constant, givenSystem.magnitude)
  }

  /// Takes over the constants of a system of the same structure, before the first solution.
  mutating func setConstants(of other: LinearSystem) {
    givenSystem = other
    presolve.replay(givenSystem.constant, givenSystem.magnitude)
  }

  // MARK: Solving

  /// Finds the optimal solution that the tie-break chooses, and stores it in `values`.
  ///
  /// `tolerance` is the part of the magnitudes involved by which required constraints may be
  /// violated. Throws a `Failure` if there is no solution, or none that the arithmetic can vouch
  /// for.
  mutating func solve(
    tolerance: Double = Tolerance.feasibility, stepLimit: Int = .max
  ) throws(Failure) {
    try checkConstants(tolerance)
    try setBlockConstants()
    if isUpdatable, updateBlocks() {
      readValues()
      try checkFinite()
      return
    }
    isUpdatable = false
    allowSteps(stepLimit)
    try solveLevels(tolerance)
    for index in blocks.indices {
      blocks[index].breakTies(system: givenSystem)
      blocks[index].polishValues()
      blocks[index].noteAnchors()
    }
    try checkStages()
    readValues()
    if !blocks.indices.allSatisfy({ blocks[$0].countFreeColumns() == 0 }) {
      try minimizeOverOptimalFace(stepLimit)
    }
    try checkResult()
    isUpdatable = blocks.indices.allSatisfy { blocks[$0].isAnchored }
  }

  /// Whether the required constraints can hold together.
  mutating func isFeasible() -> Bool {
    do {
      try checkConstants(Tolerance.feasibility)
      try setBlockConstants()
      try solveLevels(Tolerance.feasibility)
      return true
    } catch {
      return false
    }
  }

  /// Gives the blocks the reduced constants; throws if one of them is not finite.
  private mutating func setBlockConstants() throws(Failure) {
    for index in blocks.indices {
      guard blocks[index].setConstants(presolve.constant, presolve.magnitude) else {
        throw .overflow
      }
    }
  }

  /// Sets the step limit of all blocks, and resets what an earlier solution reported.
  private mutating func allowSteps(_ stepLimit: Int) {
    for index in blocks.indices {
      blocks[index].stepLimit = stepLimit
      blocks[index].hasReachedStepLimit = false
    }
  }

  /// Whether all blocks keep their bases for the present constants; if so their values are those of
  /// the new solution.
  private mutating func updateBlocks() -> Bool {
    for index in blocks.indices { guard blocks[index].update() else { return false } }
    return true
  }

  /// Finds a point of each block's optimal face, or throws the conflict of the first block that has
  /// one.
  private mutating func solveLevels(_ tolerance: Double) throws(Failure) {
    for index in blocks.indices {
      if !blocks[index].solveLevels(tolerance) {
        try checkSteps()
        throw conflict(blocks[index].contradiction())
      }
    }
  }

  /// which all take part is irreducible.
  static func hasOneDependency(_ system: LinearSystem) -> Bool {
    var equalities = system
    for row in 0..<equalities.constraintCount { equalities.relation[row] = .equal }
    return Presolve(equalities).dependentRows == 1
  }

  /// Reads the structural columns of the blocks and computes the eliminated variables from them.
  mutating func readValues() {
    for index in blocks.indices {
      for column in 0..<blocks[index].structuralCount {
        values[Int(blocks[index].variables[column])] = blocks[index].value[column]
      }
    }
    presolve.complete(&values)
  }

  // MARK: What ties left

  /// Minimizes the variables' absolute values, oldest first, over the optimal face that remains
  /// once ties are broken.
  private mutating func minimizeOverOptimalFace(_ stepLimit: Int) throws(Failure) {
    var optimalFace = OptimalFace(
      blocks: blocks, presolve: presolve, values: values, stepLimit: stepLimit)
    optimalFace.minimizeValues()
    pivotsElsewhere += optimalFace.pivots
    guard !optimalFace.hasReachedStepLimit else { throw .stepLimit }
    values = optimalFace.finalValues()
  }

  // MARK: Faces

  /// Whether the optional levels leave every variable one value.
  var isUnique: Bool { blocks.allSatisfy { $0.isPoint } }

  /// The optimal faces of the blocks before ties were broken. Costs another solution of each block
  /// that is not a point.
  func faces() -> Faces {
    var open = blocks
    for index in open.indices where !open[index].isPoint {
      _ = open[index].solveLevels(Tolerance.spoiled)
    }
    return Faces(
      blocks: open, presolve: presolve, blockOfVariable: blockOfVariable,
      columnOfVariable: columnOfVariable, values: values)
  }
}
