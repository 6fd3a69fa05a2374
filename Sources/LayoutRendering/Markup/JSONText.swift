/// Writes JSON that may stand inside an HTML `script` element.
///
/// `<` is written as `\u003c`, so that no text can end the element or open a comment in it.
struct JSONText {
  private(set) var text = ""
  /// Whether the next member or element needs a comma before it.
  private var needsComma = false

  mutating func object(_ key: String? = nil, _ members: (inout JSONText) -> Void) {
    nest(key, "{", "}", members)
  }

  mutating func array(_ key: String? = nil, _ elements: (inout JSONText) -> Void) {
    nest(key, "[", "]", elements)
  }

  mutating func string(_ value: String, _ key: String? = nil) {
    begin(key)
    append(quoted: value)
  }

  /// A number; what is not finite becomes `null`.
  mutating func number(_ value: Double, _ key: String? = nil, places: Int = DecimalText.places) {
    begin(key)
    text += value.isFinite ? DecimalText.string(value, places: places) : "null"
  }

  mutating func integer(_ value: Int, _ key: String? = nil) {
    begin(key)
    text += String(value)
  }

  private mutating func nest(
    _ key: String?, _ open: String, _ close: String, _ body: (inout JSONText) -> Void
  ) {
    begin(key)
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  private mutating func begin(_ key: String?) {
    if needsComma { text += "," }
    needsComma = true
    guard let key else { return }
    append(quoted: key)
    text += ":"
  }

  private mutating func append(quoted value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "<", "\u{2028}", "\u{2029}", "\u{0}"..<"\u{20}", "\u{7F}": append(escaped: scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private mutating func append(escaped scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
