import Foundation

/// JSON with its keys in the order in which they were written, and numbers without needless digits.
///
/// `JSONEncoder` sorts or shuffles keys and cannot keep a document's line short, so that the lines
/// people compare would differ between machines.
enum JSONText {
  /// An object with `members` in their order; members that are nil are left out.
  static func object(_ members: [(key: String, value: String?)]) -> String {
    let written = members.compactMap { member in
      member.value.map { "\(string(member.key)):\($0)" }
    }
    return "{" + written.joined(separator: ",") + "}"
  }

  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  /// The shortest digits that read back as `value`; whole numbers without a fraction.
  ///
  /// JSON has no number for infinities and NaN: they are written as null.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = "\(value == 0 ? 0 : value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func number(_ value: CGFloat) -> String { number(Double(value)) }

  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isEscaped(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Control characters, and the separators that JavaScript takes for ends of lines.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// `\uXXXX` of a scalar below U+10000.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
