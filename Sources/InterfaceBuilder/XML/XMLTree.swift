/// A parsed XML file that keeps its bytes.
///
/// The tree keeps the file as it was read and records for each element and attribute which bytes it
/// came from, so that an edit can replace exactly those, and a file that was not edited is written
/// back byte for byte. Elements are rows of an array addressed by 32-bit handles: a document of 50,000
/// elements takes a dozen allocations.
///
/// Entities are the five of XML and character references; they are decoded when a value is asked for.
///
///     <label text="A &amp; B" id="abc-De-fGh"/>
///
/// The `text` of this label has the decoded value `A & B` and a range of nine bytes.
public final class XMLTree: Sendable {
  /// The file as its caller named it; only used in messages.
  public let name: String

  /// The whole file, byte order mark included.
  public let bytes: [UInt8]

  /// Element and attribute names; rows refer to them by index.
  let names: [String]
  /// The number of bytes of each name, which tells most names apart without a comparison.
  let nameLengths: [Int]

  /// Rows of all elements; the root is row 0.
  let elements: [ElementRow]
  /// Rows of all attributes, of which each element has a range.
  let attributes: [AttributeRow]
  /// Rows of texts, comments and instructions, in lists per element.
  let texts: TextTable

  /// Offset of the first byte of each line, ascending; the first is 0.
  let lineStarts: [Int32]

  /// A tree of what `XMLReader` read. The tables must have at least one element, and indices in
  /// range.
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

  /// Returns a Boolean value that indicates whether the name with an index has `length` bytes, which
  /// are those of a text.
  func isName(_ index: Int32, _ text: String, _ length: Int) -> Bool {
    nameLengths[Int(index)] == length && names[Int(index)] == text
  }

  /// All elements in document order, parents before children.
  public var allElements: LazyMapSequence<Range<Int>, Element> {
    (0..<elementCount).lazy.map { Element(tree: self, index: Int32($0)) }
  }

  /// Comments in document order, as ranges of bytes that include their delimiters. O(texts).
  public var comments: [Range<Int>] {
    texts.kind.indices.filter { texts.kind[$0] == .comment }.map(texts.range)
  }

  /// The comment before an offset, with nothing but white space between them. O(log texts).
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

  /// Line and column of a byte offset; offsets outside the file count as its start or end. O(log
  /// lines).
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

  /// Columns beyond this are not counted in code points: no line that a person reads is as long,
  /// and counting each of many would take time proportional to the square of the line's length.
  private static let furthestColumn = 10_000

  /// The column of a place in Unicode code points: bytes that continue one are left out.
  package func codePointColumn(at place: SourceLocation) -> Int {
    guard place.column <= Self.furthestColumn else { return place.column }
    let line = bytes[(place.offset - place.column + 1)..<place.offset]
    return line.count { $0 & 0xC0 != 0x80 } + 1
  }

  /// The source line around a byte offset, for messages.
  package func excerpt(at location: SourceLocation) -> InterfaceDocumentError.Excerpt {
    .init(
      bytes: bytes, lineStart: location.offset - location.column + 1, offset: location.offset)
  }

  /// An error of this file at a byte offset, with the excerpt of its line.
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
    /// Index of the element's name in `XMLTree.names`.
    var nameIndex: Int32
    /// Offset of `<`.
    var start: Int32
    /// Offset after the start tag's `>`.
    var startTagEnd: Int32
    /// Offset of the end tag's `<`; equal to `end` for an empty-element tag.
    var contentEnd: Int32
    /// Offset after the whole element.
    var end: Int32
    /// Handle of the element around; -1 for the root.
    var parent: Int32
    /// Handle of the first child element; -1 for none.
    var firstChild: Int32 = -1
    /// Handle of the next element with the same parent; -1 for none.
    var nextSibling: Int32 = -1
    /// First row in the table of attributes; those of an element follow each other.
    var firstAttribute: Int32
    /// Number of rows in the table of attributes.
    var attributeCount: Int32 = 0
    /// First row in `TextTable` with this parent; -1 for none.
    var firstText: Int32 = -1
  }

  /// An attribute, as a row of the table in document order.
  struct AttributeRow: Sendable {
    /// Index of the name in `XMLTree.names`.
    var nameIndex: Int32
    /// Offset of the name's first byte.
    var start: Int32
    /// Offset of the value's first byte, after the opening quotation mark.
    var valueStart: Int32
    /// Offset of the closing quotation mark.
    var valueEnd: Int32
  }

  /// Rows of what is between tags, in document order.
  struct TextTable: Sendable {
    /// What a row is; `characterData` is a CDATA section.
    enum Kind: UInt8, Sendable { case characters, characterData, comment, instruction }
    /// What each row is.
    var kind: [Kind] = []
    /// Offset of the first byte, delimiters included.
    var start: [Int32] = []
    /// Offset after the last byte, delimiters included.
    var end: [Int32] = []
    /// Next row with the same parent; -1 for none.
    var next: [Int32] = []

    /// The bytes of a row, with the delimiters of a comment, instruction or CDATA section.
    func range(_ row: Int) -> Range<Int> { Int(start[row])..<Int(end[row]) }
  }
}
