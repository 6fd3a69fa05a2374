import Foundation

/// Numbers in Interface Builder's notation.
extension XMLTree.Element {
  /// Numbers beyond this are invalid: a thousand times the largest canvas, and small enough that
  /// sums of products stay exact to far below a pixel.
  static let largestNumber: CGFloat = 1e7

  /// The number of a text in decimal notation; nil for anything else, such as `0x10`, and for
  /// numbers beyond `largestNumber`. Numbers have no units and always a point as decimal separator.
  package static func number(_ text: String) -> CGFloat? {
    guard let value = Double(text), value.isFinite, abs(value) <= largestNumber,
      !text.utf8.contains(where: { $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "X") })
    else { return nil }
    return CGFloat(value)
  }
}
