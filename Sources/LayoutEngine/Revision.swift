/// The data that a component needs to change its structure in place.
///
/// An analysis of a component is a sequence of eliminations, and blocks of the rows that are left.
/// A removed or added constraint affects only few of them, as do a few constants. The tables of a
/// revision find these. A component gets a revision at its first such change.
struct Revision: Sendable {
  /// The position of each eliminated variable among the eliminations, or -1 for a core variable.
  var eliminationOfVariable: [Int32]
  /// The position of each row that defines a variable, or -1.
  var eliminationOfRow: [Int32]
  /// The first of the recorded steps that subtract each row from others, or -1.
  var firstStep: [Int32]
  /// The next step with the same source, by step, or -1.
  var nextStep: [Int32]
  /// The first of the recorded steps that subtract others from each row, in order, or -1.
  private(set) var firstStepTo: [Int32]
  /// The last of these steps of each row, or -1.
  private var lastStepTo: [Int32]
  /// The next step with the same target, by step, or -1.
  private(set) var nextStepTo: [Int32]
  /// The first of the uses of each variable, or -1.
  private(set) var firstUse: [Int32]
  /// The eliminations whose definitions refer to a variable that another row defines, or to a core
  /// variable: the position among the eliminations, and the next use of the same variable or -1.
  private(set) var uses: [(elimination: Int32, next: Int32)] = []
  /// A Boolean value per variable that indicates whether a definition other than an outer one
  /// refers to the variable.
  private(set) var isUsedInside: [Bool]
  /// A Boolean value per variable that indicates whether the variable does not exist outside of the
  /// solver: the value of a row, the violation of a removed equality, or a variable that was
  /// removed. Such variables are excluded from the choice among equal optima.
  var isHidden: [Bool]
  /// A Boolean value per variable that indicates whether it is the violation of a removed equality,
  /// or the value of a row that was removed or depends on a removed equality. Other values of rows
  /// depend on remaining constraints only.
  private(set) var dependsOnRemovals: [Bool]
  /// A Boolean value per variable that indicates whether a remaining row may refer to the variable.
  var isUsed: [Bool]
  /// The ages of the constraints in the engine, by row. Only their order matters. The array is
  /// empty before the first change of the structure, because rows are then in the order of their
  /// ages.
  private(set) var constraintAges: [UInt64] = []
  /// The ages of the variables that are not hidden. The array is empty in the same case.
  private var variableAges: [UInt64] = []

  /// The blocks whose rows changed since the last solution.
  var changedBlocks: [Int32] = []
  /// A Boolean value per block that indicates whether it is in `changedBlocks`.
  var isBlockChanged: [Bool]
  /// A Boolean value per block that indicates whether its solution is that of its current rows and
  /// constants.
  var isBlockSolved: [Bool]
  /// The blocks without variables, whose indices are reused.
  var freeBlocks: [Int32] = []
  /// The rows that have no block yet, or were in another one.
  var looseRows: [Int32] = []
  /// The core variables that have no block yet.
  var looseVariables: [Int32] = []
  /// A Boolean value per variable that indicates whether it is in `looseVariables`.
  var isLoose: [Bool]
  /// A Boolean value that indicates whether the structure changed since the last solution.
  var isOpen = false

  /// A Boolean value that indicates whether the values are those of the last solution, which each
  /// block determined by itself, and whether the lists below have all changes since then. The next
  /// solution then visits only what they affect.
  var isCurrent = false
  /// Blocks that may have no solution for their current rows and constants. Other blocks may be
  /// included.
  var unsettledBlocks: [Int32] = []
  /// The eliminations whose definitions have other constants or terms.
  var openDefinitions: [Int32] = []
  /// The rows without variables that are new or have other constants.
  var uncheckedRows: [Int32] = []
  /// The variables whose values changed since the engine read them. Other variables may be
  /// included.
  var changedValues: [Int32] = []
  /// A Boolean value that indicates whether values changed since the engine read them that are not
  /// in the list.
  var areAllValuesNew = false
  /// A Boolean value that indicates whether it has to be checked that the changed values satisfy
  /// the required constraints.
  var needsCheck = false
  /// Scratch space: a Boolean value per elimination that indicates whether it has been visited.
  var isEliminationVisited: [Bool]

