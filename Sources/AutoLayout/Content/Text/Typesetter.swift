import Foundation

/// A greedy line breaker for measured characters, with the algorithm that UIKit uses.
struct Typesetter {
  /// The text with the widths of its characters.
  let measured: MeasuredText
  /// The limits of the layout.
  let limits: TextLayout.Limits

  /// The lines created so far.
  private(set) var rows: [TextLayout.Row] = []
  /// The parts of the last line if it has an ellipsis.
  var ellipsis: TextLayout.Ellipsis?
  /// The range of widths with the same lines.
  private(set) var widths: TextLayout.Widths
  /// The style of the current paragraph.
  private var style = NSParagraphStyle.Values()
  /// The alignment that the current paragraph specifies, or `nil` for that of the view.
  private var alignment: NSTextAlignment?
  /// The available width of the current line, in points.
  private(set) var lineWidth: CGFloat = .infinity

  /// The excess width in points that still fits. It covers rounding errors of sums of advances,
  /// which are below a thousandth of a point for all practical lengths of text.
  static let tolerance: CGFloat = 0.001

  init(_ measured: MeasuredText, limits: TextLayout.Limits) {
    self.measured = measured
    self.limits = limits
    widths = TextLayout.Widths(areKnown: measured.breaksByWidthOnly)
  }

  /// Breaks the text into lines, paragraph by paragraph, until the limits are reached.
  ///
  /// - Returns: `true` if part of the text is not visible.
  mutating func typeset() -> Bool {
    let count = measured.count
    guard count > 0 else { return false }
    var start = 0
    while true {
      let end = paragraphEnd(from: start)
      beginParagraph(at: start)
      if !appendParagraph(start..<end) { return true }
      if end == count { return false }
      start = end + 1  // a line break at the end opens an empty line
    }
  }

  /// Returns the index of the line break that ends a paragraph, or the end of the text.
  private func paragraphEnd(from start: Int) -> Int {
    guard measured.hasNewlines else { return measured.count }
    var end = start
    while end < measured.count, !measured.marks[end].contains(.newline) { end += 1 }
    return end
  }

  /// Reads the style of the paragraph at `start`, and adds the space between it and the previous
  /// paragraph.
  private mutating func beginParagraph(at start: Int) {
    let before = style.paragraphSpacing
    let first = measured.text.runs[measured.run(at: start)]
    (style, alignment) = (first.paragraph, first.alignment)
    guard !rows.isEmpty else { return }
    rows[rows.count - 1].pitch += max(0, before) + max(0, style.paragraphSpacingBefore)
  }

  /// Returns the indents before and after the first line or another line of the paragraph, in
  /// points.
  ///
  /// If the width of the text is not limited, only a tail indent that is measured from the trailing
  /// edge occupies space.
  private func indents(isFirst: Bool) -> (head: CGFloat, tail: CGFloat) {
    let head = max(0, isFirst ? style.firstLineHeadIndent : style.headIndent)
    guard style.tailIndent > 0 else { return (head, -style.tailIndent) }
    return (head, limits.width.isFinite ? max(0, limits.width - style.tailIndent) : 0)
  }

  /// Returns the width of a line between its indents, in points.
  private func room(_ indents: (head: CGFloat, tail: CGFloat)) -> CGFloat {
    let end = style.tailIndent > 0 ? style.tailIndent : .infinity
    return max(0, min(limits.width - indents.tail, end) - indents.head)
  }

  /// Appends the lines of one paragraph. Returns `false` if there is no space for another line.
  private mutating func appendParagraph(_ paragraph: Range<Int>) -> Bool {
    var start = paragraph.lowerBound
    repeat {
      let indents = indents(isFirst: start == paragraph.lowerBound)
      lineWidth = room(indents)
      let isLast = limits.numberOfLines > 0 && rows.count == limits.numberOfLines - 1
      if limits.numberOfLines > 0, rows.count >= limits.numberOfLines { return false }
      if isLast, mustTruncate(start..<paragraph.upperBound) {
        append(truncatedRow(start..<paragraph.upperBound), indents)
        return false
      }
      let (end, next) = takeLine(from: start, to: paragraph.upperBound)
      append(row(start..<end), indents)
      start = next
    } while start < paragraph.upperBound
    return true
  }

