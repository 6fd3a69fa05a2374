import InterfaceBuilder

/// The lines that an element takes, or its bytes where it shares a line with others.
struct ElementLines {
  /// The bytes of the document that they are.
  let range: Range<Int>
  /// Whether the element shares its lines with nothing.
  let isWhole: Bool
  /// What stands before the element; empty where the lines are not its own.
  let indentation: [UInt8]
  /// What ends its last line.
  let end: [UInt8]
  private let bytes: [UInt8]
  /// Whether the element holds text of several lines, in which spaces count.
  private let hasLongText: Bool

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

  private static func hasLongText(_ element: XMLTree.Element) -> Bool {
    var stack = [element]
    while let next = stack.popLast() {
      let text = next.text
      if text.contains("\n"), text.contains(where: { !$0.isWhitespace }) { return true }
      stack += next.children
    }
    return false
  }

  /// The lines with another indentation; those of an element with text of several lines stay as they
  /// are, and so do lines that begin otherwise.
  func indented(by new: [UInt8]) -> [UInt8] {
    guard isWhole, !hasLongText, new != indentation else { return bytes }
    var result: [UInt8] = []
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false).dropLast() {
      result += line.starts(with: indentation) ? new + line.dropFirst(indentation.count) : line
      result.append(10)
    }
    return result
  }
}
