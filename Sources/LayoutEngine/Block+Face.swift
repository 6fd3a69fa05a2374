// The optimal face: the intervals in which later stages keep the columns.

extension Block {
  /// Reduces the upper end of a column's interval to the value of an entry, if the value is less.
  mutating func restrict(_ column: Int, toAtMost bound: Double, entry: Int32) {
    guard bound < state[column].upper else { return }
    state[column].upper = bound
    state[column].upperEntry = entry
    noteCollapse(column)
  }

  /// Raises the lower end of a column's interval to the value of an entry, if the value is greater.
  mutating func restrict(_ column: Int, toAtLeast bound: Double, entry: Int32) {
    guard bound > state[column].lower else { return }
    state[column].lower = bound
    state[column].lowerEntry = entry
    noteCollapse(column)
  }

  /// Records that the solution relies on both entries of an interval that has become a point. With
  /// other constants, its ends may differ.
  private mutating func noteCollapse(_ column: Int) {
    guard !isFree(column) else { return }
    if state[column].lowerEntry >= 0 { entries[Int(state[column].lowerEntry)].side = 3 }
    if state[column].upperEntry >= 0 { entries[Int(state[column].upperEntry)].side = 3 }
  }

  /// Narrows the intervals to the optimal face of the stage that just ended.
  ///
  /// By complementary slackness, a column can move on the face only as long as its dual price
  /// remains a slope of its cost. A basic column can move within its linear piece. A nonbasic
  /// column can move toward a side with a reduced cost of zero, up to the next breakpoint.
  mutating func narrow() {
    for position in 0..<structuralCount { narrowNonbasic(at: position) }
    for column in costly where state[Int(column)].basisIndex >= 0 {
      let passed = Int(state[Int(column)].costStart + state[Int(column)].segment)
      for position in Int(state[Int(column)].costStart)..<Int(state[Int(column)].costEnd) {
        let entry = order[position]
        keep(Int(column), entry, above: position < passed, below: position >= passed)
      }
    }
  }

  /// Narrows the interval of the nonbasic column at `position` to the side or the point where the
  /// cost of the stage does not increase.
  private mutating func narrowNonbasic(at position: Int) {
    let column = Int(nonbasic[position])
    let (up, down, zero) = rates(at: position)
    let here = state[column].value
    for place in Int(state[column].costStart)..<Int(state[column].costEnd) {
      let entry = order[place]
      if Tolerance.same(entries[Int(entry)].value, here) {
        entries[Int(entry)].side = 3
      } else {
        let isBelow = entries[Int(entry)].value < here
        keep(column, entry, above: isBelow, below: !isBelow)
      }
    }
    if state[column].anchor < 0 { findAnchor(of: column) }
    if up > zero { restrict(column, toAtMost: here, entry: state[column].anchor) }
    if down > zero { restrict(column, toAtLeast: here, entry: state[column].anchor) }
  }

  /// Finds the entry with the value of a nonbasic column, so that the column can follow the entry
  /// when its constant changes.
  private mutating func findAnchor(of column: Int) {
    let here = state[column].value
    if state[column].lowerEntry >= 0, Tolerance.same(state[column].lower, here) {
      state[column].anchor = state[column].lowerEntry
    } else if state[column].upperEntry >= 0, Tolerance.same(state[column].upper, here) {
      state[column].anchor = state[column].upperEntry
    } else {
      for place in Int(state[column].costStart)..<Int(state[column].costEnd)
      where Tolerance.same(entries[Int(order[place])].value, here) {
        state[column].anchor = order[place]
      }
    }
  }

  /// Returns a Boolean value that indicates whether every column is, up to the relative tolerance
  /// `Tolerance.spoiled`, within the interval to which the stages of all levels narrowed it. If the
  /// value is false, a stage invalidated the result of an earlier stage, and the result cannot be
  /// used.
  ///
  /// - Complexity: O(*n*), where *n* is the number of columns and of terms of rows outside their
  ///   interval.
  func keepsIntervals() -> Bool {
    for column in 0..<columnCount {
      let here = state[column].value
      // The condition is negated so that NaN fails it too.
      guard !(state[column].lower <= here && here <= state[column].upper) else { continue }
      let miss = max(state[column].lower - here, here - state[column].upper)
      if !(miss <= Tolerance.spoiled * (1 + size(of: column))) { return false }
    }
    return true
  }

  /// Bounds a column by the value of an entry on one side or both sides for the later stages, and
  /// records that the solution relies on the entry.
  private mutating func keep(_ column: Int, _ entry: Int32, above: Bool, below: Bool) {
    let point = entries[Int(entry)].value
    if above { restrict(column, toAtLeast: point, entry: entry) }
    if below { restrict(column, toAtMost: point, entry: entry) }
    entries[Int(entry)].side |= (above ? 1 : 0) | (below ? 2 : 0)
  }

  /// Returns a Boolean value that indicates whether later stages can still move the column, because
  /// its interval is more than a point.
  func isFree(_ column: Int) -> Bool {
    state[column].lower < state[column].upper
      && !Tolerance.same(state[column].lower, state[column].upper)
  }

  /// Returns the number of nonbasic columns that can still move. After `expelFixedColumns()`, it is
  /// the dimension of the optimal face.
  ///
  /// - Complexity: O(*n*), where *n* is the number of structural columns.
  func countFreeColumns() -> Int {
    var count = 0
    for column in nonbasic where isFree(Int(column)) { count += 1 }
    return count
  }

  /// Exchanges a column that may just have become fixed, if it is basic, with a nonbasic column
  /// that can still move. The rows of all other fixed basic columns must have no entries at such
  /// nonbasic columns, as after `expelFixedColumns()`.
  ///
  /// - Returns: A Boolean value that indicates whether the number of free nonbasic columns
  ///   decreased by one. It is valid only if the column was free before.
  mutating func expel(_ column: Int) -> Bool {
    guard !isFree(column) else { return false }
    let row = Int(state[column].basisIndex)
    guard row >= 0 else { return true }
    guard let best = largestFreeEntry(of: row) else { return false }
    state[column].value = state[column].lower
    state[column].anchor = state[column].lowerEntry
    pivot(row: row, position: best)
    return true
  }

  /// Exchanges basic columns that can no longer move with nonbasic ones that can, so that the
  /// number of free nonbasic columns is the dimension of the optimal face.
  mutating func expelFixedColumns() {
    var freeCount = countFreeColumns()
    for row in 0..<rowCount where freeCount > 0 {
      let column = Int(basic[row])
      guard !isFree(column) else { continue }
      guard let best = largestFreeEntry(of: row) else { continue }
      state[column].value = state[column].lower
      state[column].anchor = state[column].lowerEntry
      pivot(row: row, position: best)
      freeCount -= 1
    }
  }

  /// Returns the position of the largest entry of a row among the columns that can move, or `nil`
  /// if there is no entry larger than a rounding error.
  private func largestFreeEntry(of row: Int) -> Int? {
    var best = -1
    var bestSize = 0.0
    var largest = 0.0
    tableau.forEach(inRow: row) { position, entry in
      let size = abs(entry)
      largest = max(largest, size)
      guard size > bestSize || (size == bestSize && position < best) else { return }
      guard isFree(Int(nonbasic[position])) else { return }
      best = position
      bestSize = size
    }
    guard bestSize > 0 else { return nil }
    return bestSize > Tolerance.pivot * largest ? best : nil
  }
}
