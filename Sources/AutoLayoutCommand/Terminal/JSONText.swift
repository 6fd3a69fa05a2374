import Foundation

/// Writes JSON with keys in a fixed order and numbers with the fewest digits.
///
/// `JSONEncoder` sorts or shuffles keys and cannot keep an object on a short line, so that output
/// would differ between machines.
///
///     JSONText.object([("id", JSONText.string("a")), ("width", JSONText.number(20.0))])
///     // {"id":"a","width":20}
enum JSONText {
  /// An object with `members` in their order. Members without a value are left out.
  static func object(_ members: [(key: String, value: String?)]) -> String {
    let written = members.compactMap { member in
      member.value.map { "\(string(member.key)):\($0)" }
    }
    return "{" + written.joined(separator: ",") + "}"
  }

  /// An array of elements that are JSON already.
  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  /// The shortest number that reads back as `value`; whole numbers have no fraction. Infinities and
  /// NaN, which JSON does not have, are `null`.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = "\(value == 0 ? 0 : value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number as that of a `Double`.
  static func number(_ value: CGFloat) -> String { number(Double(value)) }

  /// A string in quotes, with all characters escaped that are not allowed in JSON or JavaScript.
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

  /// Whether a scalar is a control character, or a line separator of JavaScript.
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
