import Foundation

/// Breaks measured characters into lines with the greedy algorithm that UIKit uses.
struct Typesetter {
  /// The text with the widths of its characters.
  private let measured: MeasuredText
  /// The limits of the layout.
  private let limits: TextLayout.Limits

  /// The lines created so far.
  private var lines: [TextLayout.Line] = []
  /// Whether a part of the text is not visible.
  private var isTruncated = false
  /// The style of the current paragraph.
  private var style = NSParagraphStyle.Values()
  /// The alignment that the current paragraph specifies, or nil.
  private var alignment: NSTextAlignment?
  /// The available width of the current line, in points.
  private var lineWidth: CGFloat = .infinity

  /// The excess width in points that still fits. It covers rounding errors of sums of advances,
  /// which are below a thousandth of a point for all practical lengths of text.
  private static let tolerance: CGFloat = 0.001

  init(_ measured: MeasuredText, limits: TextLayout.Limits) {
    self.measured = measured
    self.limits = limits
  }

  private var text: StyledText { measured.text }
  private var characters: [Character] { measured.characters }
  private var runs: [Int] { measured.runs }

  /// Breaks the text into lines, paragraph after paragraph, until the limits are reached.
  mutating func typeset() -> (lines: [TextLayout.Line], isTruncated: Bool) {
    guard !characters.isEmpty else { return ([], false) }
    var start = 0
    while true {
      let end = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
      beginParagraph(at: start)
      if !appendParagraph(start..<end) { return (lines, true) }
      if end == characters.count { return (lines, isTruncated) }
      start = end + 1  // a line break at the end opens an empty line
    }
  }

  /// Takes the style of the paragraph at `start`, and adds the space between it and the previous
  /// one.
  private mutating func beginParagraph(at start: Int) {
    let before = style.paragraphSpacing
    let first = text.runs[runs[min(start, runs.count - 1)]]
    (style, alignment) = (first.paragraph, first.alignment)
    guard !lines.isEmpty else { return }
    lines[lines.count - 1].pitch += max(0, before) + max(0, style.paragraphSpacingBefore)
  }

  /// Returns the indents before and after the first line or another line of the paragraph, in
  /// points.
  ///
  /// If the width of the text is not limited, only a tail indent that is measured from the trailing
  /// edge takes up space.
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

  /// Appends the lines of one paragraph. Returns false if there is no space for another line.
  private mutating func appendParagraph(_ paragraph: Range<Int>) -> Bool {
    var start = paragraph.lowerBound
    repeat {
      let indents = indents(isFirst: start == paragraph.lowerBound)
      lineWidth = room(indents)
      let isLast = limits.numberOfLines > 0 && lines.count == limits.numberOfLines - 1
      if limits.numberOfLines > 0, lines.count >= limits.numberOfLines { return false }
      if isLast, mustTruncate(start..<paragraph.upperBound) {
        append(truncatedLine(start..<paragraph.upperBound), indents, start)
        return false
      }
      let (end, next) = lineEnd(from: start, to: paragraph.upperBound)
      append(line(start..<end), indents, start)
      start = next
    } while start < paragraph.upperBound
    return true
  }

  /// Appends a line that begins at a character, with its indents.
  private mutating func append(
    _ line: TextLayout.Line, _ indents: (head: CGFloat, tail: CGFloat), _ start: Int
  ) {
    var line = line
    line.start = start
    (line.headIndent, line.tailIndent) = indents
    line.tailRoom = limits.width.isFinite ? 0 : indents.tail
    line.alignment = alignment
    lines.append(line)
  }

  // MARK: Breaking

  /// Returns the width of a range of characters in points.
  private func width(_ range: Range<Int>) -> CGFloat {
    measured.offsets[range.upperBound] - measured.offsets[range.lowerBound]
  }

  /// Returns whether a range of characters fits into the width of the line.
  private func fits(_ range: Range<Int>) -> Bool {
    width(range) <= lineWidth + Self.tolerance
  }

  /// Returns the end of a line that begins at `start`, and the start of the next one.
  private func lineEnd(from start: Int, to paragraphEnd: Int) -> (end: Int, next: Int) {
    if fits(start..<trimmed(start..<paragraphEnd)) { return (paragraphEnd, paragraphEnd) }
    let limit = firstMisfit(from: start, to: paragraphEnd)
    if limits.lineBreakMode != .byCharWrapping {
      var next = skippingSpaces(from: limit, to: paragraphEnd)
      while next > start {
        if LineBreaking.allowsBreak(before: next, in: characters) { return (next, next) }
        next -= 1
      }
    }
    let end = max(limit, start + 1)  // a character that is wider than the view still takes a line
    return (end, skippingSpaces(from: end, to: paragraphEnd))
  }

  /// Returns the largest end up to which the characters from `start` fit. Takes O(log n) time.
  private func firstMisfit(from start: Int, to paragraphEnd: Int) -> Int {
    var low = start
    var high = paragraphEnd
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(start..<middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the first index from `index` at which there is no space.
  private func skippingSpaces(from index: Int, to end: Int) -> Int {
    var index = index
    while index < end, characters[index].isBreakingSpace { index += 1 }
    return index
  }

  /// Returns the end of the range without trailing spaces, which hang beyond the end of the line.
  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1].isBreakingSpace { end -= 1 }
    return end
  }

