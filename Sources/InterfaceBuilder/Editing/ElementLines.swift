/// The lines of an element, or its bytes if it shares a line with other elements.
struct ElementLines {
  /// Their offsets in the bytes of the document.
  let range: Range<Int>
  /// A Boolean value that indicates whether the lines contain only the element.
  let isWhole: Bool
  /// The spaces before the element. The array is empty if it shares a line.
  let indentation: [UInt8]
  /// The end of its last line. The array is empty if it shares a line.
  let end: [UInt8]
  /// The bytes of `range`.
  private let bytes: [UInt8]
  /// A Boolean value that indicates whether the element contains text of several lines, in which
  /// spaces are significant.
  private let hasLongText: Bool

  /// Finds the lines of an element.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes of the element.
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

  /// Returns the lines with another indentation.
  ///
  /// Lines of an element with text of several lines, in which spaces are significant, do not
  /// change, and neither do lines that do not begin with the indentation of the element.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  func indented(by new: [UInt8]) -> [UInt8] {
    guard isWhole, !hasLongText, new != indentation else { return bytes }
    var result: [UInt8] = []
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false).dropLast() {
      result += line.starts(with: indentation) ? new + line.dropFirst(indentation.count) : line
      result.append(10)
    }
    return result
  }

  /// Returns the patch that replaces the lines.
  func patch(inserted: [UInt8]) -> DocumentPatch {
    DocumentPatch(offset: range.lowerBound, removed: bytes, inserted: inserted)
  }
}
