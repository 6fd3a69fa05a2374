/// A parsed XML file that keeps its bytes.
///
/// The tree keeps the file as it was read and records the bytes of each element and attribute, so
/// that an edit can replace exactly those, and a file that was not edited is written back byte for
/// byte. Elements are rows of an array addressed by 32-bit handles: a document of 50,000 elements
/// takes a dozen allocations.
///
/// Entities are the five of XML and character references. They are decoded on access.
///
///     <label text="A &amp; B" id="abc-De-fGh"/>
///
/// The `text` of this label has the decoded value `A & B` and a range of nine bytes.
public final class XMLTree: Sendable {
  /// The name of the file, as passed by the caller, which is used only in messages.
  public let name: String

  /// The whole file, including the byte order mark.
  public let bytes: [UInt8]

  /// Element and attribute names. Rows refer to them by index.
  let names: [String]
  /// The number of bytes of each name, which distinguishes most names without a comparison.
  let nameLengths: [Int]

  /// Rows of all elements. The root is row 0.
  let elements: [ElementRow]
  /// Rows of all attributes, of which each element has a range.
  let attributes: [AttributeRow]
  /// Rows of texts, comments and instructions, in lists per element.
  let texts: TextTable

  /// Offset of the first byte of each line, ascending; the first is 0.
  let lineStarts: [Int32]

  /// Creates a tree from the tables of `XMLReader`, which must have at least one element, and valid
  /// indices.
  init(
    name: String, bytes: [UInt8], names: [String], elements: [ElementRow],
    attributes: [AttributeRow], texts: TextTable, lineStarts: [Int32]
  ) {
    self.name = name
    self.bytes = bytes
    self.names = names
    nameLengths = names.map(\.utf8.count)
    self.elements = elements
    self.attributes = attributes
    self.texts = texts
    self.lineStarts = lineStarts
  }

  /// The document element. The reader rejects a file without one.
  public var root: Element { Element(tree: self, index: 0) }

  /// The number of elements in the file.
  public var elementCount: Int { elements.count }

  /// Returns a Boolean value that indicates whether the name with an index has `length` bytes,
  /// which are those of a text.
  func isName(_ index: Int32, _ text: String, _ length: Int) -> Bool {
    nameLengths[Int(index)] == length && names[Int(index)] == text
  }

  /// All elements in document order, parents before children.
  public var allElements: LazyMapSequence<Range<Int>, Element> {
    (0..<elementCount).lazy.map { Element(tree: self, index: Int32($0)) }
  }

  /// Comments in document order, as ranges of bytes that include their delimiters.
  ///
  /// - Complexity: O(*n*), where *n* is the number of texts.
  public var comments: [Range<Int>] {
    texts.kind.indices.filter { texts.kind[$0] == .comment }.map(texts.range)
  }

  /// Returns the comment before an offset if there is only white space between them.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of texts.
  func comment(before offset: Int) -> Range<Int>? {
    var low = 0
    var high = texts.kind.count
    while low < high {
      let middle = (low + high) / 2
      if Int(texts.end[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    // White space between tags has no row.
    guard low > 0, texts.kind[low - 1] == .comment else { return nil }
    let range = texts.range(low - 1)
    let isNext = bytes[range.upperBound..<offset].allSatisfy {
      [0x20, 0x09, 0x0A, 0x0D].contains($0)
    }
    return isNext ? range : nil
  }

  /// Returns the line and column of a byte offset. Offsets outside the file are treated as its
  /// start or end.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  public func location(at offset: Int) -> SourceLocation {
    let place = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= place { low = middle } else { high = middle }
    }
    return SourceLocation(
      offset: place, line: low + 1, column: place - Int(lineStarts[low]) + 1)
  }

  /// The column beyond which columns are not counted in code points: no readable line is that long,
  /// and counting each of many would take time proportional to the square of the line's length.
  private static let furthestColumn = 10_000

  /// Returns the column of a location in Unicode code points: continuation bytes are not counted.
  package func codePointColumn(at place: SourceLocation) -> Int {
    guard place.column <= Self.furthestColumn else { return place.column }
    let line = bytes[(place.offset - place.column + 1)..<place.offset]
    return line.count { $0 & 0xC0 != 0x80 } + 1
  }

  /// Returns the part of the source line around a location, for messages.
  package func excerpt(at location: SourceLocation) -> InterfaceDocumentError.Excerpt {
    .init(
      bytes: bytes, lineStart: location.offset - location.column + 1, offset: location.offset)
  }

  /// Returns an error of this file at a byte offset, with the excerpt of its line.
  func error(
    _ kind: InterfaceDocumentError.Kind, at offset: Int, _ message: String, hint: String
  ) -> InterfaceDocumentError {
    let place = location(at: offset)
    return InterfaceDocumentError(
      kind, file: name, location: place, excerpt: excerpt(at: place), message, hint: hint)
  }
}

extension XMLTree {
  /// An element, as a row of the table in document order (parents before children).
  struct ElementRow: Sendable {
    /// The index of the element's name in `XMLTree.names`.
    var nameIndex: Int32
    /// The offset of `<`.
    var start: Int32
    /// The offset after the start tag's `>`.
    var startTagEnd: Int32
    /// The offset of the end tag's `<`, which equals `end` for an empty-element tag.
    var contentEnd: Int32
    /// The offset after the whole element.
    var end: Int32
    /// The handle of the parent, or -1 for the root.
    var parent: Int32
    /// The handle of the first child element, or -1 for none.
    var firstChild: Int32 = -1
    /// The handle of the next element with the same parent, or -1 for none.
    var nextSibling: Int32 = -1
    /// The first row in the table of attributes. Those of an element are consecutive.
    var firstAttribute: Int32
    /// The number of rows in the table of attributes.
    var attributeCount: Int32 = 0
    /// The first row in `TextTable` with this parent, or -1 for none.
    var firstText: Int32 = -1
  }

  /// An attribute, as a row of the table in document order.
  struct AttributeRow: Sendable {
    /// The index of the name in `XMLTree.names`.
    var nameIndex: Int32
    /// The offset of the name's first byte.
    var start: Int32
    /// The offset of the value's first byte, after the opening quotation mark.
    var valueStart: Int32
    /// The offset of the closing quotation mark.
    var valueEnd: Int32
  }

  /// Rows of the content between tags, in document order.
  struct TextTable: Sendable {
    /// The kind of a row; `characterData` is a CDATA section.
    enum Kind: UInt8, Sendable { case characters, characterData, comment, instruction }
    /// The kind of each row.
    var kind: [Kind] = []
    /// The offset of the first byte, including delimiters.
    var start: [Int32] = []
    /// The offset after the last byte, including delimiters.
    var end: [Int32] = []
    /// The next row with the same parent, or -1 for none.
    var next: [Int32] = []

    /// Returns the bytes of a row, with the delimiters of a comment, instruction or CDATA section.
    func range(_ row: Int) -> Range<Int> { Int(start[row])..<Int(end[row]) }
  }
}
