extension Block {
  /// Returns the minimum and the maximum value of a linear function of the structural columns on
  /// the face.
  ///
  /// `weights` are by structural column. The method changes the basis but not the intervals.
  mutating func range(of weights: [Double]) -> (lower: Double, upper: Double) {
    let least = extreme(of: weights, sign: 1)
    let greatest = extreme(of: weights, sign: -1)
    return (least, greatest)
  }

  /// Returns the minimum of the function on the face for `sign` 1, or the maximum for `sign` -1.
  /// The result is infinite if the function is unbounded.
  private mutating func extreme(of weights: [Double], sign: Double) -> Double {
    for column in 0..<structuralCount where weights[column] != 0 {
      addLinearCost(column: Int32(column), sign * weights[column])
    }
    let isBounded = minimize()
    endStage()
    guard isBounded else { return -sign * .infinity }
    polishValues()
    var sum = 0.0
    for column in 0..<structuralCount { sum += weights[column] * state[column].value }
    return sum
  }

  /// Returns the minimum and the maximum value of a column on the face. The column may be that of a
  /// row. Infinite ends are unbounded. The method needs two stages.
  mutating func range(ofColumn column: Int32) -> (lower: Double, upper: Double) {
    var ends: [Double] = []
    for sign in [1.0, -1.0] {
      addLinearCost(column: column, sign)
      let isBounded = minimize()
      endStage()
      ends.append(isBounded ? state[Int(column)].value : -sign * .infinity)
    }
    return (ends[0], ends[1])
  }
}
