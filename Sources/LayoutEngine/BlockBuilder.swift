/// Splits the reduced rows of a component into blocks.
///
/// Blocks share no variables, so that each is solved separately and a conflict concerns only one
/// block. A component without conflicts in a list, such as a cell, has several small blocks instead
/// of one large block.
enum BlockBuilder {
  /// The blocks of a component's reduced rows. Blocks share no variables.
  struct Result {
    /// The blocks, in the order of their oldest variables.
    var blocks: [Block] = []
    /// The block of each core variable of the presolve, or -1.
    var blockOfVariable: [Int32]
    /// The structural column of each core variable in its block, or -1.
    var columnOfVariable: [Int32]
    /// The reduced rows without variables that belong to required constraints.
    var checks: [Int32] = []
    /// The deferred rows, which are not in blocks.
    var deferred: Set<Int32> = []
  }

  /// Splits the rows that remain after presolve, without the long ones if `defersRows` is true.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of terms.
  static func blocks(
    _ system: LinearSystem, _ presolve: Presolve, defersRows: Bool = true
  ) -> Result {
    let deferred = defersRows ? deferredRows(system, presolve) : []
    // 1. Variables of the same row belong to the same block.
    var sets = connections(system, presolve, without: deferred)
    // 2. Core variables become structural columns.
    let none = Array(filledWith: Int32(-1), count: presolve.variableCount)
    var result = Result(blockOfVariable: none, columnOfVariable: none)
    result.deferred = deferred
    let members = assignColumns(&sets, presolve, &result)
    // 3. Rows become columns and entries.
    let rows = assignRows(system, presolve, &result)
    appendBlocks(members, rows, system, presolve, &result)
    return result
  }

  /// Creates the blocks. Those with the structure of an earlier one are copies of it.
  private static func appendBlocks(
    _ members: [[Int32]], _ rows: [[Int32]], _ system: LinearSystem, _ presolve: Presolve,
    _ result: inout Result
  ) {
    result.blocks.reserveCapacity(members.count)
    var templates = BlockTemplates(count: members.count)
    for index in members.indices {
      if let template = templates.template(
        of: index, rows, members, result.columnOfVariable, system, presolve)
      {
        result.blocks.append(
          result.blocks[template].copy(variables: members[index], constraints: rows[index]))
        result.blocks[index].template = Int32(template)
      } else {
        result.blocks.append(
          block(members[index], rows[index], system, presolve, result.columnOfVariable))
      }
    }
  }

  /// Returns the remaining rows that may be deferred.
  private static func deferredRows(_ system: LinearSystem, _ presolve: Presolve) -> Set<Int32> {
    var result: Set<Int32> = []
    for row in 0..<system.constraintCount
    where !presolve.isRetired[row] && ComponentSolver.mayDefer(row, system, presolve) {
      result.insert(Int32(row))
    }
    return result
  }

  /// Returns the sets of variables that rows connect.
  private static func connections(
    _ system: LinearSystem, _ presolve: Presolve, without deferred: Set<Int32>
  ) -> DisjointSets {
    var sets = DisjointSets(count: presolve.variableCount)
    for row in 0..<system.constraintCount where !presolve.isRetired[row] {
      if !deferred.isEmpty, deferred.contains(Int32(row)) { continue }
      let start = Int(presolve.rowStart[row])
      for term in stride(from: start + 1, to: start + Int(presolve.rowCount[row]), by: 1) {
        sets.unite(presolve.termVariable[start], presolve.termVariable[term])
      }
    }
    return sets
  }

  /// Assigns a block and a structural column to each core variable. Returns the variables of each
  /// block, oldest first.
  private static func assignColumns(
    _ sets: inout DisjointSets, _ presolve: Presolve, _ result: inout Result
  ) -> [[Int32]] {
    var members: [[Int32]] = []
    var blockOfRoot = Array(filledWith: Int32(-1), count: presolve.isEliminated.count)
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

  /// Assigns each remaining row to the block of its variables. Returns the rows of each block,
  /// oldest first.
  private static func assignRows(
    _ system: LinearSystem, _ presolve: Presolve, _ result: inout Result
  ) -> [[Int32]] {
    let count = Int((result.blockOfVariable.max() ?? -1) + 1)
    var rows: [[Int32]] = Array(filledWith: [], count: count)
    for row in 0..<system.constraintCount where !presolve.isRetired[row] {
      if !result.deferred.isEmpty, result.deferred.contains(Int32(row)) { continue }
      if presolve.rowCount[row] > 0 {
        let variable = presolve.termVariable[Int(presolve.rowStart[row])]
        rows[Int(result.blockOfVariable[Int(variable)])].append(Int32(row))
      } else if system.isRequired(row) {
        result.checks.append(Int32(row))
      }
    }
    return rows
  }

  /// Creates a block from its variables and rows. Optional priorities become levels from 1, and
  /// required rows have level 0.
  static func block(
    _ variables: [Int32], _ rows: [Int32], _ system: LinearSystem, _ presolve: Presolve,
    _ columnOfVariable: [Int32]
  ) -> Block {
    var block = Block(variables: variables)
    block.reserveCapacity(entries: rows.count, terms: termCount(of: rows, presolve))
    let levels = levels(of: rows, system)
    var forms = RowTable(capacity: rows.count)
    for row in rows {
      let (column, scale) = column(of: Int(row), presolve, columnOfVariable, &block, &forms)
      let priority = system.priority[Int(row)]
      let level = system.isRequired(Int(row)) ? 0 : Int32(levels.firstIndex(of: priority)! + 1)
      block.appendEntry(
        column: column, constraint: row, scale: scale, relation: system.relation[Int(row)],
        level: level)
    }
    block.finish(levelCount: levels.count + 1)
    block.startAtStrongestEntries()
    return block
  }

  /// Returns an upper bound for the total number of terms in a block's rows. Reduced rows with one
  /// term are not counted, because they become entries of a variable.
  private static func termCount(of rows: [Int32], _ presolve: Presolve) -> Int {
    var result = 0
    for row in rows where presolve.rowCount[Int(row)] > 1 {
      result += Int(presolve.rowCount[Int(row)])
    }
    return result
  }

  /// Returns the optional priorities, highest first.
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

  /// Returns the column of a reduced row: its variable, or a row of the block. Rows that are equal
  /// up to a factor share a row of the block.
  private static func column(
    of row: Int, _ presolve: Presolve, _ columnOfVariable: [Int32], _ block: inout Block,
    _ forms: inout RowTable
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
    // Among equally large coefficients, that of the lowest column is used, so that the order of
    // terms does not matter.
    let first = Int(block.rowStart[block.rowCount])
    for term in first..<block.rowColumn.count {
      if abs(block.rowCoefficient[term]) > abs(scale) { scale = block.rowCoefficient[term] }
    }
    for term in first..<block.rowColumn.count { block.rowCoefficient[term] /= scale }
    return (forms.column(ofOpenRow: &block), scale)
  }
}
