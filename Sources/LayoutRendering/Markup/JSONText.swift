/// Writes JSON that can be the content of an HTML `script` element.
///
/// `<` is written as `\u003c`, so that no text can end the element or begin a comment in it. Commas
/// are written as needed. The caller ensures that members have keys and elements have none.
struct JSONText {
  /// What was written so far.
  private(set) var text = ""
  /// Whether the next member or element needs a comma before it.
  private var needsComma = false

  /// Writes an object.
  ///
  /// With a key, the object is a member of the object that is being written; without one, an
  /// element of an array or the whole text. `members` writes the members.
  mutating func object(_ key: String? = nil, _ members: (inout JSONText) -> Void) {
    nest(key, "{", "}", members)
  }

  /// Writes an array.
  ///
  /// With a key, the array is a member of the object that is being written; without one, an element
  /// of an array or the whole text. `elements` writes the elements.
  mutating func array(_ key: String? = nil, _ elements: (inout JSONText) -> Void) {
    nest(key, "[", "]", elements)
  }

  /// Writes a string.
  mutating func string(_ value: String, _ key: String? = nil) {
    begin(key)
    append(quoted: value)
  }

  /// Writes a number, rounded to `places` decimals; `null` for infinity and NaN, which JSON does
  /// not have.
  mutating func number(_ value: Double, _ key: String? = nil, places: Int = DecimalText.places) {
    begin(key)
    text += value.isFinite ? DecimalText.string(value, places: places) : "null"
  }

  /// Writes an integer.
  mutating func integer(_ value: Int, _ key: String? = nil) {
    begin(key)
    text += String(value)
  }

  /// Writes brackets with what `body` writes between them.
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

  /// Writes the comma before a value, and its key.
  private mutating func begin(_ key: String?) {
    if needsComma { text += "," }
    needsComma = true
    guard let key else { return }
    append(quoted: key)
    text += ":"
  }

  /// Writes a string with quotation marks and escapes.
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

  /// Writes `\uXXXX` of a scalar below U+10000.
  private mutating func append(escaped scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
