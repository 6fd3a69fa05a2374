/// The tableau, without rounding errors.
extension ExactSolver {
  /// Returns the entry of a row at a position, or `nil` if it is 0.
  func entry(_ row: Int, _ position: Int) -> Rational? {
    let positions = rows[row].positions
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < Int32(position) { low = middle + 1 } else { high = middle }
    }
    return low < positions.count && positions[low] == Int32(position)
      ? rows[row].entries[low] : nil
  }

  /// Exchanges the basic column of a row with the nonbasic column at a position.
  ///
  /// - Complexity: O(*r* log *e* + *n*), where *r* is the number of rows, *e* the number of entries
  ///   of a row, and *n* the number of entries of the rows with an entry at the position.
  mutating func pivot(row: Int, position: Int) throws(SolverFailure) {
    guard let own = entry(row, position) else { return }
    let inverse = Rational.one / own
    var source = rows[row]
    for index in source.positions.indices {
      source.entries[index] =
        source.positions[index] == Int32(position) ? inverse : -(source.entries[index] * inverse)
    }
    rows[row] = source
    for other in rows.indices where other != row {
      if let factor = entry(other, position) {
        try add(factor, times: source, to: other, replacing: Int32(position))
      }
    }
    let leaving = basic[row]
    basic[row] = nonbasic[position]
    nonbasic[position] = leaving
    state[basic[row]].basisIndex = row
    state[leaving].basisIndex = -1 - position
    pivots += 1
  }

  /// Adds a multiple of the pivot row to a row, whose own entry at the position is replaced.
  private mutating func add(
    _ factor: Rational, times source: Row, to row: Int, replacing position: Int32
  ) throws(SolverFailure) {
    let old = rows[row]
    var new = Row()
    var left = 0
    var size = 0
    func append(_ position: Int32, _ entry: Rational) {
      new.positions.append(position)
      new.entries.append(entry)
      size += entry.cost
    }
    for index in source.positions.indices {
      let place = source.positions[index]
      while left < old.positions.count, old.positions[left] < place {
        append(old.positions[left], old.entries[left])
        left += 1
      }
      var sum = factor * source.entries[index]
      let isKnown = left < old.positions.count && old.positions[left] == place
      if isKnown {
        if place != position { sum = sum + old.entries[left] }
        left += 1
      }
      rowCounts[Int(place)] += (sum.isZero ? 0 : 1) - (isKnown ? 1 : 0)
      if !sum.isZero { append(place, sum) }
    }
    while left < old.positions.count {
      append(old.positions[left], old.entries[left])
      left += 1
    }
    rows[row] = new
    try count(size)
  }

  /// Computes the values of the basic columns.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nonzero entries of the tableau.
  mutating func computeBasicValues() {
    for row in rows.indices {
      var sum = Rational.zero
      for (position, entry) in zip(rows[row].positions, rows[row].entries) {
        sum = sum + entry * state[nonbasic[Int(position)]].value
      }
      state[basic[row]].value = sum
    }
  }

  /// The number of nonbasic columns that can still move.
  var freeCount: Int { nonbasic.count { state[$0].isFree } }

  /// Exchanges basic columns that can no longer move with nonbasic ones that can.
  mutating func expelFixedColumns() throws(SolverFailure) {
    for row in rows.indices where !state[basic[row]].isFree {
      let position = rows[row].positions.first { state[nonbasic[Int($0)]].isFree }
      if let position { try pivot(row: row, position: Int(position)) }
    }
  }
}
