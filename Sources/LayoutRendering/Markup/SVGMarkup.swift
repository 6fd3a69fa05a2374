import LayoutModel

/// SVG as text. All pictures write their elements, numbers and texts with this type.
///
/// Text content is escaped. Markup that a caller appends must be well formed.
package struct SVGMarkup: Sendable {
  /// The markup that has been written.
  package private(set) var text = ""

  /// Creates empty markup.
  package init() {}

  /// Appends markup that is known to be well formed.
  package mutating func raw(_ markup: String) { text += markup }

  /// Appends an element with its attributes in order.
  ///
  /// - Parameters:
  ///   - name: The name of the element, which is written unchanged.
  ///   - attributes: The names and values of attributes, which are written unchanged.
  ///   - content: A line of text, which is escaped, or `nil` for an empty element.
  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, content: String? = nil
  ) {
    raw("<\(name)")
    for (attribute, value) in attributes { raw(" \(attribute)=\"\(value)\"") }
    raw(content.map { ">\(XMLText.escapedLine($0))</\(name)>" } ?? "/>")
  }

  /// Returns a coordinate or length as text, rounded to hundredths, without an exponent or trailing
  /// zeros.
  package static func number(_ value: Double) -> String { DecimalText.string(value) }
}
