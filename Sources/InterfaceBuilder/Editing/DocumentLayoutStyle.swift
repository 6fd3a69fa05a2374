/// The line ends and the indentation of one document.
struct DocumentLayoutStyle {
  /// The document.
  let tree: XMLTree
  /// The end of a line: `\n`, or `\r\n` if the first line has it.
  let lineEnd: String
  /// The indentation per level of nesting. Xcode writes four spaces.
  let unit: String

  /// Detects the style of a document from its first line and the first child of its document
  /// element.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes, for a document without line ends.
  init(_ tree: XMLTree) {
    self.tree = tree
    let firstEnd = tree.bytes.firstIndex(of: 0x0A)
    lineEnd = firstEnd.map { $0 > 0 && tree.bytes[$0 - 1] == 0x0D } == true ? "\r\n" : "\n"
    let first = tree.root.children.first { _ in true }
    let found = first.flatMap { Self.indentation(before: $0.range.lowerBound, tree) } ?? ""
    unit = found.isEmpty ? "    " : found
  }

  /// Returns the white space between the start of a line and an element, or `nil` if there is other
  /// text between them.
  func indentation(of element: XMLTree.Element) -> String? {
    Self.indentation(before: element.range.lowerBound, tree)
  }

  /// Returns the white space before an offset, or `nil` if the line has other text before it, and
  /// on the first line.
  static func indentation(before offset: Int, _ tree: XMLTree) -> String? {
    var start = offset
    while start > 0, tree.bytes[start - 1] == 0x20 || tree.bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, tree.bytes[start - 1] == 0x0A else { return nil }
    return String(decoding: tree.bytes[start..<offset], as: UTF8.self)
  }

  /// Returns the lines of an element if they contain nothing else; otherwise its own bytes.
  /// Removing this range leaves no empty line.
  func lines(of element: XMLTree.Element) -> Range<Int> {
    let range = element.range
    guard let indentation = indentation(of: element) else { return range }
    var end = range.upperBound
    while end < tree.bytes.count, tree.bytes[end] == 0x20 || tree.bytes[end] == 0x09 { end += 1 }
    if end < tree.bytes.count, tree.bytes[end] == 0x0D { end += 1 }
    guard end < tree.bytes.count, tree.bytes[end] == 0x0A else { return range }
    return start(of: element) - indentation.utf8.count..<end + 1
  }

  /// Returns the offset at which an element begins. For a scene, this is the comment with its name
  /// on the line before.
  func start(of element: XMLTree.Element) -> Int {
    let start = element.range.lowerBound
    guard element.kind == .scene, let comment = tree.comment(before: start),
      Self.indentation(before: comment.lowerBound, tree) == indentation(of: element)
    else { return start }
    return comment.lowerBound
  }
}
