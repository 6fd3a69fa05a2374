/// Splits the reduced rows of a component into blocks.
enum BlockBuilder {
  typealias Result = (
    blocks: [Block], blockOfVariable: [Int32], columnOfVariable: [Int32], checks: [Int32]
  )

  static func blocks(_ system: LinearSystem, _ presolve: Presolve) -> Result {
    // 1. Variables that share a row share a block.
    var sets = DisjointSets(count: presolve.variableCount)
    for row in 0..<system.constraintCount where !presolve.isRetired[row] {
      let start = Int(presolve.rowStart[row])
      for term in stride(from: start + 1, to: start + Int(presolve.rowCount[row]), by: 1) {
        sets.unite(presolve.termVariable[start], presolve.termVariable[term])
      }
    }
    // 2. Core variables become structural columns.
    var result: Result = ([], [], [], [])
    result.blockOfVariable = Array(repeating: -1, count: presolve.variableCount)
    result.columnOfVariable = result.blockOfVariable
    let members = assignColumns(&sets, presolve, &result)
    // 3. Rows become columns and entries.
    let rows = assignRows(system, presolve, &result)
    for index in members.indices {
      result.blocks.append(
        block(members[index], rows[index], system, presolve, result.columnOfVariable))
    }
    return result
  }

  private static func assignColumns(
    _ sets: inout DisjointSets, _ presolve: Presolve, _ result: inout Result
  ) -> [[Int32]] {
    var members: [[Int32]] = []
    var blockOfRoot = Array(repeating: Int32(-1), count: presolve.isEliminated.count)
    for variable in 0..<presolve.isEliminated.count where !presolve.isEliminated[variable] {
      let root = Int(sets.find(Int32(variable)))
      if blockOfRoot[root] < 0 {
        blockOfRoot[root] = Int32(members.count)
        members.append([])
      }
      let block = Int(blockOfRoot[root])
      result.blockOfVariable[variable] = Int32(block)
      result.columnOfVariable[variable] = Int32(members[block].count)
      members[block].append(Int32(variable))
    }
    return members
  }

  private static func assignRows(
    _ system: LinearSystem, _ presolve: Presolve, _ result: inout Result
  ) -> [[Int32]] {
    let count = Int((result.blockOfVariable.max() ?? -1) + 1)
    var rows: [[Int32]] = Array(repeating: [], count: count)
    for row in 0..<system.constraintCount where !presolve.isRetired[row] {
      if presolve.rowCount[row] > 0 {
        let variable = presolve.termVariable[Int(presolve.rowStart[row])]
        rows[Int(result.blockOfVariable[Int(variable)])].append(Int32(row))
      } else if system.isRequired(row) {
        result.checks.append(Int32(row))
      }
    }
    return rows
  }

  private static func block(
    _ variables: [Int32], _ rows: [Int32], _ system: LinearSystem, _ presolve: Presolve,
    _ columnOfVariable: [Int32]
  ) -> Block {
    var block = Block(variables: variables)
    block.reserveEntries(rows.count)
    let levels = levels(of: rows, system)
    var forms = FormTable(count: rows.count)
    for row in rows {
      let (column, scale) = column(of: Int(row), presolve, columnOfVariable, &block, &forms)
      let priority = system.priority[Int(row)]
      let level = system.isRequired(Int(row)) ? 0 : Int32(levels.firstIndex(of: priority)! + 1)
      block.appendEntry(
        column: column, constraint: row, scale: scale, relation: system.relation[Int(row)],
        level: level)
    }
    block.finish(levelCount: levels.count + 1)
    block.startAtWishes()
    return block
  }

