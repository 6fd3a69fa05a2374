// Strict priorities: one stage a level, each on the face that the levels above left.

extension Block {
  /// Finds a point that satisfies the required constraints and then meets every optional level as
  /// well as it can. Starts from the present basis. False when the required ones contradict.
  mutating func solveLevels(_ tolerance: Double) -> Bool {
    sortSlices()
    resetIntervals()
    settleAnchors()
    computeBasicValues()
    guard satisfyRequired(tolerance) else { return false }
    for level in 1..<max(1, levelCount) where countFreeColumns() > 0 {
      beginLevel(level)
      _ = minimise()
      narrow()
      endStage()
      expelFixedColumns()
    }
    isPoint = countFreeColumns() == 0
    return true
  }

  /// Lets every variable that has wishes of its own start where the strongest one wants it.
  ///
  /// Most wishes come true, so that this saves most of the basis changes that starting at 0 takes
  /// (propagation as in DeltaBlue, one step deep).
  mutating func startAtWishes() {
    var strongest = Array(repeating: Int32(-1), count: columnCount)
    for entry in 0..<entryColumn.count {
      let column = Int(entryColumn[entry])
      let known = Int(strongest[column])
      if known < 0 || rank(entry) < rank(known) { strongest[column] = Int32(entry) }
    }
    for column in 0..<structuralCount where strongest[column] >= 0 {
      anchor[column] = strongest[column]
    }
  }

  /// Optional levels from high to low, then required bounds.
  private func rank(_ entry: Int) -> Int32 {
    entryLevel[entry] == 0 ? Int32(levelCount) : entryLevel[entry]
  }

  /// Puts nonbasic columns where their anchors are now.
  private mutating func settleAnchors() {
    for position in 0..<structuralCount {
      let column = Int(nonbasic[position])
      if anchor[column] >= 0 { value[column] = entryValue[Int(anchor[column])] }
    }
  }

  // MARK: Costs

  /// Makes the entries of a level the stage's cost.
  mutating func beginLevel(_ level: Int) {
    for slice in Int(levelSlice[level])..<Int(levelSlice[level + 1]) {
      addCost(column: sliceColumn[slice], from: sliceStart[slice], to: sliceStart[slice + 1])
    }
  }

  mutating func addCost(column: Int32, from start: Int32, to end: Int32) {
    costStart[Int(column)] = start
    costEnd[Int(column)] = end
    costly.append(column)
  }

  mutating func addLinearCost(column: Int32, _ cost: Double) {
    linearCost[Int(column)] = cost
    costly.append(column)
  }

  mutating func endStage() {
    for column in costly {
      costStart[Int(column)] = 0
      costEnd[Int(column)] = 0
      linearCost[Int(column)] = 0
      segment[Int(column)] = 0
    }
    costly.removeAll(keepingCapacity: true)
    costsAreUniform = false
  }

  // MARK: Required constraints

  /// Minimises the sum of required violations and then turns the constraints into intervals.
  private mutating func satisfyRequired(_ tolerance: Double) -> Bool {
    guard levelSlice[1] > 0 else { return true }
    beginLevel(0)
    _ = minimise()
    priceSegment = segment
    endStage()
    guard requiredHold(tolerance) else { return false }
    for entry in 0..<entryColumn.count where entryLevel[entry] == 0 { imposeBound(entry) }
    for column in 0..<columnCount where upper[column] < lower[column] { closeGap(column) }
    for position in 0..<structuralCount { settle(Int(nonbasic[position])) }
    computeBasicValues()
    expelFixedColumns()
    return true
  }

  private func requiredHold(_ tolerance: Double) -> Bool {
    for entry in 0..<entryColumn.count where entryLevel[entry] == 0 {
      let column = Int(entryColumn[entry])
      let excess = value[column] - entryValue[entry]
      let violation = excess > 0 ? excess * entryUp[entry] : -excess * entryDown[entry]
      let size = 1 / abs(entryScale[entry]) + entryMagnitude[entry] + size(of: column)
      if violation > tolerance * size { return false }
    }
    return true
  }

  /// The absolute sum of what a column's value is added from.
  private func size(of column: Int) -> Double {
    guard column >= structuralCount else { return abs(value[column]) }
    let row = column - structuralCount
    var sum = 0.0
    for term in Int(rowStart[row])..<Int(rowStart[row + 1]) {
      sum += abs(rowCoefficient[term] * value[Int(rowColumn[term])])
    }
    return sum
  }

  private mutating func imposeBound(_ entry: Int) {
    let column = Int(entryColumn[entry])
    if entryUp[entry] > 0 { restrict(column, toAtMost: entryValue[entry], entry: Int32(entry)) }
    if entryDown[entry] > 0 { restrict(column, toAtLeast: entryValue[entry], entry: Int32(entry)) }
    entrySide[entry] |= (entryDown[entry] > 0 ? 1 : 0) | (entryUp[entry] > 0 ? 2 : 0)
  }

  /// Makes one point of an interval whose ends crossed within the tolerance.
  private mutating func closeGap(_ column: Int) {
    upper[column] = lower[column]
    upperEntry[column] = lowerEntry[column]
  }

