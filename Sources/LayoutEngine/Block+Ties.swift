// The choice among equal optima, which `LayoutEngine` defines.

extension Block {
  /// Narrows the face to the solution that `LayoutEngine` prefers, as far as constraints determine
  /// it: by the violations of optional constraints one by one, then by the slack of inequalities
  /// one by one.
  ///
  /// `ages` are those of the constraints. If it is empty, the indices are the ages. The method
  /// needs at most one stage per entry, and none once the face is a point.
  mutating func breakTies(system: LinearSystem, ages: [UInt64]) {
    guard countFreeColumns() > 0 else { return }
    let optional = entriesByRank(ages)
    let inequalities = entriesBySlack(system, ages)
    tieRank = tieRanks(optional + inequalities)
    defer { tieRank = [] }
    var free = countFreeColumns()
    for entry in optional {
      free = minimizeViolation(entry).map { free - $0 } ?? countFreeColumns()
      if free == 0 { return }
    }
    for entry in inequalities {
      free = minimizeDistance(entry).map { free - $0 } ?? countFreeColumns()
      if free == 0 { return }
    }
  }

  /// Returns the position of each column's last entry in the order in which ties are broken, or
  /// `Int32.max` for columns without such an entry.
  private func tieRanks(_ order: [Int]) -> [Int32] {
    var result = Array(repeating: Int32.max, count: columnCount)
    for (rank, entry) in order.enumerated() { result[Int(entries[entry].column)] = Int32(rank) }
    return result
  }

  /// Returns the entries of optional constraints, highest level first, oldest first within a level.
  private func entriesByRank(_ ages: [UInt64]) -> [Int] {
    // The closures capture the array instead of the whole block.
    let entries = entries
    return entries.indices.filter { entries[$0].level > 0 }.sorted {
      (entries[$0].level, Self.age(entries[$0].constraint, ages))
        < (entries[$1].level, Self.age(entries[$1].constraint, ages))
    }
  }

  /// Returns the entries of inequalities, including required ones: first those with a slack that is
  /// minimized first, then the others, oldest first.
  private func entriesBySlack(_ system: LinearSystem, _ ages: [UInt64]) -> [Int] {
    var keys: [(order: Int, age: UInt64, entry: Int)] = []
    for index in entries.indices {
      let constraint = entries[index].constraint
      guard system.relation[Int(constraint)] != .equal else { continue }
      let order = system.minimizesSlackFirst[Int(constraint)] ? 0 : 1
      keys.append((order, Self.age(constraint, ages), index))
    }
    keys.sort { ($0.order, $0.age) < ($1.order, $1.age) }
    return keys.map(\.entry)
  }

  /// Returns a number that is greater for younger constraints.
  private static func age(_ constraint: Int32, _ ages: [UInt64]) -> UInt64 {
    ages.isEmpty ? UInt64(constraint) : ages[Int(constraint)]
  }

  /// Minimizes the violation of one constraint. A violation of 0 needs no stage, only the bounds
  /// that preserve it. Returns the decrease of the number of free columns, or `nil` if the caller
  /// must count them.
  private mutating func minimizeViolation(_ entry: Int) -> Int? {
    let column = Int(entries[entry].column)
    guard isFree(column) else { return 0 }
    let point = entries[entry].value
    let here = state[column].value
    let isMet =
      Tolerance.same(here, point)
      || (here < point ? entries[entry].down == 0 : entries[entry].up == 0)
    guard isMet else {
      minimizeAlone(entry, uniformly: false)
      return nil
    }
    if entries[entry].down > 0 { restrict(column, toAtLeast: point, entry: Int32(entry)) }
    if entries[entry].up > 0 { restrict(column, toAtMost: point, entry: Int32(entry)) }
    entries[entry].side |= (entries[entry].down > 0 ? 1 : 0) | (entries[entry].up > 0 ? 2 : 0)
    return expel(column) ? 1 : 0
  }

  /// Minimizes the distance between the value of an entry and its column. Returns the decrease of
  /// the number of free columns, or `nil` if the caller must count them.
  @discardableResult
  mutating func minimizeDistance(_ entry: Int) -> Int? {
    let column = Int(entries[entry].column)
    guard isFree(column) else { return 0 }
    guard Tolerance.same(state[column].value, entries[entry].value) else {
      minimizeAlone(entry, uniformly: true)
      return nil
    }
    restrict(column, toAtLeast: entries[entry].value, entry: Int32(entry))
    restrict(column, toAtMost: entries[entry].value, entry: Int32(entry))
    entries[entry].side |= 3
    return expel(column) ? 1 : 0
  }

  /// Runs a stage with the cost of one entry only, and narrows the face. With `uniformly`, the
  /// slope is 1 on both sides.
  private mutating func minimizeAlone(_ entry: Int, uniformly: Bool) {
    let scratch = Int32(order.count - 1)
    order[Int(scratch)] = Int32(entry)
    costsAreUniform = uniformly
    addCost(column: entries[entry].column, from: scratch, to: scratch + 1)
    _ = minimize()
    narrow()
    endStage()
    expelFixedColumns()
  }

  // MARK: Other constants

  /// Returns a Boolean value that indicates whether the basis, and the stages that led to it, are
  /// still valid for the new values of the entries. If so, computes the values.
  ///
  /// The duals of all stages depend only on costs and coefficients. They stay optimal as long as
  /// every column is on the same side of every entry on which a stage relied. The method makes no
  /// pivots.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nonzero entries of the tableau.
  mutating func update() -> Bool {
    guard isAnchored else { return false }
    for position in 0..<structuralCount {
      let column = Int(nonbasic[position])
      state[column].value = entries[Int(state[column].anchor)].value
    }
    computeBasicValues()
    polishValues()
    for entry in 0..<entries.count {
      let here = state[Int(entries[entry].column)].value
      let point = entries[entry].value
      if Tolerance.same(here, point) { continue }
      if entries[entry].side & (here < point ? 1 : 2) != 0 { return false }
    }
    return true
  }

  /// Records whether `update()` can be used, which requires that every nonbasic column be fixed at
  /// the value of an entry.
  mutating func noteAnchors() {
    for position in 0..<structuralCount {
      let column = Int(nonbasic[position])
      if state[column].anchor < 0, !isFree(column) {
        state[column].anchor = state[column].lowerEntry
      }
    }
    isAnchored = nonbasic.allSatisfy { state[Int($0)].anchor >= 0 && !isFree(Int($0)) }
  }
}
