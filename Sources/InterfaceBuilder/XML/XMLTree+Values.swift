import Foundation

/// Values in Interface Builder's notation.
extension XMLTree.Element {
  /// The element's `id`.
  public var id: String? { self["id"] }

  /// Whether an attribute is `YES`; nil when it is not there.
  package func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  /// A finite number no larger than `largestNumber`; nil for anything else.
  func number(_ name: String) -> CGFloat? { self[name].flatMap(Self.number) }

  /// A whole number.
  func integer(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  /// Numbers beyond this are taken as broken: a thousand times the largest canvas, and small enough
  /// for sums of products to stay exact to far below a pixel.
  static let largestNumber: CGFloat = 1e7

  /// The number of a text in decimal notation; nil for anything else, such as `0x10`, and for numbers
  /// beyond `largestNumber`.
  package static func number(_ text: String) -> CGFloat? {
    guard let value = Double(text), value.isFinite, abs(value) <= largestNumber,
      !text.utf8.contains(where: { $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "X") })
    else { return nil }
    return CGFloat(value)
  }

  /// The child `<rect key="frame" …/>`, or the like; nil when a number is missing or broken.
  func rect(key: String) -> CGRect? { child("rect", key: key)?.rectValue }

  /// The numbers of a `<rect …/>`.
  package var rectValue: CGRect? {
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The child `<size key=… width=… height=…/>`.
  func size(key: String) -> CGSize? {
    guard let child = child("size", key: key), let width = child.number("width"),
      let height = child.number("height")
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
