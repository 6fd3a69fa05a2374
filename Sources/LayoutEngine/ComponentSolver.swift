/// Solves one connected set of constraints.
///
/// The boundary between the engine's bookkeeping and the algorithm: the engine hands over a
/// `LinearSystem`, and later other constants, and takes values. What happens inside, a presolve by
/// the required equalities followed by a simplex method on each block that is left, is nobody
/// else's business.
struct ComponentSolver: Sendable {
  private(set) var system: LinearSystem
  private(set) var presolve: Presolve
  private(set) var blocks: [Block] = []
  /// The block and structural column of each core variable, or -1.
  private var blockOfVariable: [Int32] = []
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
  private var pivotsElsewhere = 0

  /// Why there is no solution: a refusal, or a contradiction of required constraints of the system,
  /// with their multipliers; those that it does not mention have none. Without either, rounding
  /// hides the reason. After a contradiction `values` are those that it was found at.
  struct Failure: Error {
    var multipliers: [(constraint: Int32, multiplier: Double)]?
    var refusal: LayoutEngine.Refusal?
  }

  init(_ system: LinearSystem) {
    self.system = system
    presolve = Presolve(system)
    values = Array(repeating: 0, count: presolve.variableCount)
    (blocks, blockOfVariable, columnOfVariable, checks) = BlockBuilder.blocks(system, presolve)
  }

  /// Takes the present constants of the constraints `members`, whose structure is the system's.
  mutating func setConstants(
    _ members: [Int32], _ constraints: ConstraintStore, _ variables: VariableStore
  ) {
    for (row, member) in members.enumerated() {
      let restsFirst = constraints.restsFirst(Int(member))
      if restsFirst != system.restsFirst[row] {
        system.restsFirst[row] = restsFirst
        isUpdatable = false
      }
      (system.constant[row], system.magnitude[row]) = constraints.rightHandSide(
        of: Int(member), variables)
    }
    presolve.replay(system.constant, system.magnitude)
  }

  /// Takes over the constants of a system of the same structure, before the first solution.
  mutating func setConstants(of other: LinearSystem) {
    system = other
    presolve.replay(system.constant, system.magnitude)
  }

  // MARK: Solving

  /// Finds the optimum that the tie-break chooses. Required constraints hold up to a part of the
  /// numbers involved.
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
      blocks[index].breakTies(system: system)
      blocks[index].polishValues()
      blocks[index].noteAnchors()
    }
    try checkStages()
    readValues()
    if !blocks.indices.allSatisfy({ blocks[$0].countFreeColumns() == 0 }) {
      try settleRemainder(stepLimit)
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

  private mutating func setBlockConstants() throws(Failure) {
    for index in blocks.indices {
      guard blocks[index].setConstants(presolve.constant, presolve.magnitude) else {
        throw Failure(refusal: .overflow)
      }
    }
  }

  /// Begins a solution with no stage given up, whatever an earlier one left behind.
  private mutating func allowSteps(_ stepLimit: Int) {
    for index in blocks.indices {
      blocks[index].stepLimit = stepLimit
      blocks[index].hasGivenUp = false
    }
  }

  // MARK: Checking

  /// Refuses values that are not finite.
  private func checkFinite() throws(Failure) {
    // Not finite as soon as one of them is not.
    var sum = 0.0
    for value in values { sum += value * 0 }
    guard sum == 0 else { throw Failure(refusal: .overflow) }
  }

  /// Refuses the values of a stage that took too many steps, and values that are not where all
  /// stages, at every level, left them.
  private func checkStages() throws(Failure) {
    try checkSteps()
    for index in blocks.indices {
      guard blocks[index].keepsIntervals() else { throw Failure(refusal: .precision) }
    }
  }

  private func checkSteps() throws(Failure) {
    for index in blocks.indices where blocks[index].hasGivenUp {
      throw Failure(refusal: .stepLimit)
    }
  }

  /// Refuses a result that the arithmetic spoiled.
  private mutating func checkResult() throws(Failure) {
    try checkFinite()
    for row in 0..<system.constraintCount where system.isRequired(row) {
      var excess = -system.constant[row]
      var size = 1 + system.magnitude[row]
      for term in Int(system.termStart[row])..<Int(system.termStart[row + 1]) {
        let product = system.termCoefficient[term] * values[Int(system.termVariable[term])]
        excess += product
        size += abs(product)
      }
      let violation =
        switch system.relation[row] {
        case .equal: abs(excess)
        case .lessThanOrEqual: excess
        case .greaterThanOrEqual: -excess
        }
      guard size.isFinite else { throw Failure(refusal: .overflow) }
      guard violation <= Tolerance.spoiled * size else { throw Failure(refusal: .precision) }
    }
  }

  private mutating func updateBlocks() -> Bool {
    for index in blocks.indices { guard blocks[index].update() else { return false } }
    return true
  }

  private mutating func checkConstants(_ tolerance: Double) throws(Failure) {
    for check in checks {
      let row = Int(check)
      let excess = -presolve.constant[row]
      let bound = tolerance * (1 + presolve.magnitude[row])
      let isViolated =
        switch system.relation[row] {
        case .equal: abs(excess) > bound
        case .lessThanOrEqual: excess > bound
        case .greaterThanOrEqual: -excess > bound
        }
      if isViolated { throw conflict([(check, 1)]) }
    }
  }

  private mutating func solveLevels(_ tolerance: Double) throws(Failure) {
    for index in blocks.indices {
      if !blocks[index].solveLevels(tolerance) {
        try checkSteps()
        throw conflict(blocks[index].contradiction())
      }
    }
  }

  /// A contradiction of reduced rows, in terms of the constraints as given.
  private mutating func conflict(_ reduced: [(constraint: Int32, multiplier: Double)]?) -> Failure {
    guard let reduced else { return Failure() }
    readValues()
    var multipliers = Array(repeating: 0.0, count: system.constraintCount)
    for (row, multiplier) in reduced { multipliers[Int(row)] += multiplier }
    presolve.trace(&multipliers)
    return Failure(
      multipliers: multipliers.indices.filter { multipliers[$0] != 0 }
        .map { (Int32($0), multipliers[$0]) })
  }

  /// Whether the left-hand sides have exactly one linear dependency, so that a contradiction in
  /// which all take part is irreducible.
  static func hasOneDependency(_ system: LinearSystem) -> Bool {
    var equalities = system
    for row in 0..<equalities.constraintCount { equalities.relation[row] = .equal }
    return Presolve(equalities).dependentRows == 1
  }

  private mutating func readValues() {
    for index in blocks.indices {
      for column in 0..<blocks[index].structuralCount {
        values[Int(blocks[index].variables[column])] = blocks[index].value[column]
      }
    }
    presolve.complete(&values)
  }

  // MARK: What ties left

  /// Minimises the variables' absolute values, oldest first, over what the blocks left open.
  private mutating func settleRemainder(_ stepLimit: Int) throws(Failure) {
    var optimalFace = OptimalFace(
      blocks: blocks, presolve: presolve, values: values, stepLimit: stepLimit)
    optimalFace.minimiseValues()
    pivotsElsewhere += optimalFace.pivots
    guard !optimalFace.hasGivenUp else { throw Failure(refusal: .stepLimit) }
    values = optimalFace.finalValues()
  }

  // MARK: Faces

  /// Whether the optional levels leave every variable one value.
  var isUnique: Bool { blocks.allSatisfy { $0.isPoint } }

  /// The blocks on their optimal faces, before ties were broken.
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
