// Elimination in Markowitz's order: the row and variable with the minimum fill first.

extension Presolve {
  /// Eliminates pending rows, minimum fill first, until none remain. A row with a fill that
  /// increased after it was queued is queued again.
  mutating func eliminateAll() {
    while let (key, row) = queue?.popMinimum() {
      guard isPending[row] else { continue }
      guard rowCount[row] > 0 else {
        isPending[row] = false
        continue
      }
      let choice = cheapestVariable(of: row)
      if choice.fill > key {
        queue?.push(key: choice.fill, item: row)
      } else {
        eliminate(term: choice.term, of: row)
      }
    }
  }

  /// Queues a pending row by the fill of its cheapest variable.
  mutating func enqueue(_ row: Int) {
    guard isPending[row], rowCount[row] > 0 else { return }
    let fill = cheapestVariable(of: row).fill
    queue?.push(key: fill, item: row)
  }

  /// Returns the term of a row with the elimination that adds the fewest entries elsewhere, among
  /// the terms with a coefficient that is not small in the row. Among equally cheap terms, it is
  /// the one with the largest coefficient.
  private func cheapestVariable(of row: Int) -> (term: Int, fill: Int) {
    let start = Int(rowStart[row])
    let count = Int(rowCount[row])
    // Rows are within the arena, and variables are within the system.
    return termCoefficient.withUnsafeBufferPointer { coefficients in
      var largest = 0.0
      for term in start..<start + count { largest = max(largest, abs(coefficients[term])) }
      var best = (term: start, fill: Int.max)
      var bestSize = 0.0
      for term in start..<start + count {
        let size = abs(coefficients[term])
        guard size >= Tolerance.eliminationThreshold * largest else { continue }
        let fill = (count - 1) * Int(occurrences[Int(termVariable[term])] - 1)
        if fill < best.fill || (fill == best.fill && size > bestSize) {
          best = (term, fill)
          bestSize = size
        }
      }
      return best
    }
  }

  /// Makes `row` the definition of the variable in `term`, and replaces the variable in all other
  /// rows.
  mutating func eliminate(term: Int, of row: Int) {
    let variable = termVariable[term]
    let coefficient = termCoefficient[term]
    retire(row, defining: variable, at: term)
    let start = Int(rowStart[row])
    let end = start + Int(rowCount[row])
    for other in start..<end { occurrences[Int(termVariable[other])] -= 1 }
    var node = firstNode[Int(variable)]
    while node >= 0 {
      let target = Int(nodes[Int(node)].row)
      if !isRetired[target] { replace(variable, coefficient, in: target, using: row) }
      node = nodes[Int(node)].next
    }
    for other in start..<end where occurrences[Int(termVariable[other])] == 1 {
      enqueueRows(of: termVariable[other])
    }
  }

  /// Queues the pending rows that refer to a variable, because their fill may have decreased.
  private mutating func enqueueRows(of variable: Int32) {
    var node = firstNode[Int(variable)]
    while node >= 0 {
      let row = Int(nodes[Int(node)].row)
      if isPending[row], position(of: variable, in: row) != nil { enqueue(row) }
      node = nodes[Int(node)].next
    }
  }

  /// Subtracts the multiple of `source` from `target` that removes `variable`.
  private mutating func replace(
    _ variable: Int32, _ coefficient: Double, in target: Int, using source: Int
  ) {
    guard let term = position(of: variable, in: target) else { return }
    let factor = termCoefficient[term] / coefficient
    removeTerm(at: term, from: target)
    let start = Int(rowStart[source])
    for other in start..<start + Int(rowCount[source]) where termVariable[other] != variable {
      add(-factor * termCoefficient[other], of: termVariable[other], to: target)
    }
    subtract(factor, times: source, from: target)
    enqueue(target)
  }

  /// Removes a term from a row. The last term of the row replaces it.
  private mutating func removeTerm(at term: Int, from row: Int) {
    let last = Int(rowStart[row] + rowCount[row]) - 1
    termVariable[term] = termVariable[last]
    termCoefficient[term] = termCoefficient[last]
    rowCount[row] -= 1
  }

  /// Adds a multiple of a variable to a row. A coefficient that cancels is removed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms of the row.
  private mutating func add(_ coefficient: Double, of variable: Int32, to row: Int) {
    if let term = position(of: variable, in: row) {
      let old = termCoefficient[term]
      let sum = old + coefficient
      if abs(sum) <= Tolerance.cancellation * (abs(old) + abs(coefficient)) {
        removeTerm(at: term, from: row)
        occurrences[Int(variable)] -= 1
        if occurrences[Int(variable)] == 1 { enqueueRows(of: variable) }
      } else {
        termCoefficient[term] = sum
      }
      return
    }
    if rowCount[row] == rowCapacity[row] { move(row) }
    let end = Int(rowStart[row] + rowCount[row])
    termVariable[end] = variable
    termCoefficient[end] = coefficient
    rowCount[row] += 1
    note(row, mentions: variable)
  }

  /// Moves a row to the end of the arena, with twice its capacity.
  private mutating func move(_ row: Int) {
    let start = Int(rowStart[row])
    let count = Int(rowCount[row])
    let capacity = max(4, 2 * count)
    rowStart[row] = Int32(termVariable.count)
    rowCapacity[row] = Int32(capacity)
    for term in start..<start + count {
      termVariable.append(termVariable[term])
      termCoefficient.append(termCoefficient[term])
    }
    for _ in count..<capacity {
      termVariable.append(-1)
      termCoefficient.append(0)
    }
  }
}
