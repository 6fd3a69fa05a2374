// The blocks that changes of the structure affect.

extension ComponentSolver {
  /// Records that a row needs a block, and that the blocks of its variables must be rebuilt with
  /// it.
  mutating func loosen(row: Int32) {
    revision[0].looseRows.append(row)
    touch(row)
  }

  /// Records that the blocks of a row's variables change.
  mutating func touch(_ row: Int32) {
    let start = Int(presolve.rowStart[Int(row)])
    for term in start..<start + Int(presolve.rowCount[Int(row)]) {
      let variable = presolve.termVariable[term]
      revision[0].isUsed[Int(variable)] = true
      let block = blockOfVariable[Int(variable)]
      if block >= 0 { revision[0].change(block: block) } else { revision[0].loosen(variable) }
    }
  }

  /// Rebuilds the changed blocks. All others keep their rows, bases and solutions.
  ///
  /// - Throws: A `Failure` if a block is too large. The component must then be analyzed again.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of entries of the changed blocks.
  mutating func closeRevision() throws(Failure) {
    guard !revision[0].hasLargeBlock else { throw .largeBlock }
    let (variables, rows) = takeLoose()
    var sets = connections(of: variables, by: rows)
    var groupOfRoot = Array(repeating: Int32(-1), count: variables.count)
    var members: [[Int32]] = []
    for (index, variable) in variables.enumerated() {
      let root = Int(sets.find(Int32(index)))
      if groupOfRoot[root] < 0 {
        groupOfRoot[root] = Int32(members.count)
        members.append([])
      }
      columnOfVariable[Int(variable)] = Int32(members[Int(groupOfRoot[root])].count)
      members[Int(groupOfRoot[root])].append(variable)
    }
    var rowsOfGroup: [[Int32]] = Array(repeating: [], count: members.count)
    for row in rows {
      let first = presolve.termVariable[Int(presolve.rowStart[Int(row)])]
      let root = Int(sets.find(revision[0].localIndex[Int(first)]))
      rowsOfGroup[Int(groupOfRoot[root])].append(row)
    }
    if members.contains(where: { $0.count > revision[0].maxBlockSize }) {
      revision[0].hasLargeBlock = true
    }
    for group in members.indices { formBlock(members[group], rowsOfGroup[group]) }
    emptyFreeBlocks()
    // The revision stays open, so that another solution is not attempted.
    if revision[0].hasLargeBlock { throw .largeBlock }
    revision[0].isOpen = false
  }

  /// Returns the sets of variables that rows connect, as sets of indices in `variables`. These
  /// indices are stored in `localIndex`.
  private mutating func connections(of variables: [Int32], by rows: [Int32]) -> DisjointSets {
    var sets = DisjointSets(count: variables.count)
    for (index, variable) in variables.enumerated() {
      revision[0].localIndex[Int(variable)] = Int32(index)
    }
    for row in rows {
      let start = Int(presolve.rowStart[Int(row)])
      let first = revision[0].localIndex[Int(presolve.termVariable[start])]
      for term in start + 1..<start + Int(presolve.rowCount[Int(row)]) {
        sets.unite(first, revision[0].localIndex[Int(presolve.termVariable[term])])
      }
    }
    return sets
  }

  /// Returns the variables and rows of the changed blocks and those without a block, oldest first,
  /// and empties these blocks.
  private mutating func takeLoose() -> (variables: [Int32], rows: [Int32]) {
    var variables: [Int32] = []
    var rows: [Int32] = []
    for row in revision[0].looseRows { appendLoose(row: row, to: &rows) }
    for variable in revision[0].looseVariables {
      revision[0].isLoose[Int(variable)] = false
      if blockOfVariable[Int(variable)] < 0, !presolve.isEliminated[Int(variable)] {
        variables.append(variable)
      }
    }
    for block in revision[0].changedBlocks { empty(block, into: &variables, &rows) }
    for row in rows { revision[0].isRowVisited[Int(row)] = false }
    revision[0].work += rows.count + variables.count
    revision[0].looseRows.removeAll(keepingCapacity: true)
    revision[0].looseVariables.removeAll(keepingCapacity: true)
    revision[0].changedBlocks.removeAll(keepingCapacity: true)
    variables.sort()
    rows.sort()
    return (variables, rows)
  }

