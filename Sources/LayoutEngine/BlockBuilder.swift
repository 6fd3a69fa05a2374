/// Splits the reduced rows of a component into blocks.
enum BlockBuilder {
  typealias Result = (
    blocks: [Block], blockOfVariable: [Int32], columnOfVariable: [Int32], checks: [Int32]
  )

  static func blocks(_ system: LinearSystem, _ reduction: Reduction) -> Result {
    // 1. Variables that share a row share a block.
    var sets = DisjointSets(count: reduction.variableCount)
    for row in 0..<system.constraintCount where !reduction.isRetired[row] {
      let start = Int(reduction.rowStart[row])
      for term in stride(from: start + 1, to: start + Int(reduction.rowCount[row]), by: 1) {
        sets.unite(reduction.termVariable[start], reduction.termVariable[term])
      }
    }
    // 2. Core variables become structural columns.
    var result: Result = ([], [], [], [])
    result.blockOfVariable = Array(repeating: -1, count: reduction.variableCount)
    result.columnOfVariable = result.blockOfVariable
    let members = assignColumns(&sets, reduction, &result)
    // 3. Rows become columns and entries.
    let rows = assignRows(system, reduction, &result)
    for index in members.indices {
      result.blocks.append(
        block(members[index], rows[index], system, reduction, result.columnOfVariable))
    }
    return result
  }

  private static func assignColumns(
    _ sets: inout DisjointSets, _ reduction: Reduction, _ result: inout Result
  ) -> [[Int32]] {
    var members: [[Int32]] = []
    var blockOfRoot = Array(repeating: Int32(-1), count: reduction.isEliminated.count)
    for variable in 0..<reduction.isEliminated.count where !reduction.isEliminated[variable] {
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
    _ system: LinearSystem, _ reduction: Reduction, _ result: inout Result
  ) -> [[Int32]] {
    let count = Int((result.blockOfVariable.max() ?? -1) + 1)
    var rows: [[Int32]] = Array(repeating: [], count: count)
    for row in 0..<system.constraintCount where !reduction.isRetired[row] {
      if reduction.rowCount[row] > 0 {
        let variable = reduction.termVariable[Int(reduction.rowStart[row])]
        rows[Int(result.blockOfVariable[Int(variable)])].append(Int32(row))
      } else if system.isRequired(row) {
        result.checks.append(Int32(row))
      }
    }
    return rows
  }

  private static func block(
    _ variables: [Int32], _ rows: [Int32], _ system: LinearSystem, _ reduction: Reduction,
    _ columnOfVariable: [Int32]
  ) -> Block {
    var block = Block(variables: variables)
    let levels = Set(rows.lazy.map { system.priority[Int($0)] }.filter { $0 < 1000 })
      .sorted(by: >)
    var forms: [Form: Int32] = [:]
    for row in rows {
      let (form, scale) = form(of: Int(row), reduction, columnOfVariable)
      let column: Int32
      if form.columns.count == 1 {
        column = form.columns[0]
      } else if let known = forms[form] {
        column = known
      } else {
        column = block.appendRow(form.columns, form.coefficients)
        forms[form] = column
      }
      let priority = system.priority[Int(row)]
      let level = priority >= 1000 ? 0 : Int32(levels.firstIndex(of: priority)! + 1)
      block.appendEntry(
        column: column, constraint: row, scale: scale, relation: system.relation[Int(row)],
        level: level)
    }
    block.finish(levelCount: levels.count + 1)
    block.startAtWishes()
    return block
  }

  /// A row's left-hand side up to a factor, so that equal ones share a column.
  private struct Form: Hashable {
    var columns: [Int32]
    var coefficients: [Double]
  }

  /// Sorts a row by column and divides it by its largest coefficient.
  private static func form(
    of row: Int, _ reduction: Reduction, _ columnOfVariable: [Int32]
  ) -> (Form, scale: Double) {
    let start = Int(reduction.rowStart[row])
    var terms = (start..<start + Int(reduction.rowCount[row])).map {
      (columnOfVariable[Int(reduction.termVariable[$0])], reduction.termCoefficient[$0])
    }
    terms.sort { $0.0 < $1.0 }
    var scale = 0.0
    for (_, coefficient) in terms where abs(coefficient) > abs(scale) { scale = coefficient }
    return (
      Form(columns: terms.map { $0.0 }, coefficients: terms.map { $0.1 / scale }), scale
    )
  }
}

/// Union-find with path halving and union by size.
struct DisjointSets: Sendable {
  /// The parent of each element, or minus the size of the set at its root.
  private var link: [Int32]

  init(count: Int) { link = Array(repeating: -1, count: count) }

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
