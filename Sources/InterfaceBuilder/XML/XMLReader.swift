import Foundation

/// Parses bytes into an `XMLTree`, or reports where and why they are not well-formed XML.
///
/// The language is XML 1.0 in UTF-8 without document type declarations: only the five predefined
/// entities are expanded, so that a small file cannot become a large one. The reader takes one pass
/// without recursion.
///
/// - Complexity: O(*n*), where *n* is the number of bytes.
struct XMLReader {
  /// The name of the file in messages.
  let name: String
  /// The whole file, including the byte order mark. Offsets are relative to its start.
  let bytes: [UInt8]
  /// The limits of the file.
  let limits: XMLLimits

  /// The offset of the next unread byte.
  var position = 0

  /// Names of elements and attributes without duplicates, in the order of their first appearance.
  var names: [String] = []
  /// Indices in `names`, by the bytes of the name.
  private var nameTable = NameTable()
  /// Indices in `names` of the names for which the table has no slot. Few files have such names.
  private var otherNames: [String: Int32] = [:]
  /// Rows of the elements so far. Those of open elements have no end yet.
  var elements: [XMLTree.ElementRow] = []
  /// Rows of the attributes so far, in document order.
  var attributes: [XMLTree.AttributeRow] = []
  /// Rows of the texts so far, in document order.
  var texts = XMLTree.TextTable()

  /// Open elements, outermost first, each with the rows last added below it.
  var open: [OpenElement] = []

  /// An element whose end tag has not been read.
  struct OpenElement {
    /// The row of the element.
    var index: Int32
    /// The last child and the last text, to which the next one is linked, or -1 for none.
    var lastChild: Int32 = -1
    var lastText: Int32 = -1
  }

  /// Creates a reader at the start of a file, without reading.
  ///
  /// `readDocument` must follow; `XMLReader.read` does both.
  init(bytes: [UInt8], name: String, limits: XMLLimits) {
    self.bytes = bytes
    self.name = name
    self.limits = limits
    names.reserveCapacity(Self.usualNames)
    elements.reserveCapacity(min(bytes.count / Self.bytesOfElement, limits.elementCount))
    attributes.reserveCapacity(min(bytes.count / Self.bytesOfAttribute, limits.attributeCount))
  }

  /// The bytes of a file per element and per attribute, for which tables initially reserve
  /// capacity. Nine of ten documents of the open corpus have 101 to 147 bytes per element and 31 to
  /// 41 per attribute, and the held-out ones 102 to 149 and 30 to 41.
  private static let bytesOfElement = 95
  private static let bytesOfAttribute = 30

  /// The number of names in a typical document, for which tables initially reserve capacity.
  private static let usualNames = 96

  /// Parses a file.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `encoding`, `syntax`, `documentType` or `limit`.
  static func read(
    _ bytes: [UInt8], name: String, limits: XMLLimits = XMLLimits()
  ) throws(InterfaceDocumentError) -> XMLTree {
    var reader = XMLReader(bytes: bytes, name: name, limits: limits)
    try reader.checkSizeAndEncoding()
    try reader.readDocument()
    return reader.tree()
  }

  /// Returns the tree of the file, with the offsets at which lines begin.
  ///
  /// Only `\n` begins a line. A file with `\r` alone, which Xcode does not write, has one line.
  private func tree() -> XMLTree {
    var lineStarts: [Int32] = [0]
    lineStarts.reserveCapacity(elements.count * 2)
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var offset = 0
      while let newline = memchr(start + offset, 0x0A, bytes.count - offset) {
        offset = UnsafeRawPointer(newline) - start + 1
        lineStarts.append(Int32(offset))
      }
    }
    return XMLTree(
      name: name, bytes: bytes, names: names, elements: elements, attributes: attributes,
      texts: texts, lineStarts: lineStarts)
  }

  /// Reads the prolog, the document element and the content after it. At the end, all elements must
  /// be closed.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `syntax`, at the element that is not closed.
  private mutating func readDocument() throws(InterfaceDocumentError) {
    try readDeclaration()
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") {
        try readMarkup()
      } else {
        try readCharacters()
      }
    }
    if let last = open.last {
      let start = Int(elements[Int(last.index)].start)
      let tag = names[Int(elements[Int(last.index)].nameIndex)]
      throw error(
        .syntax, at: start, "element '\(tag)' is not closed before the end of the file",
        hint: "the file may be truncated; restore it from version control")
    }
    if elements.isEmpty {
      throw error(
        .syntax, at: bytes.count, "the file has no root element",
        hint: "an Interface Builder document starts with <document …>")
    }
  }

  /// Reads markup that begins with `<`; its second byte determines the kind.
  private mutating func readMarkup() throws(InterfaceDocumentError) {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch next {
    case UInt8(ascii: "/"): try readEndTag()
    case UInt8(ascii: "?"): try readInstruction()
    case UInt8(ascii: "!"): try readDeclarationMarkup()
    default: try readStartTag()
    }
  }
}

