/// The kind of completion at an offset of a document, which need not be well-formed.
struct CompletionPlace {
  /// The kinds of expected text.
  enum Expected: Equatable {
    /// The name of an element, after `<`.
    case element
    /// The name in an end tag, after `</`.
    case endTag
    /// The name of an attribute of an element, which may already have other attributes.
    case attribute(element: String, present: Set<String>)
    /// The value of an attribute of an element.
    case value(element: String, attribute: String, others: [String: String])
  }

  /// The kind of completion at the cursor.
  let expected: Expected
  /// The range of the text that was already typed.
  let typed: Range<Int>
  /// The offset of the tag's `<`.
  let tagStart: Int

  /// The maximum number of bytes of a tag. Long texts are attribute values.
  private static let maxTagLength = 65_536

  /// Finds the kind of completion at an offset. Fails if nothing can be completed there.
  ///
  /// - Parameters:
  ///   - offset: The offset of the cursor, in bytes.
  ///   - bytes: The text. Only the tag around the cursor is read.
  init?(_ offset: Int, in bytes: [UInt8]) {
    guard let start = Self.tagStart(before: offset, in: bytes) else { return nil }
    tagStart = start
    var scanner = TagScanner(bytes: bytes, place: start + 1, end: offset)
    if scanner.next == UInt8(ascii: "/") {
      expected = .endTag
      typed = (start + 2)..<offset
      return
    }
    let name = scanner.word()
    if name.upperBound == offset {
      expected = .element
      typed = name
      return
    }
    let element = String(decoding: bytes[name], as: UTF8.self)
    guard !element.isEmpty, scanner.next != UInt8(ascii: "!"), scanner.next != UInt8(ascii: "?")
    else { return nil }
    guard let state = scanner.attributes() else { return nil }
    // Attributes after the cursor are also present.
    var rest = TagScanner(bytes: bytes, place: offset, end: Self.tagEnd(offset, bytes))
    switch state {
    case .name(let range, let present):
      let later = rest.attributeNames()
      expected = .attribute(element: element, present: present.union(later))
      typed = range
    case .value(let range, let attribute, let values):
      expected = .value(element: element, attribute: attribute, others: values)
      typed = range
    }
  }

  /// Returns the offset of the `<` of the tag around an offset, or `nil` outside tags.
  private static func tagStart(before offset: Int, in bytes: [UInt8]) -> Int? {
    let first = max(0, offset - maxTagLength)
    var start = offset
    while start > first {
      start -= 1
      if bytes[start] == UInt8(ascii: "<") { break }
    }
    guard start < offset, start >= 0, start < bytes.count, bytes[start] == UInt8(ascii: "<") else {
      return nil
    }
    // A `>` outside quotation marks ends the tag.
    var quote: UInt8?
    for byte in bytes[start..<offset] {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return nil
      }
    }
    return start
  }

  /// Returns the offset of the next angle bracket.
  private static func tagEnd(_ offset: Int, _ bytes: [UInt8]) -> Int {
    let limit = min(bytes.count, offset + maxTagLength)
    return bytes[offset..<limit].firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
      ?? limit
  }
}

/// Scans the names and values in a tag.
private struct TagScanner {
  let bytes: [UInt8]
  var place: Int
  let end: Int

  /// The states of the scanner at the end of its range.
  enum State {
    /// A name of an attribute, with the names of the preceding attributes.
    case name(Range<Int>, present: Set<String>)
    /// A value of an attribute, with the values of the preceding attributes.
    case value(Range<Int>, attribute: String, others: [String: String])
  }

  /// The next byte, or `nil` at the end.
  var next: UInt8? { place < end ? bytes[place] : nil }

  /// Reads a name, which may be empty.
  mutating func word() -> Range<Int> {
    let start = place
    while place < end, MarkupName.isPart(bytes[place]) { place += 1 }
    return start..<place
  }

  /// Scans attributes up to the end of the range. Returns `nil` if the range has anything else.
  mutating func attributes() -> State? {
    var values: [String: String] = [:]
    while true {
      let space = place
      skipSpace()
      let name = word()
      if place == end {
        guard space < name.lowerBound else { return nil }
        return .name(name, present: Set(values.keys))
      }
      let attribute = String(decoding: bytes[name], as: UTF8.self)
      skipSpace()
      guard next == UInt8(ascii: "=") else {
        // A name without a value is being overwritten.
        if attribute.isEmpty { place += 1 }
        if place >= end { return nil }
        continue
      }
      place += 1
      skipSpace()
      guard let quote = next, quote == 0x22 || quote == 0x27 else { return nil }
      place += 1
      let start = place
      while let byte = next, byte != quote { _ = byte; place += 1 }
      if place == end { return .value(start..<end, attribute: attribute, others: values) }
      values[attribute] = String(decoding: bytes[start..<place], as: UTF8.self)
      place += 1
    }
  }

  /// Returns the names of the attributes up to the end of the range.
  mutating func attributeNames() -> Set<String> {
    var names: Set<String> = []
    while place < end {
      let name = word()
      if next == UInt8(ascii: "="), !name.isEmpty {
        names.insert(String(decoding: bytes[name], as: UTF8.self))
      }
      if let quote = next, quote == 0x22 || quote == 0x27 {
        place += 1
        while let byte = next, byte != quote { _ = byte; place += 1 }
      }
      place += 1
    }
    return names
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      place += 1
    }
  }
}
