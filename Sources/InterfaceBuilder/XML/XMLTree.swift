/// A parsed XML file that still is its bytes.
///
/// The tree keeps the file as it was read and says for every element and attribute which bytes it
/// came from, so that an edit can replace exactly those, and a file that was not edited is written
/// back byte for byte. Elements are rows of parallel arrays addressed by 32-bit handles: a document
/// of 50,000 elements takes a dozen allocations.
///
/// Entities are the five of XML and character references; they are decoded when a value is asked for.
public final class XMLTree: Sendable {
  /// The file as its caller named it; only used in messages.
  public let name: String

  /// The whole file, byte order mark included.
  public let bytes: [UInt8]

  /// Element and attribute names; rows refer to them by index.
  let names: [String]

  let elements: ElementTable
  let attributes: AttributeTable
  let texts: TextTable

  /// Offset of the first byte of each line, ascending; the first is 0.
  let lineStarts: [Int32]

  init(
    name: String, bytes: [UInt8], names: [String], elements: ElementTable,
    attributes: AttributeTable, texts: TextTable, lineStarts: [Int32]
  ) {
    self.name = name
    self.bytes = bytes
    self.names = names
    self.elements = elements
    self.attributes = attributes
    self.texts = texts
    self.lineStarts = lineStarts
  }

  /// The document element.
  public var root: Element { Element(tree: self, index: 0) }

  /// How many elements the file has.
  public var elementCount: Int { elements.nameIndex.count }

  /// All elements in document order.
  public var allElements: LazyMapSequence<Range<Int>, Element> {
    (0..<elementCount).lazy.map { Element(tree: self, index: Int32($0)) }
  }

  /// Comments in document order, as ranges of bytes that include their delimiters.
  public var comments: [Range<Int>] {
    texts.kind.indices.filter { texts.kind[$0] == .comment }.map(texts.range)
  }

  /// Line and column of a byte offset. O(log lines).
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

  /// Columns beyond this are not counted in code points: no line that a person reads is as long, and
  /// counting each of many would take time with their square.
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

  /// An error of this file at a byte offset.
  func error(
    _ kind: InterfaceDocumentError.Kind, at offset: Int, _ message: String, hint: String
  ) -> InterfaceDocumentError {
    let place = location(at: offset)
    return InterfaceDocumentError(
      kind, file: name, location: place, excerpt: excerpt(at: place), message, hint: hint)
  }
}

extension XMLTree {
  /// Rows of elements in document order (parents before children).
  struct ElementTable: Sendable {
    /// Index of the element's name in `XMLTree.names`.
    var nameIndex: [Int32] = []
    /// Offset of `<`.
    var start: [Int32] = []
    /// Offset after the start tag's `>`.
    var startTagEnd: [Int32] = []
    /// Offset of the end tag's `<`; equal to `end` for an empty-element tag.
    var contentEnd: [Int32] = []
    /// Offset after the whole element.
    var end: [Int32] = []
    /// Handles of relatives; -1 for none.
    var parent: [Int32] = []
    var firstChild: [Int32] = []
    var nextSibling: [Int32] = []
    /// Rows in `AttributeTable`: from here up to the next element's.
    var firstAttribute: [Int32] = []
    var attributeCount: [Int32] = []
    /// First row in `TextTable` with this parent; -1 for none.
    var firstText: [Int32] = []
  }

  /// Rows of attributes in document order.
  struct AttributeTable: Sendable {
    /// Index of the name in `XMLTree.names`.
    var nameIndex: [Int32] = []
    /// Offset of the name's first byte.
    var start: [Int32] = []
    /// Bytes of the value, without its quotes.
    var valueStart: [Int32] = []
    var valueEnd: [Int32] = []
  }

  /// Rows of what stands between tags, in document order.
  struct TextTable: Sendable {
    enum Kind: UInt8, Sendable { case characters, characterData, comment, instruction }
    var kind: [Kind] = []
    /// Range with delimiters.
    var start: [Int32] = []
    var end: [Int32] = []
    /// Next row with the same parent; -1 for none.
    var next: [Int32] = []

    func range(_ row: Int) -> Range<Int> { Int(start[row])..<Int(end[row]) }
  }
}