// MARK: - Errors and characters

extension XMLReader {
  /// Returns an error at an offset, with line, column and excerpt.
  ///
  /// - Complexity: O(*n*), where *n* is the offset, because lines are counted only if there is an
  ///   error.
  func error(
    _ kind: InterfaceDocumentError.Kind, at offset: Int, _ message: String, hint: String
  ) -> InterfaceDocumentError {
    let place = min(max(offset, 0), bytes.count)
    let before = bytes[..<place]
    let lineStart = (before.lastIndex(of: 0x0A) ?? -1) + 1
    let line = before.reduce(into: 1) { count, byte in if byte == 0x0A { count += 1 } }
    let location = SourceLocation(offset: place, line: line, column: place - lineStart + 1)
    return InterfaceDocumentError(
      kind, file: name, location: location,
      excerpt: .init(bytes: bytes, lineStart: lineStart, offset: place), message, hint: hint)
  }

  /// Returns a syntax error, by default at the next unread byte.
  func syntaxError(_ message: String, at offset: Int? = nil) -> InterfaceDocumentError {
    error(
      .syntax, at: offset ?? position, message,
      hint: "the file is not well-formed XML; it may have merge conflicts or be truncated")
  }

  /// Rejects a byte that begins a character that XML 1.0 does not allow: control characters other
  /// than tab and line ends, and U+FFFE and U+FFFF. The bytes are known to be UTF-8.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `syntax`.
  func checkLegal(_ offset: Int) throws(InterfaceDocumentError) {
    let byte = bytes[offset]
    if byte < 0x20, byte != 0x9, byte != 0xA, byte != 0xD {
      throw syntaxError("control character \(byte) is not allowed", at: offset)
    }
    // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
    if byte == 0xEF, offset + 2 < bytes.count, bytes[offset + 1] == 0xBF,
      bytes[offset + 2] >= 0xBE
    {
      throw syntaxError("U+FFFE and U+FFFF are not allowed", at: offset)
    }
  }

  /// Returns a Boolean value that indicates whether a byte is the white space of XML: space, tab,
  /// line feed or carriage return.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0xA || byte == 0xD || byte == 0x9
  }

  /// Skips white space, if there is any.
  mutating func skipSpace() {
    position = bytes.withUnsafeBufferPointer { bytes in
      var place = position
      while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
      return place
    }
  }

  /// Returns a Boolean value that indicates whether the bytes at an offset are an ASCII text. The
  /// result is `false` if the file ends before it does.
  func starts(with text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { bytes[min(offset, bytes.count)...].starts(with: $0) }
  }

  /// Returns the offset of `text` at or after `offset`, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes, for the delimiters that the reader
  ///   searches for.
  func find(_ text: StaticString, from offset: Int) -> Int? {
    text.withUTF8Buffer { pattern in
      guard let first = pattern.first else { return nil }
      var place = offset
      while place + pattern.count <= bytes.count {
        guard let next = bytes[place...].firstIndex(of: first) else { return nil }
        if bytes[next...].starts(with: pattern) { return next }
        place = next + 1
      }
      return nil
    }
  }

  /// Returns the index of a name in the table of names, to which a new name is added.
  mutating func intern(_ range: Range<Int>) -> Int32 {
    let result = nameTable.find(range, in: bytes)
    if case .index(let index) = result { return index }
    let text = String(decoding: bytes[range], as: UTF8.self)
    let index = Int32(names.count)
    if case .free(let place) = result {
      nameTable.add(range, index, at: place)
    } else {
      if let known = otherNames[text] { return known }
      otherNames[text] = index
    }
    names.append(text)
    return index
  }
}
