// Changes of a component's structure without another analysis.

extension ComponentSolver {
  /// A Boolean value that indicates whether the structure changed since the analysis.
  var isRevised: Bool { !revision.isEmpty }

  /// Prepares the component for changes of its structure. After that, rows and variables that
  /// presolve added also have indices in the system.
  mutating func beginRevision() {
    guard revision.isEmpty else { return }
    revision.append(
      Revision(presolve, blocks: blocks, givenVariables: givenSystem.variableCount))
    // All values are those of the last solution, whose constants the solver has.
    revision[0].isCurrent = isDetermined
    while givenSystem.constraintCount < presolve.rowStart.count { appendEmptyRow() }
    presolve.givenRows = presolve.rowStart.count
    givenSystem.variableCount = presolve.variableCount
  }

  /// Appends a row without effect to the system.
  private mutating func appendEmptyRow() {
    givenSystem.append(
      relation: .equal, constant: 0, magnitude: 0, priority: 0, minimizesSlackFirst: false)
  }

  // MARK: Variables

  /// Adds a variable without constraints and returns its index. A variable without an age exists
  /// only in the solver.
  mutating func appendVariable(age: UInt64?) -> Int32 {
    let variable = presolve.appendVariable()
    revision[0].appendVariable(age: age)
    revision[0].loosen(variable)
    revision[0].isOpen = true
    // The previous value of the variable does not matter.
    revision[0].changedValues.append(variable)
    blockOfVariable.append(-1)
    columnOfVariable.append(-1)
    values.append(0)
    givenSystem.variableCount = presolve.variableCount
    return variable
  }

  // MARK: Removing

  /// Returns a Boolean value that indicates whether a row defines a variable.
  func isDefinition(_ row: Int32) -> Bool { revision[0].eliminationOfRow[Int(row)] >= 0 }

  /// Removes a row.
  ///
  /// A row of a block leaves it. A row that defines a variable becomes `row = constant + t` with a
  /// new variable `t`, which appears in all rows from which a multiple of it was subtracted.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows from which the removed row was
  ///   subtracted, directly or indirectly, plus the cost of the blocks that ``closeRevision()``
  ///   rebuilds.
  mutating func remove(row: Int32) {
    let index = Int(row)
    givenSystem.priority[index] = 0
    revision[0].isOpen = true
    revision[0].work += 1
    if revision[0].eliminationOfRow[index] >= 0 {
      release(row)
    } else {
      revision[0].noteRemoval(ofTermsIn: row, presolve)
      presolve.isRetired[index] = true
      if deferredRows.remove(row) == nil { touch(row) }
      if presolve.rowCount[index] == 0 { checks.removeAll { $0 == row } }
    }
  }

  /// Removes a row that defines a variable by adding a new variable for its violation to the row,
  /// and to all rows from which a multiple of it was subtracted.
  private mutating func release(_ row: Int32) {
    let violation = appendVariable(age: nil)
    var determined: Set<Int32> = []
    for target in slopes(of: row) {
      let slope = revision[0].slopes[Int(target)]
      revision[0].slopes[Int(target)] = 0
      revision[0].isRowVisited[Int(target)] = false
      let isDefinition = revision[0].eliminationOfRow[Int(target)] >= 0
      guard slope != 0, isDefinition || !presolve.isRetired[Int(target)] else { continue }
      if !isDefinition, presolve.rowCount[Int(target)] == 0, givenSystem.isRequired(Int(target)) {
        determined.insert(target)
      }
      if !isDefinition { revision[0].noteRemoval(ofTermsIn: target, presolve) }
      presolve.append(violation, -slope, toRow: Int(target))
      guard !isDefinition else {
        let position = revision[0].eliminationOfRow[Int(target)]
        revision[0].noteUse(of: violation, in: position, presolve)
        revision[0].openDefinitions.append(position)
        continue
      }
      if deferredRows.contains(target) {
        noteVariables(ofDeferred: target)
      } else {
        loosen(row: target)
      }
    }
    if !determined.isEmpty { checks.removeAll { determined.contains($0) } }
  }

  /// Returns the rows whose right-hand sides depend on that of a row, which is one of them. Their
  /// rates are in the scratch space of the revision.
  private mutating func slopes(of row: Int32) -> [Int32] {
    var result = [row]
    var heap = MinimumHeap()
    revision[0].slopes[Int(row)] = 1
    revision[0].isRowVisited[Int(row)] = true
    heap.push(key: Int(revision[0].eliminationOfRow[Int(row)]), item: Int(row))
    while let (_, source) = heap.popMinimum() {
      let slope = revision[0].slopes[source]
      guard slope != 0 else { continue }
      var index = revision[0].firstStep[source]
      while index >= 0 {
        let step = presolve.steps[Int(index)]
        index = revision[0].nextStep[Int(index)]
        let target = Int(step.target)
        let change = step.factor * slope
        let old = revision[0].slopes[target]
        let isGone = abs(old - change) <= Tolerance.cancellation * (abs(old) + abs(change))
        revision[0].slopes[target] = isGone ? 0 : old - change
        guard !revision[0].isRowVisited[target] else { continue }
        revision[0].isRowVisited[target] = true
        result.append(step.target)
        let position = revision[0].eliminationOfRow[target]
        if position >= 0 { heap.push(key: Int(position), item: target) }
      }
    }
    revision[0].work += result.count
    return result
  }
}
