extension XMLReader {
  /// Rejects files that are too large or not in UTF-8, and skips a byte order mark.
  ///
  /// UTF-16 is recognized by its byte order mark, or by a `<` with a zero byte next to it, only for
  /// the message. Validation takes one pass over the bytes; after it, all text can be decoded.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `limit` or `encoding`.
  mutating func checkSizeAndEncoding() throws(InterfaceDocumentError) {
    if bytes.count > limits.fileSize {
      throw InterfaceDocumentError(
        .limit, file: name,
        "the file has \(bytes.count) bytes, more than the limit of \(limits.fileSize)",
        hint: "check that this is an Interface Builder document, or split the storyboard")
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0x3C, 0]) || bytes.starts(with: [0, 0x3C])
    {
      throw encodingError(at: 0, "the file is in UTF-16")
    }
    if !isASCII, String(validating: bytes, as: UTF8.self) == nil {
      throw encodingError(at: firstInvalidByte(), "invalid UTF-8")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// A Boolean value that indicates whether all bytes are ASCII, as in most files. Such bytes are
  /// valid UTF-8.
  private var isASCII: Bool {
    bytes.withUnsafeBytes { bytes in
      var (offset, found) = (0, UInt64(0))
      while offset + 8 <= bytes.count {
        found |= bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        offset += 8
      }
      while offset < bytes.count {
        found |= UInt64(bytes[offset])
        offset += 1
      }
      return found & 0x8080_8080_8080_8080 == 0
    }
  }

  /// Returns an error about the character encoding of the file.
  private func encodingError(at offset: Int, _ message: String) -> InterfaceDocumentError {
    error(
      .encoding, at: offset, message,
      hint: "Interface Builder writes UTF-8; convert the file with iconv or save it in Xcode")
  }

  /// Returns the offset of the first byte that cannot be decoded, or the number of bytes if there
  /// is none.
  private func firstInvalidByte() -> Int {
    var codec = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = codec.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return min(offset, bytes.count)
  }

  /// Reads `<?xml version="1.0" encoding="UTF-8"?>`, which may be missing.
  ///
  /// ASCII is accepted because it is a subset of UTF-8. Any other encoding is an error even if the
  /// bytes happen to be UTF-8: the program that wrote the file meant other characters.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `syntax` or `encoding`.
  mutating func readDeclaration() throws(InterfaceDocumentError) {
    guard starts(with: "<?xml", at: position), position + 5 < bytes.count,
      Self.isSpace(bytes[position + 5])
    else { return }
    guard let end = find("?>", from: position) else {
      throw syntaxError("unterminated XML declaration")
    }
    // Xcode's declaration needs no further checks.
    if starts(with: #"<?xml version="1.0" encoding="UTF-8"?>"#, at: position) {
      position = end + 2
      return
    }
    let text = String(decoding: bytes[position + 5..<end], as: UTF8.self)
    let encoding = Self.pseudoAttribute("encoding", of: text) ?? "UTF-8"
    guard ["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(encoding.uppercased()) else {
      throw encodingError(at: position, "unsupported encoding '\(encoding)'")
    }
    position = end + 2
  }

  /// Returns the value of `name="value"` in an XML declaration, in single or double quotation
  /// marks, or `nil` if it is missing or has no quotation marks.
  private static func pseudoAttribute(_ name: String, of text: String) -> String? {
    guard let start = text.firstRange(of: name)?.upperBound else { return nil }
    let rest = text[start...].drop { $0 == " " || $0 == "=" || $0 == "\t" || $0 == "\n" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  /// Reads a processing instruction, such as `<?xml-stylesheet …?>`, and records it as text of the
  /// element around it.
  mutating func readInstruction() throws(InterfaceDocumentError) {
    let start = position
    guard let end = find("?>", from: position) else {
      throw syntaxError("unterminated processing instruction")
    }
    position += 2
    let target = try readName("a processing instruction")
    if String(decoding: bytes[target], as: UTF8.self).lowercased() == "xml" {
      throw syntaxError("the XML declaration is only allowed at the start of the file", at: start)
    }
    for offset in target.upperBound..<max(end, target.upperBound) { try checkLegal(offset) }
    position = max(end, target.upperBound) + 2
    addText(.instruction, start..<position)
  }

  /// Reads `<!--…-->` or `<![CDATA[…]]>`, and rejects `<!DOCTYPE`.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `documentType` or `syntax`.
  mutating func readDeclarationMarkup() throws(InterfaceDocumentError) {
    if starts(with: "<!--", at: position) { return try readComment() }
    if starts(with: "<![CDATA[", at: position) { return try readCharacterData() }
    if starts(with: "<!DOCTYPE", at: position) {
      throw error(
        .documentType, at: position, "document type declarations are not allowed",
        hint: "remove the declaration and its entities")
    }
    throw syntaxError("expected a comment or a CDATA section after '<!'")
  }

  /// Reads `<!--…-->`. XML does not allow `--` inside a comment, and therefore no nested comments.
  private mutating func readComment() throws(InterfaceDocumentError) {
    guard let end = find("--", from: position + 4) else {
      throw syntaxError("unterminated comment")
    }
    guard end + 2 < bytes.count, bytes[end + 2] == UInt8(ascii: ">") else {
      throw syntaxError("'--' is not allowed inside a comment", at: end)
    }
    for offset in position + 4..<end { try checkLegal(offset) }
    addText(.comment, position..<end + 3)
    position = end + 3
  }

  /// Reads `<![CDATA[…]]>`. Its content is not decoded; `XMLTree.Element.text` removes the
  /// delimiters.
  private mutating func readCharacterData() throws(InterfaceDocumentError) {
    guard !open.isEmpty else {
      throw syntaxError("character data is not allowed outside the document element")
    }
    guard let end = find("]]>", from: position + 9) else {
      throw syntaxError("unterminated CDATA section")
    }
    for offset in position + 9..<end { try checkLegal(offset) }
    addText(.characterData, position..<end + 3)
    position = end + 3
  }

  /// Reads text up to the next `<`; outside the document element only white space is allowed.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `syntax`, at the first character that is not
  ///   allowed.
  mutating func readCharacters() throws(InterfaceDocumentError) {
    let start = position
    skipSpace()
    if position == bytes.count || bytes[position] == UInt8(ascii: "<") {
      // White space between tags, which is most of a file's text, has no meaning. Its bytes are
      // kept.
      if isLeafContent(start..<position) { addText(.characters, start..<position) }
      return
    }
    let first = position
    while true {
      skipPlainText()
      guard position < bytes.count, bytes[position] != UInt8(ascii: "<") else { break }
      let byte = bytes[position]
      try checkLegal(position)
      if byte == UInt8(ascii: "&") { try checkReference() }
      if byte == UInt8(ascii: ">"), position >= start + 2, bytes[position - 1] == 0x5D,
        bytes[position - 2] == 0x5D
      {
        throw syntaxError("']]>' is not allowed in text")
      }
      position += 1
    }
    if open.isEmpty {
      throw syntaxError("text is not allowed outside the document element", at: first)
    }
    addText(.characters, start..<position)
  }

  /// Skips to the next byte of text that must be checked: a control character, `<`, `&`, `>`, or
  /// the start of a character that may be illegal.
  private mutating func skipPlainText() {
    position = bytes.withUnsafeBufferPointer { bytes in
      var place = position
      while place < bytes.count {
        let byte = bytes[place]
        if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: ">")
          || byte == 0xEF || byte < 0x20 && !Self.isSpace(byte)
        {
          break
        }
        place += 1
      }
      return place
    }
  }

  /// Rejects references other than the five entities and legal characters.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `syntax`.
  func checkReference() throws(InterfaceDocumentError) {
    if XMLEntity.decode(bytes[position...]) == nil {
      throw syntaxError("'&' must begin an entity or a character reference")
    }
  }

  /// Appends a row to the texts of the innermost open element.
  ///
  /// The rows of an element are a list linked by `next`, because those of its children come
  /// between.
  ///
  /// - Complexity: O(1).
  private mutating func addText(_ kind: XMLTree.TextTable.Kind, _ range: Range<Int>) {
    let row = Int32(texts.kind.count)
    texts.kind.append(kind)
    texts.start.append(Int32(range.lowerBound))
    texts.end.append(Int32(range.upperBound))
    texts.next.append(-1)
    guard let last = open.indices.last else { return }
    if open[last].lastText >= 0 {
      texts.next[Int(open[last].lastText)] = row
    } else {
      elements[Int(open[last].index)].firstText = row
    }
    open[last].lastText = row
  }

  /// Returns a Boolean value that indicates whether a text fills its element, as the blank title in
  /// `<string key="title"> </string>`.
  private func isLeafContent(_ range: Range<Int>) -> Bool {
    guard let last = open.last, last.lastChild < 0 else { return false }
    return range.lowerBound == Int(elements[Int(last.index)].startTagEnd)
      && starts(with: "</", at: range.upperBound)
  }
}
