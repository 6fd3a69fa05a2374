/// Numbers as people write them: no needless zeros, no exponent, no locale.
enum DecimalText {
  /// Larger magnitudes are written as this one.
  ///
  /// Ten to the twelfth times a hundred is exact in a `Double` and far inside `Int64`, and no
  /// point of any screen is a billion kilometres away.
  static let limit = 1e12

  /// Digits after the decimal point in pictures and trees.
  ///
  /// A hundredth of a point is a thirtieth of a pixel of the finest screens (three pixels a
  /// point): invisible, and enough to tell thirds from halves.
  static let places = 2

  /// `value` rounded to `places` digits: `12`, `20.33`, `-0.5`; `nan` and `inf` as such.
  static func string(_ value: Double, places: Int = DecimalText.places) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let digits = min(max(places, 0), 6)
    let scale = powersOfTen[digits]
    let clamped = min(max(value, -limit), limit)
    let scaled = Int64((clamped * Double(scale)).rounded())
    let magnitude = scaled.magnitude
    let whole = magnitude / UInt64(scale)
    var text = scaled < 0 ? "-\(whole)" : "\(whole)"
    text += fraction(magnitude % UInt64(scale), digits: digits)
    return text
  }

  private static let powersOfTen: [Int64] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  /// `.` and the digits of `rest` over ten to the power of `digits`, without zeros at the end.
  private static func fraction(_ rest: UInt64, digits: Int) -> String {
    guard rest > 0 else { return "" }
    var rest = rest
    var count = digits
    while rest.isMultiple(of: 10) {
      rest /= 10
      count -= 1
    }
    let text = String(rest)
    return "." + String(repeating: "0", count: count - text.count) + text
  }
}
