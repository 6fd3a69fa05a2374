/// JSON that is written front to back, for what is told with every movement of a pointer.
///
/// An encoder of the library makes a tree of values before it writes a byte, which took as long as
/// the layout of a screen.
///
/// Changes of a drag are written with it instead of an encoder, since they are sent with every
/// frame of the browser.
struct JSONText {
  /// What was written, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Whether something stands before what comes next in the same object or array.
  private var isFirst = true

  /// An object whose members `body` writes.
  mutating func object(_ body: (inout JSONText) -> Void) { group("{", "}", body) }

  /// An array whose elements `body` writes.
  mutating func array(_ body: (inout JSONText) -> Void) { group("[", "]", body) }

  /// Writes an opening byte, what the function writes, and a closing byte.
  private mutating func group(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONText) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    isFirst = true
    body(&self)
    bytes.append(UInt8(ascii: close))
    isFirst = false
  }

  /// The name of the member that is written next.
  mutating func name(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    isFirst = true
  }

  /// A string, as a value.
  mutating func value(_ text: String) {
    separate()
    quote(text)
  }

  /// A truth value.
  mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  /// A number; what is none becomes 0, as everywhere in scenes.
  mutating func value(_ number: Double) {
    separate()
    guard number.isFinite else { return bytes.append(UInt8(ascii: "0")) }
    if let whole = Int(exactly: number) {
      bytes.append(contentsOf: String(whole).utf8)
    } else {
      bytes.append(contentsOf: number.description.utf8)
    }
  }

  /// Numbers as an array.
  mutating func value(_ numbers: [Double]) {
    array { json in for number in numbers { json.value(number) } }
  }

  /// Strings as an array.
  mutating func value(_ texts: [String]) {
    array { json in for text in texts { json.value(text) } }
  }

  /// Writes a comma, unless the group begins here or a name precedes.
  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  /// The text with quotes; of control characters, quotes and backslashes their escapes.
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte >= 0x20 && byte != 0x22 && byte != 0x5C {
        bytes.append(byte)
      } else if byte >= 0x20 {
        bytes.append(0x5C)
        bytes.append(byte)
      } else {
        bytes.append(contentsOf: byte < 0x10 ? "\\u000".utf8 : "\\u001".utf8)
        bytes.append(contentsOf: String(byte & 0x0F, radix: 16).utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
