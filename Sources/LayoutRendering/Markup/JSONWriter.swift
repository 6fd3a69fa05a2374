/// Writes JSON from start to end, with members in the order of the calls.
///
/// The encoder of Foundation builds a tree of values first, sorts or reorders the keys, and cannot
/// write an object on one line. The writer adds commas as needed. The caller ensures that members
/// have keys and elements have none.
///
///     var json = JSONWriter()
///     json.object { json in
///       json.string("a", "id")
///       json.number(20, "width")
///     }
///     // {"id":"a","width":20}
package struct JSONWriter {
  /// The bytes that have been written, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// A Boolean value that indicates whether a comma must precede the next member or element.
  private var needsComma = false
  /// A Boolean value that indicates whether `<` is written as `\u003c`.
  private let isInMarkup: Bool

  /// Creates a writer of one value.
  ///
  /// - Parameter isInMarkup: A Boolean value that indicates whether the text becomes the content of
  ///   an HTML `script` element. No string can then end the element or begin a comment in it.
  package init(isInMarkup: Bool = false) {
    self.isInMarkup = isInMarkup
  }

  /// The text that has been written.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object.
  ///
  /// - Parameters:
  ///   - key: The key of the object in the current object, or `nil` for an element of an array or
  ///     the whole text.
  ///   - members: A closure that writes the members.
  package mutating func object(_ key: String? = nil, _ members: (inout JSONWriter) -> Void) {
    nest(key, "{", "}", members)
  }

  /// Writes an array.
  ///
  /// - Parameters:
  ///   - key: The key of the array in the current object, or `nil` for an element of an array or
  ///     the whole text.
  ///   - elements: A closure that writes the elements.
  package mutating func array(_ key: String? = nil, _ elements: (inout JSONWriter) -> Void) {
    nest(key, "[", "]", elements)
  }

  /// Writes the key of the next value, which is then written without a key.
  package mutating func key(_ key: String) {
    begin(key)
    needsComma = false
  }

  /// Writes a string.
  package mutating func string(_ value: String, _ key: String? = nil) {
    begin(key)
    append(quoted: value)
  }

  /// Writes a Boolean value.
  package mutating func boolean(_ value: Bool, _ key: String? = nil) {
    begin(key)
    append(value ? "true" : "false")
  }

  /// Writes an integer.
  package mutating func integer(_ value: Int, _ key: String? = nil) {
    begin(key)
    append(String(value))
  }

  /// Writes a number in the format of `JSONWriter.number(_:)`.
  package mutating func number(_ value: Double, _ key: String? = nil) {
    begin(key)
    if let whole = Int(exactly: value) {
      append(String(whole))
    } else {
      append(Self.number(value))
    }
  }

  /// Writes a number, rounded to `places` decimals. Infinities and NaN are written as `null`.
  mutating func decimal(
    _ value: Double, _ key: String? = nil, places: Int = DecimalText.places
  ) {
    begin(key)
    append(value.isFinite ? DecimalText.string(value, places: places) : "null")
  }

  /// Returns the shortest text that denotes exactly `value`. Integral numbers have no fraction.
  /// Infinities and NaN, which JSON does not support, are `null`.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = "\(value == 0 ? 0 : value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a string in quotation marks. Characters that JSON or JavaScript does not allow are
  /// escaped.
  package static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.append(quoted: text)
    return json.text
  }
}

extension JSONWriter {
  /// Writes brackets around the output of `body`.
  private mutating func nest(
    _ key: String?, _ open: String, _ close: String, _ body: (inout JSONWriter) -> Void
  ) {
    begin(key)
    append(open)
    needsComma = false
    body(&self)
    append(close)
    needsComma = true
  }

  /// Writes the comma before a value, and its key.
  private mutating func begin(_ key: String?) {
    if needsComma { append(",") }
    needsComma = true
    guard let key else { return }
    append(quoted: key)
    append(":")
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a string with quotation marks and escapes.
  ///
  /// Nearly all characters need no escape. They are copied in runs: markup has many quotation
  /// marks.
  private mutating func append(quoted value: String) {
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        let length = lengthToEscape(utf8, index)
        guard length > 0 else {
          index += 1
          continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        for scalar in String(decoding: utf8[index..<index + length], as: UTF8.self).unicodeScalars {
          append(scalar)
        }
        index += length
        start = index
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns the number of bytes of the character at an index of a string if it may need an escape;
  /// 0 if it is copied.
  private func lengthToEscape(_ utf8: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    switch utf8[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: 1
    case UInt8(ascii: "<"): isInMarkup ? 1 : 0
    case 0x20..<0x80: 0
    case 0..<0x20: 1
    // U+0080 to U+00BF, which begin with the control characters.
    case 0xC2: 2
    // U+2000 to U+203F, which have the line separators.
    case 0xE2 where utf8[index + 1] == 0x80: 3
    default: 0
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    case "<" where isInMarkup: append(escaped: scalar)
    case _ where Self.isForbidden(scalar): append(escaped: scalar)
    default: append(String(scalar))
    }
  }

  /// Returns a Boolean value that indicates whether a scalar is a control character or a line
  /// separator of JavaScript.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Writes `\uXXXX` for a scalar below U+10000.
  private mutating func append(escaped scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}
