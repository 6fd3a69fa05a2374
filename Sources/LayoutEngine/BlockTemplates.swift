/// Finds blocks of the same structure among those of a component.
///
/// The cells of a list are often connected, for example by a chain of their heights. They are one
/// component then, but each of them has blocks of its own, and these differ only in constants.
struct BlockTemplates {
  /// The first block of each structure, by the hash of the structure.
  private var firstBlocks: [UInt64: Int32] = [:]

  /// Returns the index of an earlier block with the structure of a new one; nil if there is none, so
  /// that the new block may be the template of later ones. `rows` and `variables` have those of all blocks.
  mutating func template(
    of block: Int, _ rows: [[Int32]], _ variables: [[Int32]], _ columnOfVariable: [Int32],
    _ system: LinearSystem, _ presolve: Presolve
  ) -> Int? {
    let hash = hash(of: rows[block], variables[block].count, columnOfVariable, system, presolve)
    guard let first = firstBlocks[hash] else {
      firstBlocks[hash] = Int32(block)
      return nil
    }
    guard variables[Int(first)].count == variables[block].count,
      Self.areEqual(rows[Int(first)], rows[block], columnOfVariable, system, presolve)
    else { return nil }
    return Int(first)
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

  /// Returns a Boolean value that indicates whether the reduced rows of two blocks differ at most in
  /// constants.
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
  /// Returns a block of the same structure with other variables and constraints, in the same order.
  /// Its entries have no constants yet.
  ///
  /// The copy shares the arrays that do not change until it is solved.
  func copy(variables: [Int32], constraints: [Int32]) -> Block {
    var copy = self
    copy.variables = variables
    for entry in constraints.indices { copy.entries[entry].constraint = constraints[entry] }
    return copy
  }
}
