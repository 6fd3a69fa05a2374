// Rows and variables that are added after the elimination.

extension Presolve {
  /// Adds a core variable and returns its index.
  mutating func appendVariable() -> Int32 {
    isEliminated.append(false)
    return Int32(isEliminated.count - 1)
  }

  /// Adds a row without terms.
  mutating func appendRow(constant: Double, magnitude: Double) {
    rowStart.append(Int32(termVariable.count))
    rowCount.append(0)
    self.constant.append(constant)
    self.magnitude.append(magnitude)
    isRetired.append(false)
    isPending.append(false)
    givenRows = rowStart.count
  }

  /// Adds a term to a row whose terms are moved to the end of the arena.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms of the row.
  mutating func append(_ variable: Int32, _ coefficient: Double, toRow row: Int) {
    let start = Int(rowStart[row])
    let count = Int(rowCount[row])
    if start + count != termVariable.count {
      rowStart[row] = Int32(termVariable.count)
      for term in start..<start + count {
        termVariable.append(termVariable[term])
        termCoefficient.append(termCoefficient[term])
      }
    }
    append(variable, coefficient, toLastRow: row)
  }

  /// Adds a term to a row whose terms are at the end of the arena, or that has no terms.
  mutating func append(_ variable: Int32, _ coefficient: Double, toLastRow row: Int) {
    if rowCount[row] == 0 { rowStart[row] = Int32(termVariable.count) }
    termVariable.append(variable)
    termCoefficient.append(coefficient)
    rowCount[row] += 1
  }
}