  /// Appends a line with its indents.
  private mutating func append(
    _ row: TextLayout.Row, _ indents: (head: CGFloat, tail: CGFloat)
  ) {
    var row = row
    (row.headIndent, row.tailIndent) = indents
    row.tailRoom = limits.width.isFinite ? 0 : indents.tail
    row.alignment = alignment
    rows.append(row)
  }

  /// Returns a line that is not truncated.
  func row(_ range: Range<Int>) -> TextLayout.Row {
    let end = range.upperBound < measured.count ? trimmed(range) : range.upperBound
    let shown = range.lowerBound..<end
    var row = TextLayout.Row(
      shown, width: width(shown), measured.lineMetrics(shown, style))
    row.hangingSpace = width(end..<range.upperBound)
    return row
  }

  /// Returns a line in which an ellipsis replaces part of the text.
  func row(_ paragraph: Range<Int>, width: CGFloat) -> TextLayout.Row {
    TextLayout.Row(paragraph, width: width, measured.lineMetrics(paragraph, style))
  }

  // MARK: Breaking

  /// Returns the width of a range of characters in points.
  @inline(__always)
  func width(_ range: Range<Int>) -> CGFloat {
    measured.offsets[range.upperBound] - measured.offsets[range.lowerBound]
  }

  /// Returns a Boolean value that indicates whether a range of characters fits in the width of the
  /// line.
  @inline(__always)
  func fits(_ range: Range<Int>) -> Bool { width(range) <= lineWidth + Self.tolerance }

  /// Returns the end of a line that begins at `start`, and the start of the next line. Narrows the
  /// range of widths with the same lines.
  private mutating func takeLine(from start: Int, to paragraphEnd: Int) -> (end: Int, next: Int) {
    let whole = start..<trimmed(start..<paragraphEnd)
    if fits(whole) {
      widths.least = max(widths.least, width(whole))
      return (paragraphEnd, paragraphEnd)
    }
    let (end, next) = brokenLine(from: start, to: paragraphEnd)
    // Within a word, and after a line whose spaces were skipped, every width has different lines.
    guard end == next, limits.lineBreakMode != .byCharWrapping,
      end == measured.count || measured.marks[end].contains(.breakBefore)
    else {
      widths.areKnown = false
      return (end, next)
    }
    widths.least = max(widths.least, width(start..<trimmed(start..<end)))
    var later = end + 1
    while later < paragraphEnd, !measured.marks[later].contains(.breakBefore) { later += 1 }
    widths.next = min(
      widths.next, width(start..<trimmed(start..<min(later, paragraphEnd))))
    return (end, next)
  }

  /// Returns the end of a line that is shorter than its paragraph, and the start of the next one.
  func brokenLine(from start: Int, to paragraphEnd: Int) -> (end: Int, next: Int) {
    let limit = firstMisfit(from: start, to: paragraphEnd)
    if limits.lineBreakMode != .byCharWrapping {
      var next = skippingSpaces(from: limit, to: paragraphEnd)
      while next > start {
        if next == measured.count || measured.marks[next].contains(.breakBefore) {
          return (next, next)
        }
        next -= 1
      }
    }
    let end = max(limit, start + 1)  // a character that is wider than the view still takes a line
    return (end, skippingSpaces(from: end, to: paragraphEnd))
  }

  /// Returns the largest end up to which the characters from `start` fit.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of characters to `paragraphEnd`.
  func firstMisfit(from start: Int, to paragraphEnd: Int) -> Int {
    var low = start
    var high = paragraphEnd
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(start..<middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the index of the first character from `index` on that is not a space.
  private func skippingSpaces(from index: Int, to end: Int) -> Int {
    var index = index
    while index < end, measured.marks[index].contains(.space) { index += 1 }
    return index
  }

  /// Returns the end of the range without trailing spaces, which hang beyond the end of the line.
  func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, measured.marks[end - 1].contains(.space) { end -= 1 }
    return end
  }
}