  /// Releases a changed block, and adds its variables and rows to those without a block.
  private mutating func empty(
    _ block: Int32, into variables: inout [Int32], _ rows: inout [Int32]
  ) {
    revision[0].isBlockChanged[Int(block)] = false
    for entry in blocks[Int(block)].entries.indices {
      appendLoose(row: blocks[Int(block)].entries[entry].constraint, to: &rows)
    }
    for variable in blocks[Int(block)].variables {
      blockOfVariable[Int(variable)] = -1
      columnOfVariable[Int(variable)] = -1
      if !presolve.isEliminated[Int(variable)] { variables.append(variable) }
    }
    revision[0].freeBlocks.append(block)
  }

  /// Adds a row to those that need a block, unless it was removed or is one of them.
  private mutating func appendLoose(row: Int32, to rows: inout [Int32]) {
    guard !presolve.isRetired[Int(row)], !revision[0].isRowVisited[Int(row)] else { return }
    revision[0].isRowVisited[Int(row)] = true
    rows.append(row)
  }

  /// Stores a block of these variables and rows, which is not solved yet.
  private mutating func formBlock(_ variables: [Int32], _ rows: [Int32]) {
    let block = BlockBuilder.block(variables, rows, givenSystem, presolve, columnOfVariable)
    var index = revision[0].freeBlocks.popLast() ?? -1
    if index < 0 {
      index = Int32(blocks.count)
      blocks.append(block)
      revision[0].isBlockChanged.append(false)
      revision[0].isBlockSolved.append(true)
    } else {
      blocks[Int(index)] = block
    }
    revision[0].unsettle(block: index)
    for variable in variables { blockOfVariable[Int(variable)] = index }
  }

  /// Empties the blocks that lost their variables. Blocks that were already empty come first.
  private mutating func emptyFreeBlocks() {
    for index in revision[0].freeBlocks.reversed() {
      guard blocks[Int(index)].structuralCount > 0 else { break }
      blocks[Int(index)] = Block(variables: [])
      blocks[Int(index)].finish(levelCount: 1)
      blocks[Int(index)].isPoint = true
      blocks[Int(index)].isAnchored = true
      revision[0].isBlockSolved[Int(index)] = true
    }
  }

  // MARK: Solving

  /// Solves the blocks that changed, and completes the solution.
  mutating func solveRevision(_ tolerance: Double, _ stepLimit: Int) throws(Failure) {
    try closeRevision()
    isUpdatable = false
    try checkConstants(tolerance)
    for index in blocks.indices where !revision[0].isBlockSolved[index] {
      try solveBlock(index, tolerance, stepLimit)
      revision[0].isBlockSolved[index] = true
    }
    try completeSolution(stepLimit)
    noteSolution()
  }

  /// Solves a block for the current constants. Returns false if its basis could be kept.
  @discardableResult
  mutating func solveBlock(
    _ index: Int, _ tolerance: Double, _ stepLimit: Int
  ) throws(Failure) -> Bool {
    guard blocks[index].setConstants(presolve.constant, presolve.magnitude) else {
      throw .overflow
    }
    if blocks[index].update() { return false }
    blocks[index].stepLimit = stepLimit
    blocks[index].hasReachedStepLimit = false
    guard blocks[index].solveLevels(tolerance) else { throw .unexplained }
    guard fixesDeferredRows(index..<index + 1) else { throw .unexplained }
    blocks[index].breakTies(
      system: givenSystem, ages: isRevised ? revision[0].constraintAges : [])
    blocks[index].polishValues()
    blocks[index].noteAnchors()
    guard !blocks[index].hasReachedStepLimit else { throw .stepLimit }
    guard blocks[index].keepsIntervals() else { throw .precision }
    return true
  }
}
