// Rows that define a variable without being required. Their own value becomes a variable instead.

extension Presolve {
  /// The number of variables of the system, plus the values of rows that replaced some of them.
  var variableCount: Int { isEliminated.count }

  /// The maximum number of rows of a variable that can be replaced. For more rows, the comparison
  /// would cost more than it saves. Such a variable, like the common edge of a column of labels,
  /// connects the rows.
  private static let maxRows = 6

  /// The maximum length of rows that are considered, for the same reason.
  private static let maxRowTerms = 12

  /// Replaces variables that have no constraints of their own with the values of rows.
  ///
  /// A variable `y` that occurs only in rows with others, such as the top edge of a view in a form
  /// with optional gaps, can have any value that one of its rows needs. With `d` as the value of
  /// that row, `y = (d − others) / coefficient`. `d` becomes the variable instead, and the row
  /// becomes its bound or its optional value. A variable is replaced only if the rows do not become
  /// longer. A chain of such gaps separates into its links from its end, because the next variable
  /// is then in fewer rows. The variable that shortens the rows most is replaced first (Markowitz's
  /// rule).
  mutating func defineRows(_ system: LinearSystem) {
    var queue = MinimumHeap()
    for variable in 0..<system.variableCount { enqueue(candidate: variable, &queue) }
    while let (growth, variable) = queue.popMinimum() {
      guard !isEliminated[variable], let rows = rowsToReplace(Int32(variable)),
        let best = bestDefinition(of: Int32(variable), among: rows), best.growth <= growth
      else { continue }
      // Variables that now share a row with it may be in fewer rows afterward.
      var neighbors = variables(of: rows)
      neighbors.sort()
      define(Int32(variable), by: best.row)
      var last: Int32 = -1
      for other in neighbors where other != last && other < system.variableCount {
        last = other
        enqueue(candidate: Int(other), &queue)
      }
    }
  }

  /// Queues a variable that a row can define without increasing the total length of the rows.
  private func enqueue(candidate variable: Int, _ queue: inout MinimumHeap) {
    guard !isEliminated[variable], let rows = rowsToReplace(Int32(variable)),
      let best = bestDefinition(of: Int32(variable), among: rows)
    else { return }
    queue.push(key: best.growth, item: variable)
  }

  /// Returns the variables of the rows, with duplicates.
  private func variables(of rows: [Int32]) -> [Int32] {
    var result: [Int32] = []
    for row in rows {
      let start = Int(rowStart[Int(row)])
      result += termVariable[start..<start + Int(rowCount[Int(row)])]
    }
    return result
  }

  /// Returns the rows of a variable, if they are few and short and none has only this variable.
  private func rowsToReplace(_ variable: Int32) -> [Int32]? {
    let count = occurrences[Int(variable)]
    guard count > 0, count <= Self.maxRows, !hasOwnOrLongRow(variable) else { return nil }
    var result: [Int32] = []
    result.reserveCapacity(Int(count))
    var node = firstNode[Int(variable)]
    while node >= 0 {
      let row = nodes[Int(node)].row
      node = nodes[Int(node)].next
      guard !isRetired[Int(row)], position(of: variable, in: Int(row)) != nil else { continue }
      if !result.contains(row) { result.append(row) }
    }
    return result
  }

  /// Returns a Boolean value that indicates whether a row has only this variable, or is long. Most variables
  /// have such a row, and need no list.
  private func hasOwnOrLongRow(_ variable: Int32) -> Bool {
    var node = firstNode[Int(variable)]
    while node >= 0 {
      let row = Int(nodes[Int(node)].row)
      node = nodes[Int(node)].next
      guard !isRetired[row], rowCount[row] <= 1 || rowCount[row] > Self.maxRowTerms,
        position(of: variable, in: row) != nil
      else { continue }
      return true
    }
    return false
  }

  /// Returns the row that leaves the fewest entries when it defines the variable, and the change of
  /// their number; nil if the number would increase.
  private func bestDefinition(
    of variable: Int32, among rows: [Int32]
  ) -> (row: Int32, growth: Int)? {
    var best: (row: Int32, growth: Int)?
    let now = rows.reduce(0) { $0 + Int(rowCount[Int($1)]) }
    for row in rows where isWellConditioned(variable, in: Int(row)) {
      let growth = rows.reduce(-now) {
        $0 + entries(of: Int($1), after: variable, isDefinedBy: Int(row))
      }
      if growth <= 0, growth < best?.growth ?? 1 { best = (row, growth) }
    }
    return best
  }

  /// Returns a Boolean value that indicates whether the variable's coefficient in the row is large
  /// enough for a division.
  private func isWellConditioned(_ variable: Int32, in row: Int) -> Bool {
    var own = 0.0
    var largest = 0.0
    let start = Int(rowStart[row])
    for term in start..<start + Int(rowCount[row]) {
      let size = abs(termCoefficient[term])
      largest = max(largest, size)
      if termVariable[term] == variable { own = size }
    }
    return own >= Tolerance.eliminationThreshold * largest
  }

  /// Returns the number of entries of a row after another row defines the variable.
  private func entries(of row: Int, after variable: Int32, isDefinedBy source: Int) -> Int {
    guard row != source, let own = position(of: variable, in: row),
      let pivot = position(of: variable, in: source)
    else { return 1 }
    let factor = termCoefficient[own] / termCoefficient[pivot]
    // The count is without the variable and with the value of the row.
    var count = Int(rowCount[row])
    let start = Int(rowStart[source])
    for term in start..<start + Int(rowCount[source]) where term != pivot {
      guard let same = position(of: termVariable[term], in: row) else {
        count += 1
        continue
      }
      let change = factor * termCoefficient[term]
      let size = abs(termCoefficient[same]) + abs(change)
      if abs(termCoefficient[same] - change) <= Tolerance.cancellation * size { count -= 1 }
    }
    return count
  }

  /// Adds the row `row − value = 0` with a new variable, and makes it the definition of `variable`.
  private mutating func define(_ variable: Int32, by row: Int32) {
    let value = Int32(variableCount)
    isEliminated.append(false)
    firstNode.append(-1)
    occurrences.append(0)
    let added = rowStart.count
    let start = Int(rowStart[Int(row)])
    let count = Int(rowCount[Int(row)])
    rowStart.append(Int32(termVariable.count))
    rowCount.append(Int32(count + 1))
    rowCapacity.append(Int32(count + 1))
    constant.append(0)
    magnitude.append(0)
    isRetired.append(false)
    isPending.append(false)
    var pivot = 0
    for term in start..<start + count {
      if termVariable[term] == variable { pivot = termVariable.count }
      append(termVariable[term], termCoefficient[term], to: added)
    }
    append(value, -1, to: added)
    eliminate(term: pivot, of: added)
  }

  /// Appends a term to the last row of the arena.
  private mutating func append(_ variable: Int32, _ coefficient: Double, to row: Int) {
    termVariable.append(variable)
    termCoefficient.append(coefficient)
    note(row, mentions: variable)
  }
}
