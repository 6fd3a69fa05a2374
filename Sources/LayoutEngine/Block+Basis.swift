// The tableau: the basic columns, and the linear functions that determine their values.

extension Block {
  /// Creates the slack basis: the rows' own columns are basic, the structural columns are nonbasic,
  /// and the tableau is the original matrix of the rows.
  mutating func resetBasis() {
    let columns = structuralCount
    basic = (0..<rowCount).map { Int32(columns + $0) }
    nonbasic = (0..<columns).map { Int32($0) }
    for position in 0..<columns { state[position].basisIndex = Int32(-1 - position) }
    for row in 0..<rowCount { state[columns + row].basisIndex = Int32(row) }
    tableau.reset(rows: rowCount, columns: columns)
    for row in 0..<rowCount {
      for term in Int(rowStart[row])..<Int(rowStart[row + 1]) {
        tableau.insert(rowCoefficient[term], row: row, column: Int(rowColumn[term]))
      }
    }
    pivotsSinceRefactoring = 0
  }

  /// Exchanges the basic column of `row` with the nonbasic column at `position`.
  mutating func pivot(row: Int, position: Int) {
    tableau.pivot(row: row, column: position)
    let leaving = basic[row]
    let entering = nonbasic[position]
    basic[row] = entering
    nonbasic[position] = leaving
    state[Int(entering)].basisIndex = Int32(row)
    state[Int(leaving)].basisIndex = Int32(-1 - position)
    pivots += 1
    pivotsSinceRefactoring += 1
    pivotsSinceValues += 1
  }

  /// Computes the values of the basic columns from those of the nonbasic columns and the tableau.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nonzero entries of the tableau.
  mutating func computeBasicValues() {
    for row in 0..<rowCount {
      var sum = 0.0
      tableau.forEach(inRow: row) { sum += $1 * state[Int(nonbasic[$0])].value }
      state[Int(basic[row])].value = sum
    }
    pivotsSinceValues = 0
  }

  /// Removes the tableau's rounding errors from the values.
  ///
  /// A nonbasic structural column has the value of its anchor. For a nonbasic row, the difference
  /// between its value and the sum of its terms is distributed over the basic columns, twice
  /// (iterative refinement). Finally, the values of the basic rows are set to the sums of their
  /// terms.
  mutating func polishValues() {
    for _ in 0..<2 {
      for position in 0..<structuralCount where Int(nonbasic[position]) >= structuralCount {
        let row = Int(nonbasic[position]) - structuralCount
        let error = state[Int(nonbasic[position])].value - rowValue(row)
        guard error != 0 else { continue }
        tableau.forEach(inColumn: position) { index, rate in
          guard Int(basic[index]) < structuralCount else { return }
          state[Int(basic[index])].value += rate * error
        }
      }
    }
    for row in 0..<rowCount where state[structuralCount + row].basisIndex >= 0 {
      state[structuralCount + row].value = rowValue(row)
    }
  }

  /// Returns the value of a row at the current values of the structural columns. It is computed
  /// from the original terms and not from the tableau.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms of the row.
  func rowValue(_ row: Int) -> Double {
    var sum = 0.0
    for term in Int(rowStart[row])..<Int(rowStart[row + 1]) {
      sum += rowCoefficient[term] * state[Int(rowColumn[term])].value
    }
    return sum
  }

  /// Computes the tableau of the current basis from the original rows, which removes the rounding
  /// errors that pivots have accumulated.
  ///
  /// Structural columns enter the basis one by one, each at its largest available entry (partial
  /// pivoting).
  ///
  /// - Complexity: That of one pivot per basic structural column.
  mutating func refactor() {
    let wanted = (0..<structuralCount).filter { state[$0].basisIndex >= 0 }
    var leaves = Array(repeating: false, count: rowCount)
    for row in 0..<rowCount { leaves[row] = state[structuralCount + row].basisIndex < 0 }
    resetBasis()
    for column in wanted {
      var best = -1
      var bestSize = 0.0
      tableau.forEach(inColumn: column) { row, entry in
        guard leaves[row] else { return }
        if abs(entry) > bestSize || (abs(entry) == bestSize && row < best) {
          bestSize = abs(entry)
          best = row
        }
      }
      guard best >= 0 else { continue }
      leaves[best] = false
      pivot(row: best, position: column)
      pivots -= 1
    }
    pivotsSinceRefactoring = 0
  }
}
