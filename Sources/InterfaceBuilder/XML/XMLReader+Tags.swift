extension XMLReader {
  /// Reads `<name attributes>` or `<name attributes/>`.
  ///
  /// White space is required before each attribute, and allowed before the end of the tag.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `syntax` or `limit`.
  mutating func readStartTag() throws(InterfaceDocumentError) {
    let start = position
    if open.isEmpty, !elements.isEmpty {
      throw syntaxError("a document can have only one root element")
    }
    try checkElementLimits()
    position += 1
    let nameIndex = intern(try readName("a tag"))
    let index = addElement(start: start, nameIndex: nameIndex)
    let first = attributes.count
    while true {
      let afterName = position
      skipSpace()
      guard position < bytes.count else {
        throw syntaxError("unterminated tag '\(names[Int(nameIndex)])'", at: start)
      }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        return finishStartTag(index, isEmpty: false)
      }
      if bytes[position] == UInt8(ascii: "/") {
        guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: ">") else {
          throw syntaxError("'/' must be followed by '>'")
        }
        position += 2
        return finishStartTag(index, isEmpty: true)
      }
      guard position > afterName else { throw syntaxError("expected white space or '>'") }
      try readAttribute(of: index, firstRow: first)
    }
  }

  /// Rejects one more element if it would exceed the limits, before memory is allocated for it.
  private func checkElementLimits() throws(InterfaceDocumentError) {
    if open.count >= limits.depth {
      throw error(
        .limit, at: position, "elements nest deeper than \(limits.depth) levels",
        hint: "check how the file was generated")
    }
    if elements.count >= limits.elementCount {
      throw error(
        .limit, at: position, "the file has more than \(limits.elementCount) elements",
        hint: "split the storyboard into several")
    }
  }

  /// Appends a row for an element and links it to its parent and the sibling before it.
  ///
  /// The ends of the element are set to `start` until they are known. Returns the row.
  private mutating func addElement(start: Int, nameIndex: Int32) -> Int {
    let index = elements.count
    let place = Int32(start)
    elements.append(
      XMLTree.ElementRow(
        nameIndex: nameIndex, start: place, startTagEnd: place, contentEnd: place, end: place,
        parent: open.last?.index ?? -1, firstAttribute: Int32(attributes.count)))
    guard let last = open.indices.last else { return index }
    if open[last].lastChild >= 0 {
      elements[Int(open[last].lastChild)].nextSibling = Int32(index)
    } else {
      elements[Int(open[last].index)].firstChild = Int32(index)
    }
    open[last].lastChild = Int32(index)
    return index
  }

  /// Records the end of the start tag. An element with content stays open until its end tag.
  private mutating func finishStartTag(_ index: Int, isEmpty: Bool) {
    elements[index].startTagEnd = Int32(position)
    if isEmpty {
      elements[index].contentEnd = Int32(position)
      elements[index].end = Int32(position)
    } else {
      open.append(OpenElement(index: Int32(index)))
    }
  }

  /// Reads `name="value"`, and rejects a name that the element already has.
  ///
  /// The search for duplicates is quadratic in the attributes of one element, which
  /// `XMLLimits.attributesOfElement` bounds.
  private mutating func readAttribute(
    of element: Int, firstRow: Int
  ) throws(InterfaceDocumentError) {
    let count = attributes.count
    if count - firstRow >= limits.attributesOfElement || count >= limits.attributeCount {
      throw error(
        .limit, at: position,
        "an element has more than \(limits.attributesOfElement) attributes, "
          + "or the file more than \(limits.attributeCount)",
        hint: "check how the file was generated")
    }
    let nameRange = try readName("an attribute")
    let nameIndex = intern(nameRange)
    for row in firstRow..<count where attributes[row].nameIndex == nameIndex {
      throw syntaxError(
        "attribute '\(names[Int(nameIndex)])' is specified twice", at: nameRange.lowerBound)
    }
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      throw syntaxError("attribute '\(names[Int(nameIndex)])' has no value")
    }
    position += 1
    skipSpace()
    let value = try readQuotedValue()
    attributes.append(
      XMLTree.AttributeRow(
        nameIndex: nameIndex, start: Int32(nameRange.lowerBound),
        valueStart: Int32(value.lowerBound), valueEnd: Int32(value.upperBound)))
    elements[element].attributeCount += 1
  }

  /// Reads a value in single or double quotation marks. The range is without them; references in it
  /// are checked but not decoded.
  private mutating func readQuotedValue() throws(InterfaceDocumentError) -> Range<Int> {
    guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
      throw syntaxError("attribute values must be quoted")
    }
    let quote = bytes[position]
    let start = position + 1
    position = start
    while true {
      skipPlainValue(quote)
      if position - start > limits.attributeSize { throw tooLong(start) }
      guard position < bytes.count, bytes[position] != quote else { break }
      try checkLegal(position)
      if bytes[position] == UInt8(ascii: "<") {
        throw syntaxError("'<' is not allowed in an attribute value")
      }
      if bytes[position] == UInt8(ascii: "&") { try checkReference() }
      position += 1
      if position - start > limits.attributeSize { throw tooLong(start) }
    }
    guard position < bytes.count else {
      throw syntaxError("unterminated attribute value", at: start - 1)
    }
    position += 1
    return start..<position - 1
  }

  /// Skips to the next byte of a value that must be checked: the end of the value, a control
  /// character, `<`, `&`, or the start of a character that may be illegal.
  private mutating func skipPlainValue(_ quote: UInt8) {
    position = bytes.withUnsafeBufferPointer { bytes in
      var place = position
      while place < bytes.count {
        let byte = bytes[place]
        if byte == quote || byte < 0x20 || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&")
          || byte == 0xEF
        {
          break
        }
        place += 1
      }
      return place
    }
  }

  /// Returns the error for a value beyond the limit, which begins at an offset.
  private func tooLong(_ start: Int) -> InterfaceDocumentError {
    error(
      .limit, at: start, "an attribute value is longer than \(limits.attributeSize) bytes",
      hint: "check how the file was generated")
  }

  /// Reads `</name>`, and rejects it unless it closes the innermost open element.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `syntax`.
  mutating func readEndTag() throws(InterfaceDocumentError) {
    let start = position
    position += 2
    let nameRange = try readName("an end tag")
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else {
      throw syntaxError("unterminated end tag", at: start)
    }
    position += 1
    let nameIndex = intern(nameRange)
    guard let last = open.popLast() else {
      throw syntaxError("'</\(names[Int(nameIndex)])>' has no matching start tag", at: start)
    }
    let index = Int(last.index)
    guard elements[index].nameIndex == nameIndex else {
      throw syntaxError(
        "'</\(names[Int(nameIndex)])>' closes element "
          + "'\(names[Int(elements[index].nameIndex)])'", at: start)
    }
    elements[index].contentEnd = Int32(start)
    elements[index].end = Int32(position)
  }

  /// Reads a name. Non-ASCII letters are accepted unchanged. `what` describes the named object in
  /// messages.
  mutating func readName(_ what: String) throws(InterfaceDocumentError) -> Range<Int> {
    let start = position
    position = bytes.withUnsafeBufferPointer { bytes in
      guard start < bytes.count, Self.isNameByte(bytes[start], isFirst: true) else { return start }
      var place = start + 1
      while place < bytes.count, Self.isNameByte(bytes[place], isFirst: false) { place += 1 }
      return place
    }
    if position == start { throw syntaxError("expected the name of \(what)") }
    return start..<position
  }

  /// Returns a Boolean value that indicates whether a byte may be in a name: the ASCII part of the
  /// productions `NameStartChar` and `NameChar` of XML 1.0, and each byte of a non-ASCII character.
  private static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3A, 0x80...: true
    case 0x30...0x39, 0x2D, 0x2E: !isFirst
    default: false
    }
  }
}
