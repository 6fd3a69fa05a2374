/// Coefficients that differ by many powers of ten.
extension ConstraintStore {
  /// The largest coefficient that needs no search for other scales, and the inverse of the smallest
  /// one.
  static let ordinaryScale = 128.0
  /// The bits of the smallest such coefficient.
  static let smallestOrdinaryBits = (1 / 128.0).bitPattern
  /// The difference between the bits of the largest and the smallest such coefficient.
  static let ordinaryBits = 128.0.bitPattern - smallestOrdinaryBits
  /// The largest ratio of coefficients in a component that is solved in doubles.
  ///
  /// A component of coefficients between 1/128 and 128 has at most this ratio. The tolerances of
  /// doubles, 10⁻¹⁰ and less, leave six digits for the products of multipliers.
  static let ordinaryRatio = ordinaryScale * ordinaryScale

  /// Returns a Boolean value that indicates whether the coefficients of some constraints, and 1,
  /// differ by more than the ordinary ratio.
  func hasManyScales(_ members: some Sequence<Int32>) -> Bool {
    var smallest = 1.0
    var largest = 1.0
    for member in members where member >= 0 {
      for place in terms(of: Int(member)) {
        let size = abs(terms[place].coefficient)
        smallest = min(smallest, size)
        largest = max(largest, size)
      }
    }
    return largest > Self.ordinaryRatio * smallest
  }

  /// Returns the largest coefficient of a constraint, or 1 if it has none.
  func maxScale(_ slot: Int) -> Double {
    let largest = terms(of: slot).reduce(0) { max($0, abs(terms[$1].coefficient)) }
    return largest == 0 ? 1 : largest
  }

  /// Returns the constant of a constraint minus the terms of fixed variables, without rounding
  /// errors.
  func exactRightHandSide(of slot: Int, _ variables: VariableStore) -> Rational {
    var constant = Rational(records[slot].constant)
    for place in terms(of: slot) {
      let variable = Int(terms[place].variable)
      guard variables.records[variable].role == .fixed else { continue }
      constant =
        constant - Rational(terms[place].coefficient)
        * Rational(variables.records[variable].working)
    }
    return constant
  }
}