  /// The optional priorities, highest first.
  private static func levels(of rows: [Int32], _ system: LinearSystem) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(rows.count)
    for row in rows where !system.isRequired(Int(row)) {
      result.append(system.priority[Int(row)])
    }
    result.sort(by: >)
    var count = 0
    for index in result.indices where index == 0 || result[index] != result[count - 1] {
      result[count] = result[index]
      count += 1
    }
    result.removeLast(result.count - count)
    return result
  }

  /// The column that a reduced row bears on: its variable, or a row of the block. Rows that are the
  /// same up to a factor share one.
  private static func column(
    of row: Int, _ presolve: Presolve, _ columnOfVariable: [Int32], _ block: inout Block,
    _ forms: inout FormTable
  ) -> (column: Int32, scale: Double) {
    let start = Int(presolve.rowStart[row])
    let end = start + Int(presolve.rowCount[row])
    var scale = 0.0
    if end - start == 1 {
      return (
        columnOfVariable[Int(presolve.termVariable[start])], presolve.termCoefficient[start]
      )
    }
    for term in start..<end {
      block.rowColumn.append(columnOfVariable[Int(presolve.termVariable[term])])
      block.rowCoefficient.append(presolve.termCoefficient[term])
    }
    block.sortOpenRow()
    // Of equally large coefficients that of the lowest column, whatever the order of the terms.
    let first = Int(block.rowStart[block.rowCount])
    for term in first..<block.rowColumn.count {
      if abs(block.rowCoefficient[term]) > abs(scale) { scale = block.rowCoefficient[term] }
    }
    for term in first..<block.rowColumn.count { block.rowCoefficient[term] /= scale }
    return (forms.column(ofOpenRow: &block), scale)
  }
}

/// Finds rows of a block that are the same.
private struct FormTable {
  /// Rows by hash, linearly probed; -1 is free.
  private var slots: [Int32]

  init(count: Int) {
    var size = 4
    while size < 2 * count { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  /// Closes the row whose terms were appended, unless the block has one like it; returns its column.
  mutating func column(ofOpenRow block: inout Block) -> Int32 {
    let open = block.rowCount
    var slot = Int(truncatingIfNeeded: hash(block) & UInt64(slots.count - 1))
    while slots[slot] >= 0 {
      if isSame(block, Int(slots[slot]), open) {
        block.dropOpenRow()
        return Int32(block.structuralCount) + slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(open)
    return block.closeRow()
  }

  /// Of the open row's terms.
  private func hash(_ block: Block) -> UInt64 {
    var hash = WordHash()
    for term in Int(block.rowStart[block.rowCount])..<block.rowColumn.count {
      hash.add(block.rowColumn[term])
      hash.add(block.rowCoefficient[term])
    }
    // The low bits choose the slot, and only the high ones depend on all of a word.
    return hash.value ^ hash.value >> 32
  }

  private func isSame(_ block: Block, _ row: Int, _ open: Int) -> Bool {
    let start = Int(block.rowStart[row])
    let count = Int(block.rowStart[row + 1]) - start
    let other = Int(block.rowStart[open])
    guard block.rowColumn.count - other == count else { return false }
    for term in 0..<count {
      guard block.rowColumn[start + term] == block.rowColumn[other + term],
        block.rowCoefficient[start + term] == block.rowCoefficient[other + term]
      else { return false }
    }
    return true
  }
}

/// Union-find with path halving and union by size.
struct DisjointSets: Sendable {
  /// The parent of each element, or minus the size of the set at its root.
  private var link: [Int32]

  init(count: Int) { link = Array(repeating: -1, count: count) }

  /// How many elements the set of a root has.
  func size(of root: Int) -> Int { Int(-link[root]) }

  mutating func find(_ element: Int32) -> Int32 {
    var current = element
    while link[Int(current)] >= 0 {
      let parent = link[Int(current)]
      if link[Int(parent)] >= 0 { link[Int(current)] = link[Int(parent)] }
      current = parent
    }
    return current
  }

  mutating func unite(_ a: Int32, _ b: Int32) {
    var large = find(a)
    var small = find(b)
    guard large != small else { return }
    if link[Int(large)] > link[Int(small)] { swap(&large, &small) }
    link[Int(large)] += link[Int(small)]
    link[Int(small)] = large
  }
}
