import Foundation

extension Typesetter {
  /// Returns a Boolean value that indicates whether the remaining text does not fit in the last
  /// line.
  func mustTruncate(_ paragraph: Range<Int>) -> Bool {
    !fits(paragraph.lowerBound..<trimmed(paragraph)) || paragraph.upperBound < measured.count
  }

  /// Returns the last line, with an ellipsis for the truncated text if the mode has one.
  mutating func truncatedRow(_ paragraph: Range<Int>) -> TextLayout.Row {
    guard limits.lineBreakMode.truncates else {
      return row(paragraph.lowerBound..<clippedEnd(paragraph))
    }
    guard !paragraph.isEmpty else { return row(paragraph) }
    let font = measured.text.runs[measured.run(at: paragraph.lowerBound)].font
    let dots =
      measured.measurer.advances(
        of: ["…"], font: font, systemVersion: measured.systemVersion
      ).first ?? 0
    let (head, tail) = kept(of: paragraph, room: lineWidth - dots)
    let (start, end) = (paragraph.lowerBound..<head, tail..<paragraph.upperBound)
    ellipsis = TextLayout.Ellipsis(head: start, tail: end, width: dots)
    let width = width(start) + dots + width(end)
    return row(paragraph, width: min(width, max(lineWidth, 0)))
  }

  /// Returns the end of the last line without an ellipsis.
  private func clippedEnd(_ paragraph: Range<Int>) -> Int {
    let (start, end) = (paragraph.lowerBound, paragraph.upperBound)
    if limits.lineBreakMode == .byClipping {
      return max(firstMisfit(from: start, to: end), min(start + 1, end))
    }
    if fits(start..<trimmed(paragraph)) { return end }
    return brokenLine(from: start, to: end).end
  }

  /// Returns the end of the remaining head and the start of the remaining tail, which together are
  /// not wider than `room`.
  ///
  /// A paragraph that fits is truncated because of the text after it, and keeps all its characters.
  private func kept(of paragraph: Range<Int>, room: CGFloat) -> (head: Int, tail: Int) {
    var head = paragraph.lowerBound
    var tail = paragraph.upperBound
    let mode = limits.lineBreakMode
    while head < tail {
      let takesHead =
        mode == .byTruncatingTail
        || mode == .byTruncatingMiddle
          && head - paragraph.lowerBound <= paragraph.upperBound - tail
      let next = takesHead ? (head + 1, tail) : (head, tail - 1)
      let used =
        width(paragraph.lowerBound..<next.0) + width(next.1..<paragraph.upperBound)
      if used > room + Self.tolerance { break }
      (head, tail) = next
    }
    return (head, tail)
  }
}
