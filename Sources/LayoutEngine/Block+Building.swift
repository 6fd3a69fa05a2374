extension Block {
  /// The maximum number of terms in rows that are sorted by insertion. Rows with more terms are
  /// sorted by an algorithm that needs n log n steps and memory.
  private static let shortRow = 16

  /// Sorts the terms that were added after the last row by column.
  mutating func sortOpenRow() {
    let start = Int(rowStart[rowCount])
    let end = rowColumn.count
    if end - start > Self.shortRow {
      var terms = (start..<end).map { (rowColumn[$0], rowCoefficient[$0]) }
      terms.sort { $0.0 < $1.0 }
      for term in start..<end { (rowColumn[term], rowCoefficient[term]) = terms[term - start] }
      return
    }
    for unsorted in stride(from: start + 1, to: end, by: 1) {
      var place = unsorted
      while place > start, rowColumn[place - 1] > rowColumn[place] {
        rowColumn.swapAt(place - 1, place)
        rowCoefficient.swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  /// Creates a row from the terms that were added, and returns its column.
  mutating func closeRow() -> Int32 {
    rowStart.append(Int32(rowColumn.count))
    return Int32(columnCount - 1)
  }

  /// Discards the terms that were added after the last row.
  mutating func dropOpenRow() {
    let start = Int(rowStart[rowCount])
    rowColumn.removeLast(rowColumn.count - start)
    rowCoefficient.removeLast(rowCoefficient.count - start)
  }

  /// Adds a row, and returns its column.
  mutating func appendRow(_ columns: [Int32], _ coefficients: [Double]) -> Int32 {
    rowColumn += columns
    rowCoefficient += coefficients
    rowStart.append(Int32(rowColumn.count))
    return Int32(columnCount - 1)
  }

  /// Reserves space for entries, and for the terms of rows.
  mutating func reserveCapacity(entries count: Int, terms: Int) {
    entries.reserveCapacity(count)
    guard terms > 0 else { return }
    rowColumn.reserveCapacity(terms)
    rowCoefficient.reserveCapacity(terms)
  }

  /// Adds the breakpoint of a constraint `scale · column  relation  constant`.
  mutating func appendEntry(
    column: Int32, constraint: Int32, scale: Double, relation: LinearRelation, level: Int32
  ) {
    let weight = level == 0 ? 1 : abs(scale)
    let isUpper = relation == .equal || (relation == .lessThanOrEqual) == (scale > 0)
    let isLower = relation == .equal || !isUpper
    entries.append(
      Entry(
        scale: scale, down: isLower ? weight : 0, up: isUpper ? weight : 0, column: column,
        constraint: constraint, level: level))
  }

  /// Sets the constants of the entries from the component's reduced rows. Returns false if a
  /// constant is not finite.
  mutating func setConstants(_ constant: [Double], _ magnitude: [Double]) -> Bool {
    var probe = 0.0
    for entry in 0..<entries.count {
      let row = Int(entries[entry].constraint)
      entries[entry].value = constant[row] / entries[entry].scale
      entries[entry].magnitude = magnitude[row] / abs(entries[entry].scale)
      probe += entries[entry].magnitude * 0
    }
    // 0 times infinity is NaN.
    return probe == 0
  }

  /// Sorts the entries, creates the slices, and makes the column of every row basic.
  mutating func finish(levelCount: Int) {
    self.levelCount = levelCount
    makeSlices()
    state = Array(filledWith: State(), count: columnCount)
    gradient = Array(filledWith: 0, count: structuralCount)
    gradientSize = gradient
    resetBasis()
  }

  /// Sorts the entries by level and column, and finds the slices and the start of each level.
  /// Values do not matter here: `sortSlices()` sorts the entries within a slice.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of entries.
  private mutating func makeSlices() {
    let count = entries.count
    order.reserveCapacity(count + 1)
    for entry in 0..<count { order.append(Int32(entry)) }
    order.sort { a, b in
      let i = Int(a)
      let j = Int(b)
      if entries[i].level != entries[j].level { return entries[i].level < entries[j].level }
      if entries[i].column != entries[j].column { return entries[i].column < entries[j].column }
      return i < j
    }
    levelSlice.reserveCapacity(levelCount + 1)
    sliceStart.reserveCapacity(count + 1)
    sliceColumn.reserveCapacity(count)
    levelSlice.append(0)
    for position in 0..<count {
      let entry = Int(order[position])
      let previous = position > 0 ? Int(order[position - 1]) : -1
      let isNewLevel = previous < 0 || entries[entry].level != entries[previous].level
      if isNewLevel {
        while levelSlice.count <= Int(entries[entry].level) {
          levelSlice.append(Int32(sliceColumn.count))
        }
      }
      if isNewLevel || entries[entry].column != entries[previous].column {
        sliceStart.append(Int32(position))
        sliceColumn.append(entries[entry].column)
      }
    }
    while levelSlice.count <= levelCount { levelSlice.append(Int32(sliceColumn.count)) }
    sliceStart.append(Int32(count))
    order.append(-1)
  }

  /// Sorts the entries of each slice by value after constants have changed.
  ///
  /// The algorithm is insertion sort. A slice rarely has more than three entries, which are nearly
  /// always sorted already.
  mutating func sortSlices() {
    for slice in 0..<sliceColumn.count {
      let start = Int(sliceStart[slice])
      let end = Int(sliceStart[slice + 1])
      for unsorted in stride(from: start + 1, to: end, by: 1) {
        let entry = order[unsorted]
        var position = unsorted
        while position > start, entries[Int(order[position - 1])].value > entries[Int(entry)].value
        {
          order[position] = order[position - 1]
          position -= 1
        }
        order[position] = entry
      }
    }
  }

  /// Makes all columns unbounded, as before the first stage, and discards the entries on which the
  /// last solution relied.
  mutating func resetIntervals() {
    for column in state.indices {
      state[column].lower = -.infinity
      state[column].upper = .infinity
      state[column].lowerEntry = -1
      state[column].upperEntry = -1
    }
    for entry in 0..<entries.count { entries[entry].side = 0 }
  }
}
