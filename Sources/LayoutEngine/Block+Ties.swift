// The choice among equal optima, as `LayoutEngine` defines it.

extension Block {
  /// Narrows the face by the violations of optional constraints one by one, then by the slack of
  /// inequalities one by one.
  ///
  /// `byRank` are the entries of optional constraints, highest level first, oldest first within it;
  /// `bySlack` those of inequalities, oldest first.
  mutating func breakTies(system: LinearSystem) {
    guard countFreeColumns() > 0 else { return }
    for entry in entriesByRank(system) {
      minimiseViolation(entry)
      if countFreeColumns() == 0 { return }
    }
    for entry in entriesBySlack(system) {
      minimiseDistance(entry)
      if countFreeColumns() == 0 { return }
    }
  }

  private func entriesByRank(_ system: LinearSystem) -> [Int] {
    // The closures take the two arrays, not the whole block.
    let levels = entryLevel
    let constraints = entryConstraint
    return levels.indices.filter { levels[$0] > 0 }.sorted {
      (levels[$0], constraints[$0]) < (levels[$1], constraints[$1])
    }
  }

  private func entriesBySlack(_ system: LinearSystem) -> [Int] {
    let constraints = entryConstraint
    var ranks: [(rank: Int, constraint: Int32, entry: Int)] = []
    for (entry, constraint) in constraints.enumerated()
    where system.relation[Int(constraint)] != .equal {
      ranks.append((system.restsFirst[Int(constraint)] ? 0 : 1, constraint, entry))
    }
    ranks.sort { ($0.rank, $0.constraint) < ($1.rank, $1.constraint) }
    return ranks.map(\.entry)
  }

  /// Minimises one constraint's violation; a violation of zero needs no search.
  private mutating func minimiseViolation(_ entry: Int) {
    let column = Int(entryColumn[entry])
    guard isFree(column) else { return }
    let point = entryValue[entry]
    let here = value[column]
    let isMet =
      Tolerance.same(here, point)
      || (here < point ? entryDown[entry] == 0 : entryUp[entry] == 0)
    if isMet {
      if entryDown[entry] > 0 { restrict(column, toAtLeast: point, entry: Int32(entry)) }
      if entryUp[entry] > 0 { restrict(column, toAtMost: point, entry: Int32(entry)) }
      entrySide[entry] |= (entryDown[entry] > 0 ? 1 : 0) | (entryUp[entry] > 0 ? 2 : 0)
      expelFixedColumns()
    } else {
      minimiseAlone(entry, uniformly: false)
    }
  }

  /// Minimises the distance of an entry's column from its value.
  mutating func minimiseDistance(_ entry: Int) {
    let column = Int(entryColumn[entry])
    guard isFree(column) else { return }
    if Tolerance.same(value[column], entryValue[entry]) {
      restrict(column, toAtLeast: entryValue[entry], entry: Int32(entry))
      restrict(column, toAtMost: entryValue[entry], entry: Int32(entry))
      entrySide[entry] |= 3
      expelFixedColumns()
    } else {
      minimiseAlone(entry, uniformly: true)
    }
  }

  private mutating func minimiseAlone(_ entry: Int, uniformly: Bool) {
    let scratch = Int32(order.count - 1)
    order[Int(scratch)] = Int32(entry)
    costsAreUniform = uniformly
    addCost(column: entryColumn[entry], from: scratch, to: scratch + 1)
    _ = minimise()
    narrow()
    endStage()
    expelFixedColumns()
  }

  // MARK: Other constants

  /// Whether the basis and the stages that led to it are still right for the entries' new values;
  /// if so the values are computed.
  ///
  /// All stages' duals depend on costs and coefficients only, so they stay optimal as long as every
  /// column is on the same side of every entry.
  mutating func update() -> Bool {
    guard isAnchored else { return false }
    for position in 0..<structuralCount {
      let column = Int(nonbasic[position])
      value[column] = entryValue[Int(anchor[column])]
    }
    computeBasicValues()
    polishValues()
    for entry in 0..<entryColumn.count {
      let here = value[Int(entryColumn[entry])]
      let point = entryValue[entry]
      if Tolerance.same(here, point) { continue }
      if entrySide[entry] & (here < point ? 1 : 2) != 0 { return false }
    }
    return true
  }

  /// Records whether ``update()`` may be tried.
  mutating func noteAnchors() {
    for position in 0..<structuralCount {
      let column = Int(nonbasic[position])
      if anchor[column] < 0, !isFree(column) { anchor[column] = lowerEntry[column] }
    }
    isAnchored = nonbasic.allSatisfy { anchor[Int($0)] >= 0 && !isFree(Int($0)) }
  }
}
