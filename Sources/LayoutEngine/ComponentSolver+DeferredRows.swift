// Long rows that are rarely binding and would connect blocks.
//
// The height of a column of views is the sum of all their heights, and it must not be negative.
// That row has a term per view and makes one block of all of them, although each height is not
// negative by itself. Such rows are deferred. An optimum without them is an optimum of the whole
// system if it satisfies them, because the rows only reduce the set of solutions. If each of them
// also has the same value at all optima, the rows do not affect the choice among these. In all
// other cases, the blocks are rebuilt with all rows.

extension ComponentSolver {
  #if LAYOUT_ENGINE_CHECKS
    /// The minimum number of terms of a row that is left out of the blocks, so low that all random
    /// systems have such rows.
    static let minDeferredTerms = 2
  #else
    /// The minimum number of terms of a row that is left out of the blocks. Shorter rows connect
    /// few variables, so that a second attempt would cost more than the block.
    static let minDeferredTerms = 16
  #endif

  /// Returns a Boolean value that indicates whether the solution may be searched for without a row.
  static func mayDefer(_ row: Int, _ system: LinearSystem, _ presolve: Presolve) -> Bool {
    presolve.rowCount[row] >= minDeferredTerms && system.relation[row] != .equal
      && system.isRequired(row)
  }

  /// Solves the blocks, and returns true if the result is the solution of the whole system.
  mutating func solvesWithoutDeferredRows(_ tolerance: Double, _ stepLimit: Int) -> Bool {
    do {
      try solveBlocks(tolerance, stepLimit)
    } catch {
      return false
    }
    return deferredRows.allSatisfy { holds(Int($0)) }
  }

  /// Returns a Boolean value that indicates whether each deferred row has the same value at all
  /// points of the optimal faces of some blocks. Ties must not be broken yet.
  func fixesDeferredRows(_ chosen: Range<Int>) -> Bool {
    guard !deferredRows.isEmpty else { return true }
    let open = chosen.filter { !blocks[$0].isPoint }
    guard !open.isEmpty else { return true }
    var weights = Array(repeating: 0.0, count: values.count)
    for row in deferredRows {
      let start = Int(presolve.rowStart[Int(row)])
      let terms = start..<start + Int(presolve.rowCount[Int(row)])
      for term in terms {
        weights[Int(presolve.termVariable[term])] = presolve.termCoefficient[term]
      }
      for index in open where !blocks[index].fixes(weights) { return false }
      for term in terms { weights[Int(presolve.termVariable[term])] = 0 }
    }
    return true
  }

  /// Returns a Boolean value that indicates whether the values satisfy a reduced row by more than
  /// rounding errors.
  private func holds(_ row: Int) -> Bool {
    let (excess, size) = excess(of: row)
    return -givenSystem.relation[row].shortfall(excess) > Tolerance.spoiled * size
  }

  /// Returns the value of a reduced row minus its constant, and the absolute sum from which it was
  /// computed.
  func excess(of row: Int) -> (excess: Double, size: Double) {
    var excess = -presolve.constant[row]
    var size = 1 + presolve.magnitude[row]
    let start = Int(presolve.rowStart[row])
    for term in start..<start + Int(presolve.rowCount[row]) {
      let product = presolve.termCoefficient[term] * values[Int(presolve.termVariable[term])]
      excess += product
      size += abs(product)
    }
    return (excess, size)
  }

  /// Forms the blocks again with all rows.
  mutating func restoreDeferredRows() {
    guard !deferredRows.isEmpty else { return }
    defersRows = false
    isUpdatable = false
    let rows = deferredRows.sorted()
    deferredRows = []
    guard !isRevised else {
      for row in rows { loosen(row: row) }
      revision[0].isOpen = true
      return
    }
    let result = BlockBuilder.blocks(givenSystem, presolve, defersRows: false)
    blocks = result.blocks
    blockOfVariable = result.blockOfVariable
    columnOfVariable = result.columnOfVariable
    checks = result.checks
  }

  // MARK: Changes of the structure

  /// Defers a row, or records that it needs a block.
  mutating func deferOrLoosen(row: Int32) {
    // The faces of blocks that are solved cannot be compared with another row.
    guard defersRows, Self.mayDefer(Int(row), givenSystem, presolve), isUnique else {
      return loosen(row: row)
    }
    deferredRows.insert(row)
    noteVariables(ofDeferred: row)
  }

  /// Creates separate blocks for the variables of a deferred row that have no block. The row does
  /// not change other blocks.
  mutating func noteVariables(ofDeferred row: Int32) {
    let start = Int(presolve.rowStart[Int(row)])
    for term in start..<start + Int(presolve.rowCount[Int(row)]) {
      let variable = presolve.termVariable[term]
      revision[0].isUsed[Int(variable)] = true
      if blockOfVariable[Int(variable)] < 0 { revision[0].loosen(variable) }
    }
  }
}

extension Block {
  /// Returns a Boolean value that indicates whether a sum of variables has the same value at all
  /// points of the current face. `weights` has the coefficients by variable of the component.
  fileprivate func fixes(_ weights: [Double]) -> Bool {
    for position in 0..<structuralCount where isFree(Int(nonbasic[position])) {
      var sum = 0.0
      var size = 0.0
      func add(_ column: Int32, _ slope: Double) {
        guard column < structuralCount else { return }
        let part = slope * weights[Int(variables[Int(column)])]
        sum += part
        size += abs(part)
      }
      add(nonbasic[position], 1)
      tableau.forEach(inColumn: position) { row, slope in add(basic[row], slope) }
      if abs(sum) > Tolerance.cancellation * size { return false }
    }
    return true
  }
}
