// Strict priorities: one stage per level, each on the optimal face of the levels above.

extension Block {
  /// Finds a point on the optimal face: one that satisfies the required constraints and, from the
  /// highest optional priority to the lowest, minimizes the violation of each level without
  /// increasing that of the levels above.
  ///
  /// The search begins with the current basis (warm start). Returns false if the required
  /// constraints conflict, with the basis and prices at which the conflict was found.
  mutating func solveLevels(_ tolerance: Double) -> Bool {
    // Until the choice among the optima is made, the basis is not that of a solution.
    isAnchored = false
    sortSlices()
    resetIntervals()
    settleAnchors()
    computeBasicValues()
    guard satisfyRequired(tolerance) else { return false }
    for level in 1..<max(1, levelCount) where countFreeColumns() > 0 {
      beginLevel(level)
      _ = minimize()
      narrow()
      endStage()
      expelFixedColumns()
    }
    isPoint = countFreeColumns() == 0
    return true
  }

  /// Sets every structural column to the value of its strongest entry: the entry of the highest
  /// optional priority, or a required bound if there is none.
  ///
  /// Most columns keep this value, which saves most of the pivots after a start at 0. This is one
  /// step of propagation as in DeltaBlue (Freeman-Benson, Maloney and Borning 1990).
  mutating func startAtStrongestEntries() {
    var strongest = Array(filledWith: Int32(-1), count: columnCount)
    for entry in 0..<entries.count {
      let column = Int(entries[entry].column)
      let known = Int(strongest[column])
      if known < 0 || rank(entry) < rank(known) { strongest[column] = Int32(entry) }
    }
    for column in 0..<structuralCount where strongest[column] >= 0 {
      state[column].anchor = strongest[column]
    }
  }

  /// Returns the rank of an entry in the choice of a column's initial value: optional levels from
  /// high to low, then required bounds.
  private func rank(_ entry: Int) -> Int32 {
    entries[entry].level == 0 ? Int32(levelCount) : entries[entry].level
  }

  /// Moves nonbasic columns to the current values of their anchors.
  private mutating func settleAnchors() {
    for position in 0..<structuralCount {
      let column = Int(nonbasic[position])
      if state[column].anchor >= 0 {
        state[column].value = entries[Int(state[column].anchor)].value
      }
    }
  }

  // MARK: Costs

  /// Makes the entries of a level the cost of the stage.
  mutating func beginLevel(_ level: Int) {
    for slice in Int(levelSlice[level])..<Int(levelSlice[level + 1]) {
      addCost(column: sliceColumn[slice], from: sliceStart[slice], to: sliceStart[slice + 1])
    }
  }

  /// Assigns a column the piecewise-linear cost of the entries at `start..<end` of `order`, until
  /// the stage ends.
  mutating func addCost(column: Int32, from start: Int32, to end: Int32) {
    state[Int(column)].costStart = start
    state[Int(column)].costEnd = end
    costly.append(column)
  }

  /// Assigns a column a cost per unit of its value, until the stage ends. A negative cost
  /// maximizes.
  mutating func addLinearCost(column: Int32, _ cost: Double) {
    state[Int(column)].linearCost = cost
    costly.append(column)
  }

  /// Removes all costs of the stage. The basis, the values and the intervals are kept.
  mutating func endStage() {
    for column in costly {
      state[Int(column)].costStart = 0
      state[Int(column)].costEnd = 0
      state[Int(column)].linearCost = 0
      state[Int(column)].segment = 0
    }
    costly.removeAll(keepingCapacity: true)
    costsAreUniform = false
  }

  // MARK: Required constraints

  /// Minimizes the sum of required violations, and then converts the constraints to intervals.
  private mutating func satisfyRequired(_ tolerance: Double) -> Bool {
    guard levelSlice[1] > 0 else { return true }
    beginLevel(0)
    _ = minimize()
    let areSatisfied = requiredHold(tolerance)
    priceSegment = areSatisfied ? [] : state.map(\.segment)
    endStage()
    guard areSatisfied else { return false }
    for entry in 0..<entries.count where entries[entry].level == 0 { imposeBound(entry) }
    for column in 0..<columnCount where state[column].upper < state[column].lower {
      closeGap(column)
    }
    for position in 0..<structuralCount { settle(Int(nonbasic[position])) }
    computeBasicValues()
    expelFixedColumns()
    return true
  }

  /// Returns a Boolean value that indicates whether the values satisfy all required entries, each
  /// up to `tolerance` times the magnitudes involved.
  private func requiredHold(_ tolerance: Double) -> Bool {
    for entry in 0..<entries.count where entries[entry].level == 0 {
      let column = Int(entries[entry].column)
      let excess = state[column].value - entries[entry].value
      let violation = excess > 0 ? excess * entries[entry].up : -excess * entries[entry].down
      let size = 1 / abs(entries[entry].scale) + entries[entry].magnitude + size(of: column)
      if violation > tolerance * size { return false }
    }
    return true
  }

  /// Returns the sum of the absolute values of a column's terms, to which tolerances are relative.
  func size(of column: Int) -> Double {
    guard column >= structuralCount else { return abs(state[column].value) }
    let row = column - structuralCount
    var sum = 0.0
    for term in Int(rowStart[row])..<Int(rowStart[row + 1]) {
      sum += abs(rowCoefficient[term] * state[Int(rowColumn[term])].value)
    }
    return sum
  }

  /// Converts a required entry to a bound of its column's interval, and records that the solution
  /// relies on it.
  private mutating func imposeBound(_ entry: Int) {
    let column = Int(entries[entry].column)
    if entries[entry].up > 0 {
      restrict(column, toAtMost: entries[entry].value, entry: Int32(entry))
    }
    if entries[entry].down > 0 {
      restrict(column, toAtLeast: entries[entry].value, entry: Int32(entry))
    }
    entries[entry].side |= (entries[entry].down > 0 ? 1 : 0) | (entries[entry].up > 0 ? 2 : 0)
  }

  /// Reduces an interval with ends that crossed within the tolerance to a point.
  private mutating func closeGap(_ column: Int) {
    state[column].upper = state[column].lower
    state[column].upperEntry = state[column].lowerEntry
  }

  /// Moves a nonbasic column that is outside its interval within the tolerance to the end of the
  /// interval.
  private mutating func settle(_ column: Int) {
    if state[column].value < state[column].lower {
      state[column].value = state[column].lower
      state[column].anchor = state[column].lowerEntry
    } else if state[column].value > state[column].upper {
      state[column].value = state[column].upper
      state[column].anchor = state[column].upperEntry
    }
  }
}
