/// What is being typed at an offset of a document, which need not be well-formed.
struct CompletionPlace {
  /// What is expected.
  enum Expected: Equatable {
    /// The name of an element, behind `<`.
    case element
    /// The name in an end tag, behind `</`.
    case endTag
    /// The name of an attribute of an element, which has others already.
    case attribute(element: String, present: Set<String>)
    /// The value of an attribute of an element.
    case value(element: String, attribute: String, others: [String: String])
  }

  /// What is expected.
  let expected: Expected
  /// The bytes that were typed of it.
  let typed: Range<Int>
  /// The offset of the tag's `<`.
  let tagStart: Int

  /// The largest number of bytes of a tag. Long texts are values of attributes.
  private static let maxTagLength = 65_536

  /// The place of an offset, or `nil` where nothing can be completed.
  ///
  /// - Parameters:
  ///   - offset: The offset of the cursor in bytes.
  ///   - bytes: The text, of which only the tag around the cursor is read.
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
    // Attributes behind the cursor are there already, too.
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

  /// The offset of the `<` of the tag around an offset, or `nil` outside of tags.
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
    // A `>` outside of quotes ends the tag.
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

  /// The offset of the next angle bracket.
  private static func tagEnd(_ offset: Int, _ bytes: [UInt8]) -> Int {
    let limit = min(bytes.count, offset + maxTagLength)
    return bytes[offset..<limit].firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
      ?? limit
  }
}

/// Reads the words of a tag.
private struct TagScanner {
  let bytes: [UInt8]
  var place: Int
  let end: Int

  /// What was being typed at the end.
  enum State {
    /// The name of an attribute, and the names of those before it.
    case name(Range<Int>, present: Set<String>)
    /// The value of an attribute, and the values before it.
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

  /// Reads attributes to the end, or `nil` if something else is there.
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
        // A word without a value is being typed over.
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

  /// The names of the attributes up to the end.
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
