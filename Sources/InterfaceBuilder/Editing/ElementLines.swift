/// The lines of an element, or its bytes if it shares a line with other elements.
struct ElementLines {
  /// Their offsets in the bytes of the document.
  let range: Range<Int>
  /// A Boolean value that indicates whether nothing else is on the lines of the element.
  let isWhole: Bool
  /// The spaces before the element; empty if it shares a line.
  let indentation: [UInt8]
  /// The end of its last line; empty if it shares a line.
  let end: [UInt8]
  /// The bytes of `range`.
  private let bytes: [UInt8]
  /// A Boolean value that indicates whether the element holds text of several lines, in which
  /// spaces count.
  private let hasLongText: Bool

  /// The lines of an element. O(bytes of the element).
  init(_ element: XMLTree.Element) {
    let bytes = element.tree.bytes
    var start = element.range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    var stop = element.range.upperBound
    if stop < bytes.count, bytes[stop] == 13 { stop += 1 }
    isWhole = (start == 0 || bytes[start - 1] == 10) && stop < bytes.count && bytes[stop] == 10
    range = isWhole ? start..<stop + 1 : element.range
    indentation = isWhole ? Array(bytes[start..<element.range.lowerBound]) : []
    end = isWhole ? Array(bytes[element.range.upperBound..<stop + 1]) : []
    self.bytes = Array(bytes[range])
    hasLongText = Self.hasLongText(element)
  }

  /// Returns a Boolean value that indicates whether an element below has text of several lines that
  /// is not only white space.
  private static func hasLongText(_ element: XMLTree.Element) -> Bool {
    var stack = [element]
    while let next = stack.popLast() {
      let text = next.text
      if text.contains("\n"), text.contains(where: { !$0.isWhitespace }) { return true }
      stack += next.children
    }
    return false
  }

  /// The lines with another indentation.
  ///
  /// Lines of an element with text of several lines, in which spaces count, do not change; nor do lines
  /// that do not begin with the indentation of the element. O(bytes).
  func indented(by new: [UInt8]) -> [UInt8] {
    guard isWhole, !hasLongText, new != indentation else { return bytes }
    var result: [UInt8] = []
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false).dropLast() {
      result += line.starts(with: indentation) ? new + line.dropFirst(indentation.count) : line
      result.append(10)
    }
    return result
  }

  /// The patch that replaces the lines.
  func patch(inserted: [UInt8]) -> DocumentPatch {
    DocumentPatch(offset: range.lowerBound, removed: bytes, inserted: inserted)
  }
}