  // MARK: Lines

  /// Returns a line that is not truncated.
  private func line(_ range: Range<Int>) -> TextLayout.Line {
    let end = range.upperBound < characters.count ? trimmed(range) : range.upperBound
    let shown = range.lowerBound..<end
    var made = line(String(characters[shown]), width: width(shown), runsOf: shown)
    made.hangingSpace = width(end..<range.upperBound)
    made.pieces = pieces(of: shown, at: 0)
    return made
  }

  /// Returns the parts of a range that each belong to one run, or none for plain text in one run.
  private func pieces(of range: Range<Int>, at offset: CGFloat) -> [TextLayout.Piece] {
    guard text.runs.count > 1 || text.runs.first?.color != nil else { return [] }
    var result: [TextLayout.Piece] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let run = runs[start]
      let end = runs[start..<range.upperBound].firstIndex { $0 != run } ?? range.upperBound
      result.append(
        TextLayout.Piece(
          string: String(characters[start..<end]),
          offset: offset + width(range.lowerBound..<start), width: width(start..<end), run: run))
      start = end
    }
    return result
  }

  /// Returns a line with the height of its highest font, adjusted by the paragraph style.
  private func line(
    _ string: String, width: CGFloat, runsOf range: Range<Int>
  ) -> TextLayout.Line {
    let indices =
      range.isEmpty
      ? [runs[min(range.lowerBound, runs.count - 1)]] : Array(Set(runs[range]))
    let fonts = indices.map { text.runs[$0].font }
    let inlines = indices.compactMap { text.runs[$0].inline }
    var ascender = fonts.map(\.ascender).max() ?? 0
    var natural = fonts.map(\.lineHeight).max() ?? 0
    if !inlines.isEmpty {
      let descent = max(natural - ascender, inlines.map(\.descent).max() ?? 0)
      ascender = max(ascender, inlines.map(\.ascent).max() ?? 0)
      natural = ascender + descent
    }
    let paragraph = style
    var height = natural * (paragraph.lineHeightMultiple > 0 ? paragraph.lineHeightMultiple : 1)
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    let fontPitch = fonts.map(\.baselineDistance).max() ?? 0
    let pitch =
      height != natural ? height : inlines.isEmpty ? fontPitch : max(fontPitch, natural)
    return TextLayout.Line(
      string: string, width: width,
      ascender: ascender + height - natural, height: height,
      pitch: pitch + paragraph.lineSpacing)
  }

  // MARK: Truncation

  /// Returns whether the remaining text does not fit into the last line.
  private func mustTruncate(_ paragraph: Range<Int>) -> Bool {
    !fits(paragraph.lowerBound..<trimmed(paragraph)) || paragraph.upperBound < characters.count
  }

  /// Returns the last line, with an ellipsis for the truncated text if the mode has one.
  private func truncatedLine(_ paragraph: Range<Int>) -> TextLayout.Line {
    guard limits.lineBreakMode.truncates else {
      if limits.lineBreakMode == .byClipping {
        return line(paragraph.lowerBound..<firstMisfitOrEnd(paragraph))
      }
      return line(
        paragraph.lowerBound..<lineEnd(from: paragraph.lowerBound, to: paragraph.upperBound).end)
    }
    guard !paragraph.isEmpty else { return line(paragraph) }
    let font = text.runs[runs[paragraph.lowerBound]].font
    let ellipsis =
      measured.measurer.advances(
        of: ["…"], font: font, systemVersion: measured.systemVersion
      ).first ?? 0
    let (head, tail) = kept(of: paragraph, room: lineWidth - ellipsis)
    let string =
      String(characters[paragraph.lowerBound..<head]) + "…"
      + String(characters[tail..<paragraph.upperBound])
    let width =
      width(paragraph.lowerBound..<head) + ellipsis + width(tail..<paragraph.upperBound)
    var made = line(string, width: min(width, max(lineWidth, 0)), runsOf: paragraph)
    made.pieces = pieces(
      head: paragraph.lowerBound..<head, tail: tail..<paragraph.upperBound, ellipsis)
    return made
  }

  /// Returns the parts of the remaining text, with the ellipsis in the font in which it was
  /// measured.
  private func pieces(
    head: Range<Int>, tail: Range<Int>, _ ellipsis: CGFloat
  ) -> [TextLayout.Piece] {
    let start = pieces(of: head, at: 0)
    let end = pieces(of: tail, at: width(head) + ellipsis)
    guard !start.isEmpty || !end.isEmpty else { return [] }
    let dots = TextLayout.Piece(
      string: "…", offset: width(head), width: ellipsis, run: runs[head.lowerBound])
    return start + [dots] + end
  }

  private func firstMisfitOrEnd(_ paragraph: Range<Int>) -> Int {
    max(
      firstMisfit(from: paragraph.lowerBound, to: paragraph.upperBound),
      min(paragraph.lowerBound + 1, paragraph.upperBound))
  }

  /// Returns the end of the remaining start and the start of the remaining end, which together are
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