  /// The number of rows that changes of the structure visited since the analysis.
  var work = 0

  /// A Boolean value that indicates whether a change of the structure formed a block with more
  /// variables than `maxBlockSize`. In that case, the component is no longer solved.
  var hasLargeBlock = false
  /// The maximum number of variables of a block after a change of the structure. With a larger
  /// block, the component is analyzed again.
  ///
  /// The analysis separates rows by eliminations for which changes do not search. Cards with one
  /// block each can become one block after a change, for which the simplex method takes longer than
  /// another analysis.
  let maxBlockSize: Int
  #if LAYOUT_ENGINE_CHECKS
    /// The number of variables up to which a block may grow in any component. It is so low that
    /// changes of random systems exceed it.
    private static let smallBlock = 4
  #else
    /// The number of variables up to which a block may grow in any component. The rows of a form or
    /// column of this length are solved in less time than they are analyzed.
    private static let smallBlock = 160
  #endif

  /// Scratch space for a row that is reduced.
  var scratch: RowScratch
  /// Scratch space: the rates at which right-hand sides change, by row. All others are 0.
  var slopes: [Double]
  /// Scratch space: a Boolean value per row that indicates whether it has been visited.
  var isRowVisited: [Bool]
  /// Scratch space: the index of a variable among those that are assigned to blocks.
  var localIndex: [Int32]

  /// Creates the tables for an analyzed component.
  ///
  /// - Complexity: O(*n*), where *n* is the total number of rows, variables and steps.
  ///
  /// - Parameters:
  ///   - presolve: The analysis of the component.
  ///   - blocks: The blocks of the analysis.
  ///   - givenVariables: The number of variables that are not hidden, which come first.
  init(_ presolve: Presolve, blocks: [Block], givenVariables: Int) {
    // A block may double in size, as when two neighbors are joined.
    maxBlockSize = max(Self.smallBlock, 2 * (blocks.lazy.map(\.structuralCount).max() ?? 0))
    let rows = presolve.rowStart.count
    let variables = presolve.variableCount
    eliminationOfVariable = Array(repeating: -1, count: variables)
    eliminationOfRow = Array(repeating: -1, count: rows)
    for (position, variable) in presolve.eliminatedVariable.enumerated() {
      eliminationOfVariable[Int(variable)] = Int32(position)
      eliminationOfRow[Int(presolve.definingRow[position])] = Int32(position)
    }
    firstStep = Array(repeating: -1, count: rows)
    firstStepTo = firstStep
    lastStepTo = firstStep
    nextStep = []
    nextStepTo = []
    nextStep.reserveCapacity(presolve.steps.count)
    nextStepTo.reserveCapacity(presolve.steps.count)
    firstUse = Array(repeating: -1, count: variables)
    isEliminationVisited = Array(repeating: false, count: presolve.eliminatedVariable.count)
    isUsedInside = Array(repeating: false, count: variables)
    isHidden = (0..<variables).map { $0 >= givenVariables }
    dependsOnRemovals = Array(repeating: false, count: variables)
    isUsed = Array(repeating: true, count: variables)
    isBlockChanged = Array(repeating: false, count: blocks.count)
    isBlockSolved = Array(repeating: true, count: blocks.count)
    isLoose = Array(repeating: false, count: variables)
    scratch = RowScratch(variables: variables)
    slopes = Array(repeating: 0, count: rows)
    isRowVisited = Array(repeating: false, count: rows)
    localIndex = Array(repeating: -1, count: variables)
    noteSteps(presolve.steps)
    for position in presolve.eliminatedVariable.indices { noteUses(in: position, presolve) }
  }

  /// A Boolean value that indicates whether the ages are known.
  var hasAges: Bool { !constraintAges.isEmpty }

  /// Stores the ages of the constraints and variables before the first change of the structure.
  /// Rows and variables that presolve added have none.
  mutating func takeAges(constraints: [UInt64], variables: [UInt64]) {
    constraintAges =
      constraints + Array(repeating: 0, count: isRowVisited.count - constraints.count)
    variableAges = variables + Array(repeating: 0, count: isHidden.count - variables.count)
  }

  /// Returns the variables that are not hidden, oldest first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of variables, unless young variables became
  ///   older than others of the component.
  func variablesByAge() -> [Int32] {
    let given = (0..<Int32(isHidden.count)).filter { !isHidden[Int($0)] }
    guard hasAges else { return given }
    return given.sorted { variableAges[Int($0)] < variableAges[Int($1)] }
  }

