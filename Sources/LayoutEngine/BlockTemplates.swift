/// Finds blocks with the same structure in a component.
///
/// The cells of a list are often connected, for example by a chain of their heights. They then form
/// one component, but each cell has separate blocks, which differ only in constants.
struct BlockTemplates {
  /// The minimum number of variables of a block that is compared with others. One variable is
  /// solved in fewer steps than a comparison takes.
  private static let minVariables = 2

  /// The first block of each structure, by hash, with linear probing. A free slot is -1.
  private var slots: [Int32] = []
  /// The hashes of the blocks that are in `slots`.
  private var hashes: [UInt64] = []

  /// Creates a table for a number of blocks.
  init(count: Int) {
    guard count > 1 else { return }
    var size = 4
    while size < 2 * count { size *= 2 }
    slots = Array(filledWith: -1, count: size)
    hashes = Array(filledWith: 0, count: count)
  }

  /// Returns the index of an earlier block with the structure of a new one, or `nil` if there is
  /// none. In that case the new block can be the template of later ones. `rows` and `variables`
  /// contain those of all blocks.
  mutating func template(
    of block: Int, _ rows: [[Int32]], _ variables: [[Int32]], _ columnOfVariable: [Int32],
    _ system: LinearSystem, _ presolve: Presolve
  ) -> Int? {
    guard !slots.isEmpty, variables[block].count >= Self.minVariables else { return nil }
    let hash = hash(of: rows[block], variables[block].count, columnOfVariable, system, presolve)
    // The low bits select the slot, and only the high bits depend on all bits of a word.
    var slot = Int(truncatingIfNeeded: (hash ^ hash >> 32) & UInt64(slots.count - 1))
    while slots[slot] >= 0 {
      let first = Int(slots[slot])
      if hashes[first] == hash, variables[first].count == variables[block].count,
        Self.areEqual(rows[first], rows[block], columnOfVariable, system, presolve)
      {
        return first
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(block)
    hashes[block] = hash
    return nil
  }

  /// Returns a hash that is equal for blocks that differ only in constants.
  private func hash(
    of rows: [Int32], _ variableCount: Int, _ columnOfVariable: [Int32], _ system: LinearSystem,
    _ presolve: Presolve
  ) -> UInt64 {
    var hash = WordHash()
    hash.add(Int32(variableCount))
    for row in rows {
      hash.add(system.priority[Int(row)])
      hash.add(Int32(system.relation[Int(row)].rawValue))
      let start = Int(presolve.rowStart[Int(row)])
      for term in start..<start + Int(presolve.rowCount[Int(row)]) {
        hash.add(columnOfVariable[Int(presolve.termVariable[term])])
        hash.add(presolve.termCoefficient[term])
      }
    }
    return hash.value
  }

  /// Returns a Boolean value that indicates whether the reduced rows of two blocks differ at most
  /// in constants.
  private static func areEqual(
    _ first: [Int32], _ second: [Int32], _ columnOfVariable: [Int32], _ system: LinearSystem,
    _ presolve: Presolve
  ) -> Bool {
    guard first.count == second.count else { return false }
    for index in first.indices {
      let (a, b) = (Int(first[index]), Int(second[index]))
      guard system.priority[a] == system.priority[b], system.relation[a] == system.relation[b],
        presolve.rowCount[a] == presolve.rowCount[b]
      else { return false }
      let (start, other) = (Int(presolve.rowStart[a]), Int(presolve.rowStart[b]))
      for term in 0..<Int(presolve.rowCount[a]) {
        guard presolve.termCoefficient[start + term] == presolve.termCoefficient[other + term],
          columnOfVariable[Int(presolve.termVariable[start + term])]
            == columnOfVariable[Int(presolve.termVariable[other + term])]
        else { return false }
      }
    }
    return true
  }
}

extension Block {
  /// Returns a block with the same structure and other variables and constraints, in the same
  /// order. Its entries have no constants yet.
  ///
  /// The copy shares the arrays that do not change until it is solved.
  func copy(variables: [Int32], constraints: [Int32]) -> Block {
    var copy = self
    copy.variables = variables
    for entry in constraints.indices { copy.entries[entry].constraint = constraints[entry] }
    return copy
  }
}
