// Solutions after few changes, which visit only what the changes affect.
//
// A component of a thousand cards has a hundred thousand variables, and a changed text moves only
// one card and those below it. The tables of a revision lead from a constant to the reduced
// constants that depend on it, from these to blocks and definitions, and from each value to the
// definitions that use it. Values that are not reached have the same operands as before and are
// therefore the same: constants and eliminated variables are sums over the same terms in the same
// order as in a complete calculation.

extension ComponentSolver {
  /// Sets other constants of a few rows. The value is `nil` for rows that no longer have a
  /// constraint. The last solution must be current.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of steps to and from the rows that
  ///   depend on them.
  @inline(__always)
  mutating func setFewConstants(
    rows: [Int32],
    _ rightHandSide: (_ row: Int) -> (
      constant: Double, magnitude: Double, minimizesSlackFirst: Bool
    )?
  ) {
    var heap = MinimumHeap()
    var others: [Int32] = []
    for row in rows {
      guard let (constant, magnitude, minimizesSlackFirst) = rightHandSide(Int(row)) else {
        continue
      }
      if minimizesSlackFirst != givenSystem.minimizesSlackFirst[Int(row)] {
        givenSystem.minimizesSlackFirst[Int(row)] = minimizesSlackFirst
        forgetAnchors(of: row)
      }
      givenSystem.constant[Int(row)] = constant
      givenSystem.magnitude[Int(row)] = magnitude
      visit(row, &heap, &others)
    }
    propagate(&heap, &others)
  }

  /// Computes the reduced constants of rows in the order of the eliminations, and of those that
  /// depend on them.
  private mutating func propagate(_ heap: inout MinimumHeap, _ others: inout [Int32]) {
    // A definition is subtracted only from later definitions and from rows without definitions.
    while let (position, row) = heap.popMinimum() {
      revision[0].isRowVisited[row] = false
      guard computeConstant(of: row) else { continue }
      revision[0].openDefinitions.append(Int32(position))
      var step = revision[0].firstStep[row]
      while step >= 0 {
        visit(presolve.steps[Int(step)].target, &heap, &others)
        step = revision[0].nextStep[Int(step)]
      }
    }
    for row in others {
      revision[0].isRowVisited[Int(row)] = false
      if computeConstant(of: Int(row)) { noteReducedConstant(of: row) }
    }
  }

  /// Records that the reduced constant of a row has to be computed.
  private mutating func visit(_ row: Int32, _ heap: inout MinimumHeap, _ others: inout [Int32]) {
    guard !revision[0].isRowVisited[Int(row)] else { return }
    revision[0].isRowVisited[Int(row)] = true
    let position = revision[0].eliminationOfRow[Int(row)]
    if position >= 0 { heap.push(key: Int(position), item: Int(row)) } else { others.append(row) }
  }

  /// Computes the reduced constant of a row in the same way as `Presolve.replay(_:_:)`. Returns
  /// true if it changed.
  private mutating func computeConstant(of row: Int) -> Bool {
    var constant = givenSystem.constant[row]
    var magnitude = givenSystem.magnitude[row]
    var index = revision[0].firstStepTo[row]
    while index >= 0 {
      let step = presolve.steps[Int(index)]
      constant -= step.factor * presolve.constant[Int(step.source)]
      magnitude += abs(step.factor) * presolve.magnitude[Int(step.source)]
      index = revision[0].nextStepTo[Int(index)]
    }
    guard constant != presolve.constant[row] || magnitude != presolve.magnitude[row] else {
      return false
    }
    presolve.constant[row] = constant
    presolve.magnitude[row] = magnitude
    return true
  }

  /// Records the effect of another reduced constant of a row that is not a definition.
  private mutating func noteReducedConstant(of row: Int32) {
    guard !presolve.isRetired[Int(row)] else { return }
    if presolve.rowCount[Int(row)] == 0 {
      revision[0].uncheckedRows.append(row)
    } else if deferredRows.isEmpty || !deferredRows.contains(row) {
      let block = block(of: row)
      if block >= 0 { revision[0].unsettle(block: block) }
    }
  }

  /// Marks the block of a row to be solved again, starting from its basis, because the order in
  /// which its ties are broken changed.
  mutating func forgetAnchors(of row: Int32) {
    guard !presolve.isRetired[Int(row)], presolve.rowCount[Int(row)] > 0 else { return }
    let block = block(of: row)
    guard block >= 0 else { return }
    blocks[Int(block)].isAnchored = false
    revision[0].unsettle(block: block)
  }

