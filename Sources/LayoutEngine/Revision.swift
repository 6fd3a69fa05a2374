/// The data that a component needs to change its structure in place.
///
/// An analysis of a component is a sequence of eliminations, and blocks of the rows that are left. A
/// removed or added constraint affects few of either. The tables of a revision find them. A
/// component gets a revision with its first change of structure.
struct Revision: Sendable {
  /// The position of each eliminated variable among the eliminations, or -1 for a core variable.
  var eliminationOfVariable: [Int32]
  /// The position of each row that defines a variable, or -1.
  var eliminationOfRow: [Int32]
  /// The first of the recorded steps that subtract each row from others, or -1.
  var firstStep: [Int32]
  /// The next step with the same source, by step, or -1.
  var nextStep: [Int32]
  /// A Boolean value per variable that indicates whether the variable does not exist outside of the
  /// solver: the value of a row, or the violation of a removed equality. Such variables take no part
  /// in the choice among equal optima.
  var isHidden: [Bool]
  /// A Boolean value per variable that indicates whether a remaining row may refer to the variable.
  var isUsed: [Bool]
  /// The ages of the constraints, by row, as the engine counts. Only their order matters.
  var constraintAges: [UInt64]
  /// The ages of the variables that are not hidden.
  var variableAges: [UInt64]

  /// The blocks whose rows changed since the last solution.
  var changedBlocks: [Int32] = []
  /// A Boolean value per block that indicates whether it is in `changedBlocks`.
  var isBlockChanged: [Bool]
  /// A Boolean value per block that indicates whether its solution is that of its present rows and
  /// constants.
  var isBlockSolved: [Bool]
  /// The blocks without variables, whose indices are used again.
  var freeBlocks: [Int32] = []
  /// The rows that have no block yet, or were in another one.
  var looseRows: [Int32] = []
  /// The core variables that have no block yet.
  var looseVariables: [Int32] = []
  /// A Boolean value per variable that indicates whether it is in `looseVariables`.
  var isLoose: [Bool]
  /// A Boolean value that indicates whether the structure changed since the last solution.
  var isOpen = false

  /// The number of rows that changes of the structure visited since the analysis.
  var work = 0

  /// Scratch space: the coefficients of a row that is reduced, by variable, otherwise 0.
  var coefficients: [Double]
  /// Scratch space: the rates at which right-hand sides change, by row, otherwise 0.
  var slopes: [Double]
  /// Scratch space: a Boolean value per row that indicates whether it has been visited.
  var isRowVisited: [Bool]
  /// Scratch space: a Boolean value per variable that indicates whether it has been visited.
  var isVariableVisited: [Bool]
  /// Scratch space: the index of a variable among those that are assigned to blocks.
  var localIndex: [Int32]

  /// Creates the tables for an analyzed component.
  ///
  /// - Complexity: O(rows + variables + steps).
  init(
    _ presolve: Presolve, blocks: Int, constraintAges: [UInt64], variableAges: [UInt64]
  ) {
    let rows = presolve.rowStart.count
    let variables = presolve.variableCount
    eliminationOfVariable = Array(repeating: -1, count: variables)
    eliminationOfRow = Array(repeating: -1, count: rows)
    for (position, variable) in presolve.eliminatedVariable.enumerated() {
      eliminationOfVariable[Int(variable)] = Int32(position)
      eliminationOfRow[Int(presolve.definingRow[position])] = Int32(position)
    }
    firstStep = Array(repeating: -1, count: rows)
    nextStep = Array(repeating: -1, count: presolve.steps.count)
    for (index, step) in presolve.steps.enumerated() {
      nextStep[index] = firstStep[Int(step.source)]
      firstStep[Int(step.source)] = Int32(index)
    }
    isHidden = (0..<variables).map { $0 >= variableAges.count }
    isUsed = Array(repeating: true, count: variables)
    self.constraintAges =
      constraintAges + Array(repeating: 0, count: rows - constraintAges.count)
    self.variableAges =
      variableAges + Array(repeating: 0, count: variables - variableAges.count)
    isBlockChanged = Array(repeating: false, count: blocks)
    isBlockSolved = Array(repeating: true, count: blocks)
    isLoose = Array(repeating: false, count: variables)
    coefficients = Array(repeating: 0, count: variables)
    slopes = Array(repeating: 0, count: rows)
    isRowVisited = Array(repeating: false, count: rows)
    isVariableVisited = isLoose
    localIndex = Array(repeating: -1, count: variables)
  }

  /// Returns the variables that are not hidden, oldest first.
  ///
  /// - Complexity: O(n) unless young variables became older than others of the component.
  func variablesByAge() -> [Int32] {
    (0..<Int32(isHidden.count)).filter { !isHidden[Int($0)] }
      .sorted { variableAges[Int($0)] < variableAges[Int($1)] }
  }

  /// Adds a variable; without an age, a hidden one.
  mutating func appendVariable(age: UInt64?) {
    eliminationOfVariable.append(-1)
    isHidden.append(age == nil)
    variableAges.append(age ?? 0)
    isUsed.append(false)
    isLoose.append(false)
    coefficients.append(0)
    isVariableVisited.append(false)
    localIndex.append(-1)
  }

  /// Adds a row.
  mutating func appendRow(age: UInt64) {
    constraintAges.append(age)
    eliminationOfRow.append(-1)
    firstStep.append(-1)
    slopes.append(0)
    isRowVisited.append(false)
  }

  /// Records the steps that were added to a presolve.
  mutating func noteSteps(_ steps: [Presolve.Step]) {
    while nextStep.count < steps.count {
      let source = Int(steps[nextStep.count].source)
      let index = Int32(nextStep.count)
      nextStep.append(firstStep[source])
      firstStep[source] = index
    }
  }

  /// Records that a block must be formed again.
  mutating func change(block: Int32) {
    guard !isBlockChanged[Int(block)] else { return }
    isBlockChanged[Int(block)] = true
    changedBlocks.append(block)
  }

  /// Records that a core variable needs a block.
  mutating func loosen(_ variable: Int32) {
    guard !isLoose[Int(variable)] else { return }
    isLoose[Int(variable)] = true
    looseVariables.append(variable)
  }
}
