/// The reason why required constraints conflict, as in `Block+Contradiction.swift`, without
/// rounding errors.
extension ExactSolver {
  /// Returns the multipliers with which violated required constraints add up to a contradiction, at
  /// the end of the required stage, or `nil` if all hold.
  func contradiction() -> [(constraint: Int32, multiplier: Double)]? {
    var lowest: [Int: Int] = [:]
    var highest: [Int: Int] = [:]
    var isViolated = false
    for (index, entry) in entries.enumerated() where entry.level == 0 {
      let here = state[entry.column].value
      if !entry.down.isZero {
        isViolated = isViolated || here < entry.value
        let known = lowest[entry.column]
        if known.map({ entries[$0].value < entry.value }) ?? true { lowest[entry.column] = index }
      }
      if !entry.up.isZero {
        isViolated = isViolated || entry.value < here
        let known = highest[entry.column]
        if known.map({ entry.value < entries[$0].value }) ?? true { highest[entry.column] = index }
      }
    }
    guard isViolated else { return nil }
    for column in state.indices {
      guard let low = lowest[column], let high = highest[column],
        entries[high].value < entries[low].value
      else { continue }
      return Self.rounded([
        (low, -Rational.one / entries[low].scale), (high, Rational.one / entries[high].scale),
      ])
    }
    var multipliers: [(Int, Rational)] = []
    for (column, price) in requiredPrices() where !price.isZero {
      guard let entry = price.isPositive ? highest[column] : lowest[column] else { continue }
      multipliers.append((entry, price / entries[entry].scale))
    }
    return Self.rounded(multipliers)
  }

  /// Returns the prices of the columns at the end of the required stage.
  private func requiredPrices() -> [(column: Int, price: Rational)] {
    var result = costly.filter { state[$0].basisIndex >= 0 }.map {
      (column: $0, price: slope($0, segment: state[$0].segment))
    }
    for position in nonbasic.indices { result.append((nonbasic[position], -gradient[position])) }
    return result
  }

  /// Returns multipliers as doubles, scaled so that the largest magnitude is 1.
  private static func rounded(
    _ multipliers: [(Int, Rational)]
  ) -> [(constraint: Int32, multiplier: Double)] {
    var largest = Rational.zero
    for (_, multiplier) in multipliers where largest < multiplier.magnitude {
      largest = multiplier.magnitude
    }
    guard !largest.isZero else { return [] }
    return multipliers.sorted { $0.0 < $1.0 }.map { (Int32($0.0), ($0.1 / largest).double) }
  }
}
