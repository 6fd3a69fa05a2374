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

  /// Reserves space for `count` entries. Most blocks are small, and growing nine arrays takes
  /// longer than filling them.
  mutating func reserveEntries(_ count: Int) {
    entryColumn.reserveCapacity(count)
    entryConstraint.reserveCapacity(count)
    entryScale.reserveCapacity(count)
    entryValue.reserveCapacity(count)
    entryMagnitude.reserveCapacity(count)
    entrySide.reserveCapacity(count)
    entryLevel.reserveCapacity(count)
    entryUp.reserveCapacity(count)
    entryDown.reserveCapacity(count)
  }

  /// Adds the breakpoint of a constraint `scale · column  relation  constant`.
  mutating func appendEntry(
    column: Int32, constraint: Int32, scale: Double, relation: LinearRelation, level: Int32
  ) {
    entryColumn.append(column)
    entryConstraint.append(constraint)
    entryScale.append(scale)
    entryValue.append(0)
    entryMagnitude.append(0)
    entrySide.append(0)
    entryLevel.append(level)
    let weight = level == 0 ? 1 : abs(scale)
    let isUpper = relation == .equal || (relation == .lessThanOrEqual) == (scale > 0)
    let isLower = relation == .equal || !isUpper
    entryUp.append(isUpper ? weight : 0)
    entryDown.append(isLower ? weight : 0)
  }

  /// Sets the constants of the entries from the component's reduced rows. Returns false if a
  /// constant is not finite.
  mutating func setConstants(_ constant: [Double], _ magnitude: [Double]) -> Bool {
    var probe = 0.0
    for entry in 0..<entryColumn.count {
      let row = Int(entryConstraint[entry])
      entryValue[entry] = constant[row] / entryScale[entry]
      entryMagnitude[entry] = magnitude[row] / abs(entryScale[entry])
      probe += entryMagnitude[entry] * 0
    }
    // 0 times infinity is NaN.
    return probe == 0
  }

  /// Sorts the entries, creates the slices, and makes the column of every row basic.
  mutating func finish(levelCount: Int) {
    self.levelCount = levelCount
    makeSlices()
    let columns = columnCount
    costStart = Array(repeating: 0, count: columns)
    costEnd = costStart
    linearCost = Array(repeating: 0, count: columns)
    segment = costStart
    gradient = Array(repeating: 0, count: structuralCount)
    gradientSize = gradient
    value = linearCost
    anchor = Array(repeating: -1, count: columns)
    basisIndex = costStart
    lower = linearCost
    upper = linearCost
    lowerEntry = anchor
    upperEntry = anchor
    resetIntervals()
    resetBasis()
  }

  /// Sorts the entries by level and column, and finds the slices and the start of each level.
  /// Values do not matter here: `sortSlices()` sorts the entries within a slice.
  ///
  /// - Complexity: O(n log n) in the number of entries.
  private mutating func makeSlices() {
    let count = entryColumn.count
    order = (0..<Int32(count)).map { $0 }
    order.sort { a, b in
      let i = Int(a)
      let j = Int(b)
      if entryLevel[i] != entryLevel[j] { return entryLevel[i] < entryLevel[j] }
      if entryColumn[i] != entryColumn[j] { return entryColumn[i] < entryColumn[j] }
      return i < j
    }
    levelSlice = [0]
    for position in 0..<count {
      let entry = Int(order[position])
      let previous = position > 0 ? Int(order[position - 1]) : -1
      let isNewLevel = previous < 0 || entryLevel[entry] != entryLevel[previous]
      if isNewLevel {
        while levelSlice.count <= Int(entryLevel[entry]) {
          levelSlice.append(Int32(sliceColumn.count))
        }
      }
      if isNewLevel || entryColumn[entry] != entryColumn[previous] {
        sliceStart.append(Int32(position))
        sliceColumn.append(entryColumn[entry])
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
        while position > start, entryValue[Int(order[position - 1])] > entryValue[Int(entry)] {
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
    for column in lower.indices {
      lower[column] = -.infinity
      upper[column] = .infinity
      lowerEntry[column] = -1
      upperEntry[column] = -1
    }
    for entry in 0..<entrySide.count { entrySide[entry] = 0 }
  }
}
