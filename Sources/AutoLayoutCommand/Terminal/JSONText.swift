import Foundation
import LayoutRendering

/// Parts of JSON as texts that are put together, with members in a fixed order.
///
/// Strings and numbers are written as by `JSONWriter`, which serves longer texts.
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
  static func number(_ value: Double) -> String { JSONWriter.number(value) }

  /// The number as that of a `Double`.
  static func number(_ value: CGFloat) -> String { number(Double(value)) }

  /// A string in quotes, with all characters escaped that are not allowed in JSON or JavaScript.
  static func string(_ text: String) -> String { JSONWriter.quoted(text) }
}
