import Foundation

/// Numbers in Interface Builder's notation.
extension XMLTree.Element {
  /// The maximum absolute value of numbers: a thousand times the largest canvas, and small enough
  /// that sums of products are exact to far below a pixel.
  static let maxNumber: CGFloat = 1e7

  /// Returns the number of a text in decimal notation, or `nil` for other texts, such as `0x10`,
  /// and for numbers beyond `maxNumber`. Numbers have no units and always a point as decimal
  /// separator.
  package static func number(_ text: String) -> CGFloat? {
    if let value = shortDecimal(text) { return abs(value) <= maxNumber ? CGFloat(value) : nil }
    guard let value = Double(text), value.isFinite, abs(value) <= maxNumber,
      !text.utf8.contains(where: { $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "X") })
    else { return nil }
    return CGFloat(value)
  }

  /// Returns the number of a text such as `-20.5`, or `nil` for texts of another form, which may be
  /// numbers as well. Almost every length of a document has this form.
  ///
  /// The digits and the power of ten are exact, so that the quotient is the number nearest to the
  /// text, which `Double.init` returns in several times the time.
  private static func shortDecimal(_ text: String) -> Double? {
    var (digits, fraction) = (0.0, 0)
    var (count, hasPoint, isNegative) = (0, false, false)
    var isFirst = true
    for byte in text.utf8 {
      defer { isFirst = false }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
        count += 1
        if hasPoint { fraction += 1 }
        if count > maxExactDigits { return nil }
      case UInt8(ascii: ".") where count > 0 && !hasPoint: hasPoint = true
      case UInt8(ascii: "-") where isFirst: isNegative = true
      default: return nil
      }
    }
    guard count > 0, !hasPoint || fraction > 0 else { return nil }
    let value = digits / powersOfTen[fraction]
    return isNegative ? -value : value
  }

  /// The number of decimal digits that a `Double` can represent exactly.
  private static let maxExactDigits = 15

  /// The powers of ten up to that number of digits, all of which are exact.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