  /// Returns the block of a row's variables, or -1 if it has none yet.
  private func block(of row: Int32) -> Int32 {
    blockOfVariable[Int(presolve.termVariable[Int(presolve.rowStart[Int(row)])])]
  }

  // MARK: Solving

  /// Returns the variables whose values changed since the last call, or `nil` for all, and a
  /// Boolean value that indicates whether the solver has checked the required rows of all changed
  /// values.
  mutating func takeChanges() -> (variables: [Int32]?, areChecked: Bool) {
    var changed: [Int32] = []
    swap(&changed, &revision[0].changedValues)
    let result = (revision[0].areAllValuesNew ? nil : changed, !revision[0].needsCheck)
    revision[0].areAllValuesNew = false
    revision[0].needsCheck = false
    return result
  }

  /// Solves the blocks that changed, and computes the values that depend on the changes.
  mutating func solveChanges(_ tolerance: Double, _ stepLimit: Int) throws(Failure) {
    // After a failure, any value may be wrong.
    revision[0].isCurrent = false
    var isSearched = revision[0].isOpen
    if isSearched { try closeRevision() }
    for row in revision[0].uncheckedRows where isCheck(row) { try check(row, tolerance) }
    var isStillDetermined = true
    for block in revision[0].unsettledBlocks where !revision[0].isBlockSolved[Int(block)] {
      let index = Int(block)
      defer { countPivots(of: index..<index + 1) }
      if try solveBlock(index, tolerance, stepLimit) { isSearched = true }
      revision[0].isBlockSolved[index] = true
      isUpdatable = isUpdatable && blocks[index].isAnchored
      isStillDetermined = isStillDetermined && blocks[index].countFreeColumns() == 0
    }
    guard isStillDetermined else {
      try completeSolution(stepLimit)
      return noteSolution()
    }
    try completeChanges()
    if isSearched {
      // The engine checks the constraints that depend on the reported values.
      if revision[0].areAllValuesNew { try checkResult() } else { revision[0].needsCheck = true }
    }
    revision[0].endChanges(isDetermined: true)
  }

  /// Returns a Boolean value that indicates whether a row has no variables, but must hold.
  private func isCheck(_ row: Int32) -> Bool {
    presolve.rowCount[Int(row)] == 0 && !presolve.isRetired[Int(row)]
      && givenSystem.isRequired(Int(row))
  }

  /// Reads the solved blocks, and computes the eliminated variables that depend on other values
  /// than before.
  private mutating func completeChanges() throws(Failure) {
    var heap = MinimumHeap()
    let first = revision[0].changedValues.count
    for position in revision[0].openDefinitions { visit(elimination: position, &heap) }
    for block in revision[0].unsettledBlocks {
      for column in 0..<blocks[Int(block)].structuralCount {
        set(
          blocks[Int(block)].variables[column], blocks[Int(block)].state[column].value, &heap)
      }
    }
    // A definition refers to core variables and to variables that are eliminated later.
    while let (_, position) = heap.popMinimum() {
      revision[0].isEliminationVisited[position] = false
      set(
        presolve.eliminatedVariable[position], presolve.value(ofElimination: position, values),
        &heap)
    }
    for variable in revision[0].changedValues[first...]
    where !values[Int(variable)].isFinite { throw .overflow }
  }

  /// Sets a value, and visits the definitions that use it if it changed.
  private mutating func set(_ variable: Int32, _ value: Double, _ heap: inout MinimumHeap) {
    guard values[Int(variable)] != value else { return }
    values[Int(variable)] = value
    revision[0].changedValues.append(variable)
    var use = revision[0].firstUse[Int(variable)]
    while use >= 0 {
      visit(elimination: revision[0].uses[Int(use)].elimination, &heap)
      use = revision[0].uses[Int(use)].next
    }
  }

  /// Records that an eliminated variable has to be computed.
  private mutating func visit(elimination: Int32, _ heap: inout MinimumHeap) {
    guard !revision[0].isEliminationVisited[Int(elimination)] else { return }
    revision[0].isEliminationVisited[Int(elimination)] = true
    heap.push(key: -presolve.place(ofElimination: Int(elimination)), item: Int(elimination))
  }

  /// Records that a row defines a variable, as one of the eliminations.
  mutating func noteElimination(_ position: Int32) {
    let row = presolve.definingRow[Int(position)]
    revision[0].eliminationOfVariable[Int(presolve.eliminatedVariable[Int(position)])] = position
    revision[0].eliminationOfRow[Int(row)] = position
    revision[0].isEliminationVisited.append(false)
    revision[0].noteUses(in: Int(position), presolve)
    revision[0].openDefinitions.append(position)
  }
}
