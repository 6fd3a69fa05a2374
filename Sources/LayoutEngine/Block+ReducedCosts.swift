// The slopes of the stage's cost, and the reduced costs of the nonbasic columns.

extension Block {
  /// Returns the slope of an entry's cost above its value, in this stage.
  func up(_ entry: Int32) -> Double { costsAreUniform ? 1 : entries[Int(entry)].up }
  /// Returns the slope of an entry's cost below its value, in this stage.
  func down(_ entry: Int32) -> Double { costsAreUniform ? 1 : entries[Int(entry)].down }

  /// Returns the slope of a column's cost after `segment` of its entries.
  func slope(_ column: Int, segment: Int) -> Double {
    var sum = state[column].linearCost
    let start = Int(state[column].costStart)
    for position in start..<Int(state[column].costEnd) {
      if position < start + segment {
        sum += up(order[position])
      } else {
        sum -= down(order[position])
      }
    }
    return sum
  }

  /// Returns the number of a column's cost entries below a value, and at the value if `inclusive`
  /// is true.
  func entriesPassed(_ column: Int, at value: Double, inclusive: Bool) -> Int {
    var passed = 0
    for position in Int(state[column].costStart)..<Int(state[column].costEnd) {
      let breakpoint = entries[Int(order[position])].value
      let isSame = Tolerance.same(breakpoint, value)
      if isSame ? inclusive : breakpoint < value { passed += 1 } else { break }
    }
    return passed
  }

  /// Adds a multiple of a row to the reduced costs.
  mutating func addToReducedCosts(_ factor: Double, row: Int) {
    guard factor != 0 else { return }
    tableau.forEach(inRow: row) { position, entry in
      gradient[position] += factor * entry
      gradientSize[position] += abs(factor * entry)
    }
  }

  /// Computes `gradient`, the change of the costs of the basic columns with each nonbasic column.
  mutating func computeReducedCosts() {
    let columns = structuralCount
    for position in 0..<columns {
      gradient[position] = 0
      gradientSize[position] = 0
    }
    for column in costly where state[Int(column)].basisIndex >= 0 {
      let slope = slope(Int(column), segment: Int(state[Int(column)].segment))
      addToReducedCosts(slope, row: Int(state[Int(column)].basisIndex))
    }
  }

  /// Returns the rates of the cost when the nonbasic column at `position` increases and when it
  /// decreases, with the bound below which they are treated as zero.
  func rates(at position: Int) -> (up: Double, down: Double, zero: Double) {
    let column = Int(nonbasic[position])
    var above = state[column].linearCost
    var below = above
    if state[column].costStart < state[column].costEnd {
      above = slope(
        column, segment: entriesPassed(column, at: state[column].value, inclusive: true))
      below = slope(
        column, segment: entriesPassed(column, at: state[column].value, inclusive: false))
    }
    let size = gradientSize[position] + max(abs(above), abs(below))
    return (gradient[position] + above, -gradient[position] - below, Tolerance.reducedCost * size)
  }
}