  /// Moves a nonbasic column that the tolerance let outside its interval onto its end.
  private mutating func settle(_ column: Int) {
    if value[column] < lower[column] {
      value[column] = lower[column]
      anchor[column] = lowerEntry[column]
    } else if value[column] > upper[column] {
      value[column] = upper[column]
      anchor[column] = upperEntry[column]
    }
  }

  // MARK: Faces

  mutating func restrict(_ column: Int, toAtMost bound: Double, entry: Int32) {
    guard bound < upper[column] else { return }
    upper[column] = bound
    upperEntry[column] = entry
    noteCollapse(column)
  }

  mutating func restrict(_ column: Int, toAtLeast bound: Double, entry: Int32) {
    guard bound > lower[column] else { return }
    lower[column] = bound
    lowerEntry[column] = entry
    noteCollapse(column)
  }

  /// Notes that the solution rests on the ends of an interval being one point, which two entries
  /// may be by coincidence.
  private mutating func noteCollapse(_ column: Int) {
    guard !isFree(column) else { return }
    if lowerEntry[column] >= 0 { entrySide[Int(lowerEntry[column])] = 3 }
    if upperEntry[column] >= 0 { entrySide[Int(upperEntry[column])] = 3 }
  }

  /// Narrows the intervals to the optimal face of the stage that just ended.
  ///
  /// By complementary slackness a column may move on the face exactly where its dual price stays a
  /// slope of its cost: a basic column within its linear piece, a nonbasic one towards a side whose
  /// reduced cost is zero, up to the next breakpoint.
  mutating func narrow() {
    for position in 0..<structuralCount { narrowNonbasic(at: position) }
    for column in costly where place[Int(column)] >= 0 {
      let passed = Int(costStart[Int(column)] + segment[Int(column)])
      for position in Int(costStart[Int(column)])..<Int(costEnd[Int(column)]) {
        let entry = order[position]
        keep(Int(column), entry, above: position < passed, below: position >= passed)
      }
    }
  }

  private mutating func narrowNonbasic(at position: Int) {
    let column = Int(nonbasic[position])
    let (up, down, zero) = rates(at: position)
    let here = value[column]
    for place in Int(costStart[column])..<Int(costEnd[column]) {
      let entry = order[place]
      if Tolerance.same(entryValue[Int(entry)], here) {
        entrySide[Int(entry)] = 3
      } else {
        let isBelow = entryValue[Int(entry)] < here
        keep(column, entry, above: isBelow, below: !isBelow)
      }
    }
    if anchor[column] < 0 { findAnchor(of: column) }
    if up > zero { restrict(column, toAtMost: here, entry: anchor[column]) }
    if down > zero { restrict(column, toAtLeast: here, entry: anchor[column]) }
  }

  /// Finds the entry behind the number at which a nonbasic column rests.
  private mutating func findAnchor(of column: Int) {
    let here = value[column]
    if lowerEntry[column] >= 0, Tolerance.same(lower[column], here) {
      anchor[column] = lowerEntry[column]
    } else if upperEntry[column] >= 0, Tolerance.same(upper[column], here) {
      anchor[column] = upperEntry[column]
    } else {
      for place in Int(costStart[column])..<Int(costEnd[column])
      where Tolerance.same(entryValue[Int(order[place])], here) { anchor[column] = order[place] }
    }
  }

  /// Whether every column is within the interval that the stages of all levels left it, so that no
  /// stage spoiled what the ones before had reached.
  func keepsIntervals() -> Bool {
    for column in 0..<columnCount {
      let here = value[column]
      // Negated so that what is not a number counts too.
      guard !(lower[column] <= here && here <= upper[column]) else { continue }
      let miss = max(lower[column] - here, here - upper[column])
      if !(miss <= Tolerance.spoiled * (1 + size(of: column))) { return false }
    }
    return true
  }

  /// Keeps a column on one side of an entry, or both, for the later stages.
  private mutating func keep(_ column: Int, _ entry: Int32, above: Bool, below: Bool) {
    let point = entryValue[Int(entry)]
    if above { restrict(column, toAtLeast: point, entry: entry) }
    if below { restrict(column, toAtMost: point, entry: entry) }
    entrySide[Int(entry)] |= (above ? 1 : 0) | (below ? 2 : 0)
  }

  func isFree(_ column: Int) -> Bool {
    lower[column] < upper[column] && !Tolerance.same(lower[column], upper[column])
  }

  func countFreeColumns() -> Int {
    var count = 0
    for column in nonbasic where isFree(Int(column)) { count += 1 }
    return count
  }

  /// Exchanges basic columns that may no longer move with nonbasic ones that may, which makes the
  /// number of free nonbasic columns the dimension of what is left to decide.
  mutating func expelFixedColumns() {
    var freeCount = countFreeColumns()
    for row in 0..<rowCount where freeCount > 0 {
      let column = Int(basic[row])
      guard !isFree(column) else { continue }
      guard let best = largestFreeEntry(of: row) else { continue }
      value[column] = lower[column]
      anchor[column] = lowerEntry[column]
      pivot(row: row, position: best)
      freeCount -= 1
    }
  }

  /// The position of the largest entry of a row among columns that may move, unless it is a
  /// rounding error.
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
