import Foundation
import LayoutRendering

/// Creates JSON from parts, with members in a fixed order.
///
/// Strings and numbers have the format of `JSONWriter`, which is for longer texts.
///
///     JSONText.object([("id", JSONText.string("a")), ("width", JSONText.number(20.0))])
///     // {"id":"a","width":20}
enum JSONText {
  /// Returns an object with `members` in their order. Members without a value are omitted.
  static func object(_ members: [(key: String, value: String?)]) -> String {
    let written = members.compactMap { member in
      member.value.map { "\(string(member.key)):\($0)" }
    }
    return "{" + written.joined(separator: ",") + "}"
  }

  /// Returns an array of elements, which are JSON texts.
  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  /// Returns the shortest text that denotes exactly `value`. Integral numbers have no fraction.
  /// Infinities and NaN, which JSON does not support, are `null`.
  static func number(_ value: Double) -> String { JSONWriter.number(value) }

  /// Returns the text of the number as a `Double`.
  static func number(_ value: CGFloat) -> String { number(Double(value)) }

  /// Returns a string in quotation marks. Characters that JSON or JavaScript does not allow are
  /// escaped.
  static func string(_ text: String) -> String { JSONWriter.quoted(text) }
}
