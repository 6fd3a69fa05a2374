/// SVG as text: the elements, numbers and texts of all pictures are written here.
///
/// Text content is escaped; markup that a caller appends itself must be well formed.
package struct SVGMarkup: Sendable {
  /// What has been written so far.
  package private(set) var text = ""

  /// Starts with no text.
  package init() {}

  /// Appends markup that is known to be well formed.
  package mutating func raw(_ markup: String) { text += markup }

  /// Appends an element with its attributes in this order, and with a line of text as its content.
  ///
  /// Names and values of attributes are written as they are; the content is escaped.
  package mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, content: String? = nil
  ) {
    raw("<\(name)")
    for (attribute, value) in attributes { raw(" \(attribute)=\"\(value)\"") }
    raw(content.map { ">\(XMLText.escapedLine($0))</\(name)>" } ?? "/>")
  }

  /// A coordinate or length: rounded to hundredths, no exponent, no needless zeros.
  package static func number(_ value: Double) -> String { DecimalText.string(value) }
}
