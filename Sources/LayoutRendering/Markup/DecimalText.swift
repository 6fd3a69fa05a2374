/// Numbers as people write them: no needless zeros, no exponent, independent of the locale.
///
/// Faster than the formatting of Foundation, and the same on every platform.
enum DecimalText {
  /// The greatest magnitude that is written; greater ones are written as this one.
  ///
  /// 10¹² times 100 is exact in a `Double` and far inside `Int64`, and no coordinate of a layout is
  /// that large.
  static let limit = 1e12

  /// Digits after the decimal point in pictures and trees.
  ///
  /// A hundredth of a point is a thirtieth of a pixel of the finest screens (three pixels per
  /// point): invisible, and enough to distinguish thirds from halves.
  static let places = 2

  /// The value rounded to `places` decimals, such as `12`, `20.33` or `-0.5`; `nan`, `inf` and
  /// `-inf` for values that are not finite.
  ///
  /// Complexity: O(1).
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

  /// By exponent.
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
