// The reason why the required constraints of a block conflict.

extension Block {
  /// Returns an infeasibility certificate after a stage that could not satisfy the required
  /// constraints. The certificate has multipliers with which the left-hand sides of these
  /// constraints add up to 0 and their right-hand sides do not (Farkas). The result is `nil` if
  /// rounding hides the conflict.
  ///
  /// The prices of the stage are the multipliers of columns. The multiplier of a column becomes
  /// that of its tightest bound on the side on which the bound is violated.
  func contradiction() -> [(constraint: Int32, multiplier: Double)]? {
    let (lowest, highest) = tightestBounds()
    if let column = worstCrossing(lowest, highest) {
      return [lowest[column], highest[column]].enumerated().map { index, entry in
        let sign = index == 0 ? -1.0 : 1
        return (entries[Int(entry)].constraint, sign / entries[Int(entry)].scale)
      }
    }
    var result: [(constraint: Int32, multiplier: Double)] = []
    for (column, price) in requiredPrices().enumerated() where price != 0 {
      let entry = Int(price > 0 ? highest[column] : lowest[column])
      guard entry >= 0 else { return nil }
      result.append((entries[entry].constraint, price / entries[entry].scale))
    }
    return result.isEmpty ? nil : result
  }

  /// Returns the entries of each column's maximum lower and minimum upper required bound, or -1.
  private func tightestBounds() -> (lowest: [Int32], highest: [Int32]) {
    var lowest = Array(repeating: Int32(-1), count: columnCount)
    var highest = lowest
    for entry in 0..<entries.count where entries[entry].level == 0 {
      let column = Int(entries[entry].column)
      let point = entries[entry].value
      if entries[entry].down > 0, lowest[column] < 0 || point > entries[Int(lowest[column])].value {
        lowest[column] = Int32(entry)
      }
      if entries[entry].up > 0, highest[column] < 0 || point < entries[Int(highest[column])].value {
        highest[column] = Int32(entry)
      }
    }
    return (lowest, highest)
  }

  /// Returns the column with the largest contradiction between its bounds, if it exceeds the
  /// tolerance.
  private func worstCrossing(_ lowest: [Int32], _ highest: [Int32]) -> Int? {
    var worst: Int?
    var worstGap = 0.0
    for column in 0..<columnCount where lowest[column] >= 0 && highest[column] >= 0 {
      let low = Int(lowest[column])
      let high = Int(highest[column])
      let gap = entries[low].value - entries[high].value
      let size = 1 + entries[low].magnitude + entries[high].magnitude
      if gap > 2 * Tolerance.feasibility * size, gap > worstGap {
        worst = column
        worstGap = gap
      }
    }
    return worst
  }

  /// Returns the prices of all columns at the end of the required stage.
  private func requiredPrices() -> [Double] {
    var prices = Array(repeating: 0.0, count: columnCount)
    for slice in Int(levelSlice[0])..<Int(levelSlice[1]) {
      let column = Int(sliceColumn[slice])
      if state[column].basisIndex >= 0 { prices[column] = requiredSlope(slice) }
    }
    for position in 0..<structuralCount
    where abs(gradient[position]) > Tolerance.multiplier * gradientSize[position] {
      prices[Int(nonbasic[position])] = -gradient[position]
    }
    return prices
  }

  /// Returns the slope of a column's required violations at its value, from its violated bounds.
  private func requiredSlope(_ slice: Int) -> Double {
    let column = Int(sliceColumn[slice])
    var sum = 0.0
    for position in Int(sliceStart[slice])..<Int(sliceStart[slice + 1]) {
      let isPassed = position < Int(sliceStart[slice]) + Int(priceSegment[column])
      let entry = Int(order[position])
      sum += isPassed ? entries[entry].up : -entries[entry].down
    }
    return sum
  }
}
