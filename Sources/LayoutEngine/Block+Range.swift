extension Block {
  /// The least and the greatest value of a linear function of the structural columns over the face.
  ///
  /// `weights` are by structural column. Changes the basis but not the intervals.
  mutating func range(of weights: [Double]) -> (lower: Double, upper: Double) {
    let least = extreme(of: weights, sign: 1)
    let greatest = extreme(of: weights, sign: -1)
    return (least, greatest)
  }

  /// The least value of the function over the face for `sign` 1, the greatest for `sign` -1;
  /// infinite if it is unbounded.
  private mutating func extreme(of weights: [Double], sign: Double) -> Double {
    for column in 0..<structuralCount where weights[column] != 0 {
      addLinearCost(column: Int32(column), sign * weights[column])
    }
    let isBounded = minimize()
    endStage()
    guard isBounded else { return -sign * .infinity }
    polishValues()
    var sum = 0.0
    for column in 0..<structuralCount { sum += weights[column] * value[column] }
    return sum
  }

  /// The least and the greatest value of a column over the face, which may be the column of a row.
  /// Infinite ends are unbounded. Costs two stages.
  mutating func range(ofColumn column: Int32) -> (lower: Double, upper: Double) {
    var ends: [Double] = []
    for sign in [1.0, -1.0] {
      addLinearCost(column: column, sign)
      let isBounded = minimize()
      endStage()
      ends.append(isBounded ? value[Int(column)] : -sign * .infinity)
    }
    return (ends[0], ends[1])
  }
}