  /// Adds a variable. If it has no age, it is hidden.
  mutating func appendVariable(age: UInt64?) {
    eliminationOfVariable.append(-1)
    isHidden.append(age == nil)
    dependsOnRemovals.append(age == nil)
    variableAges.append(age ?? 0)
    isUsed.append(false)
    isLoose.append(false)
    scratch.appendVariable()
    localIndex.append(-1)
    firstUse.append(-1)
    isUsedInside.append(false)
  }

  /// Records that a row was removed, or depends on a removed equality. If the row has a variable
  /// for its value, that is its only variable, except for violations.
  mutating func noteRemoval(ofTermsIn row: Int32, _ presolve: Presolve) {
    let start = Int(presolve.rowStart[Int(row)])
    var value: Int32 = -1
    for variable in presolve.termVariable[start..<start + Int(presolve.rowCount[Int(row)])]
    where !dependsOnRemovals[Int(variable)] {
      guard value < 0 else { return }
      value = variable
    }
    if value >= 0, isHidden[Int(value)] { dependsOnRemovals[Int(value)] = true }
  }

  /// Excludes a variable from the choice among equal optima.
  mutating func hide(_ variable: Int32) { isHidden[Int(variable)] = true }

  /// Adds a row.
  mutating func appendRow(age: UInt64) {
    constraintAges.append(age)
    eliminationOfRow.append(-1)
    firstStep.append(-1)
    firstStepTo.append(-1)
    lastStepTo.append(-1)
    slopes.append(0)
    isRowVisited.append(false)
  }

  /// Records the steps that were added to a presolve.
  mutating func noteSteps(_ steps: [Presolve.Step]) {
    while nextStep.count < steps.count {
      let source = Int(steps[nextStep.count].source)
      let target = Int(steps[nextStep.count].target)
      let index = Int32(nextStep.count)
      nextStep.append(firstStep[source])
      firstStep[source] = index
      nextStepTo.append(-1)
      if lastStepTo[target] >= 0 {
        nextStepTo[Int(lastStepTo[target])] = index
      } else {
        firstStepTo[target] = index
      }
      lastStepTo[target] = index
    }
  }

  /// Records the variables on which the definition of an elimination depends.
  mutating func noteUses(in position: Int, _ presolve: Presolve) {
    let row = Int(presolve.definingRow[position])
    let start = Int(presolve.rowStart[row])
    for term in start..<start + Int(presolve.rowCount[row])
    where presolve.termVariable[term] != presolve.eliminatedVariable[position] {
      noteUse(of: presolve.termVariable[term], in: Int32(position), presolve)
    }
  }

  /// Records that the definition of an elimination depends on a variable.
  mutating func noteUse(of variable: Int32, in position: Int32, _ presolve: Presolve) {
    if presolve.place(ofElimination: Int(position)) >= Presolve.firstInnerPlace {
      isUsedInside[Int(variable)] = true
    }
    uses.append((position, firstUse[Int(variable)]))
    firstUse[Int(variable)] = Int32(uses.count - 1)
  }

  // MARK: Solutions

  /// Records that a block has other rows or constants.
  mutating func unsettle(block: Int32) {
    guard isBlockSolved[Int(block)] else { return }
    isBlockSolved[Int(block)] = false
    unsettledBlocks.append(block)
  }

  /// Records that any constant may have changed.
  mutating func noteNewConstants() {
    isCurrent = false
    for block in isBlockSolved.indices { isBlockSolved[block] = false }
  }

  /// Records that all blocks are solved and all values computed. `isDetermined` indicates whether
  /// each block determined its values.
  mutating func noteSolution(isDetermined: Bool) {
    for block in isBlockSolved.indices { isBlockSolved[block] = true }
    areAllValuesNew = true
    endChanges(isDetermined: isDetermined)
  }

  /// Empties the lists of changes after a solution.
  mutating func endChanges(isDetermined: Bool) {
    unsettledBlocks.removeAll(keepingCapacity: true)
    openDefinitions.removeAll(keepingCapacity: true)
    uncheckedRows.removeAll(keepingCapacity: true)
    isCurrent = isDetermined
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
