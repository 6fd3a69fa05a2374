/// Reads JSON (RFC 8259) value by value, strictly, without building a tree.
///
/// The caller specifies the value that it expects next. Any other value is a ``SystemFault`` with
/// its location. The memory is that of the text and of the current value.
struct JSONReader {
  /// The text, in UTF-8.
  let bytes: [UInt8]
  /// The offset of the next byte, at most the number of bytes.
  var offset = 0
  /// The current arrays and objects, innermost last.
  private var open: [Container] = []

  /// The state of an array or an object.
  private struct Container {
    /// A Boolean value that indicates whether no element has been read.
    var isEmpty = true
    /// The keys of an object.
    var keys: Set<String> = []
  }

  /// The maximum nesting depth. A system needs four levels. Ignored values may be nested more
  /// deeply, and each level needs a stack frame.
  static let deepest = 64

  /// Creates a reader. A byte order mark at the start is skipped.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  // MARK: Structure

  /// Begins an object. `what` is its name in an error. ``nextKey()`` continues.
  mutating func beginObject(_ what: String) throws { try begin("{", what) }

  /// Returns the next key of the innermost object and its offset. The value must be read next. At
  /// the end of the object, the method ends the object and returns `nil`. A duplicate key is an
  /// error.
  mutating func nextKey() throws -> (key: String, offset: Int)? {
    guard try hasNext(before: "}") else { return nil }
    _ = peek()
    let start = offset
    let key = try readString("a key in quotes")
    guard open[open.count - 1].keys.insert(key).inserted else {
      throw SystemFault(offset: start, message: "duplicate key '\(key)'")
    }
    guard peek() == ":" else { throw unexpected(instead: "':'") }
    offset += 1
    return (key, start)
  }

  /// Begins an array. `what` is its name in an error. ``nextElement()`` continues.
  mutating func beginArray(_ what: String) throws { try begin("[", what) }

  /// Returns a Boolean value that indicates whether the innermost array has another element, which
  /// must be read next. At the end of the array, the method ends the array and returns `false`.
  mutating func nextElement() throws -> Bool { try hasNext(before: "]") }

  /// Reads and discards any value.
  mutating func skipValue() throws {
    switch peek() {
    case "{":
      try beginObject("an object")
      while try nextKey() != nil { try skipValue() }
    case "[":
      try beginArray("an array")
      while try nextElement() { try skipValue() }
    case "\"": _ = try readString("a string")
    case "t", "f", "n":
      guard take("true") || take("false") || take("null") else { throw unexpected() }
    default: _ = try readNumber("a value")
    }
  }

  /// Reads the end of the text, before which there may be only whitespace.
  mutating func readEnd() throws {
    guard peek() == nil else {
      throw SystemFault(offset: offset, message: "unexpected text after the JSON value")
    }
  }

  /// Returns the next byte that is not whitespace, or `nil` at the end.
  mutating func peek() -> Unicode.Scalar? {
    skipSpace()
    return offset < bytes.count ? Unicode.Scalar(bytes[offset]) : nil
  }

  /// Begins an array or an object.
  private mutating func begin(_ bracket: Unicode.Scalar, _ what: String) throws {
    guard peek() == bracket else { throw unexpected(instead: what) }
    guard open.count < Self.deepest else {
      throw SystemFault(
        offset: offset, message: "the text is nested deeper than \(Self.deepest) levels")
    }
    open.append(Container())
    offset += 1
  }

  /// Returns a Boolean value that indicates whether an element of the innermost array or object
  /// follows. Reads the comma before it. At the closing bracket, the method reads the bracket and
  /// ends the array or object.
  private mutating func hasNext(before end: Unicode.Scalar) throws -> Bool {
    let next = peek()
    if next == end {
      offset += 1
      open.removeLast()
      return false
    }
    if open[open.count - 1].isEmpty {
      open[open.count - 1].isEmpty = false
      return true
    }
    guard next == "," else { throw unexpected(instead: "',' or '\(end)'") }
    offset += 1
    if peek() == end {
      throw SystemFault(offset: offset, message: "unexpected ',' before '\(end)'")
    }
    return true
  }

  /// The offset of the next byte that is not whitespace.
  var place: Int {
    mutating get {
      skipSpace()
      return offset
    }
  }

  /// Moves to the next byte that is not whitespace.
  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  /// Reads `word` if it comes next, and returns a Boolean value that indicates whether it does.
  mutating func take(_ word: String) -> Bool {
    guard bytes[offset...].starts(with: word.utf8) else { return false }
    offset += word.utf8.count
    return true
  }

  /// Returns the error about the value at the current offset.
  func unexpected(instead what: String? = nil) -> SystemFault {
    let next = offset < bytes.count ? found : "the end of the text"
    let message = what.map { "expected \($0), found \(next)" } ?? "unexpected \(next)"
    return SystemFault(offset: offset, message: message)
  }

  /// The name of the next value in an error.
  private var found: String {
    switch Unicode.Scalar(bytes[offset]) {
    case "{": "an object"
    case "[": "an array"
    case "\"": "a string"
    case "-", "0"..."9": "a number"
    case let scalar where (0x21...0x7E).contains(scalar.value): "'\(scalar)'"
    default: "an invalid character"
    }
  }

  // MARK: Numbers

  /// Reads a number, which must be finite as a double.
  mutating func readNumber(_ what: String) throws -> Double {
    let next = peek()
    let start = offset
    guard let next, next == "-" || ("0"..."9").contains(next) else {
      throw notFinite() ?? unexpected(instead: what)
    }
    if next == "-" { offset += 1 }
    if let fault = notFinite() { throw fault }
    try skipDigits(allowsLeadingZero: false)
    if take(".") { try skipDigits(allowsLeadingZero: true) }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try skipDigits(allowsLeadingZero: true)
    }
    guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)),
      value.isFinite
    else {
      throw SystemFault(offset: start, message: "the number is too large")
    }
    return value
  }

  /// Returns the error about the words with which some JSON writers represent infinities and NaN,
  /// or `nil` if none of them comes next.
  private mutating func notFinite() -> SystemFault? {
    let start = offset
    let words = ["NaN", "nan", "Infinity", "inf"]
    guard let word = words.first(where: { bytes[start...].starts(with: $0.utf8) }) else {
      return nil
    }
    return SystemFault(
      offset: start, message: "'\(word)' is not a JSON number",
      hint: "numbers must be finite; omit constraints without a limit")
  }

  /// Moves past a sequence of digits, which must not be empty.
  private mutating func skipDigits(allowsLeadingZero: Bool) throws {
    let start = offset
    while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) { offset += 1 }
    if offset == start { throw unexpected(instead: "a digit") }
    if !allowsLeadingZero, bytes[start] == 0x30, offset - start > 1 {
      throw SystemFault(offset: start, message: "a number must not have leading zeros")
    }
  }
}
