import Foundation

extension TextLayout {
  /// The metrics of a line.
  struct Row: Sendable {
    /// The index of the line's first character in the text.
    var start: Int
    /// The end of the visible characters.
    var end: Int
    /// The width without trailing spaces, in points.
    var width: CGFloat
    /// The width in points of the spaces at which the line was broken.
    var hangingSpace: CGFloat = 0
    /// The distance from the top of the line to its baseline, in points.
    var ascender: CGFloat
    /// The height of the line without the line spacing, in points.
    var height: CGFloat
    /// The distance from the top of the line to the top of the next one, in points.
    var pitch: CGFloat
    /// The indent of the paragraph at the start of lines, in points.
    var headIndent: CGFloat = 0
    /// The indent of the paragraph at the end of lines, in points.
    var tailIndent: CGFloat = 0
    /// The space in points that follows a line of text of unlimited width.
    var tailRoom: CGFloat = 0
    /// The alignment that the paragraph specifies, or `nil` for that of the view.
    var alignment: NSTextAlignment?

    init(_ range: Range<Int>, width: CGFloat, _ metrics: LineMetrics) {
      start = range.lowerBound
      end = range.upperBound
      self.width = width
      ascender = metrics.ascender
      height = metrics.height
      pitch = metrics.pitch
    }

    /// The visible characters, unless the line has an ellipsis.
    var range: Range<Int> { start..<end }
  }

  /// The parts of the last line if it has an ellipsis.
  struct Ellipsis: Sendable {
    /// The characters before the ellipsis.
    var head: Range<Int>
    /// The characters after the ellipsis.
    var tail: Range<Int>
    /// The width of the ellipsis, in points.
    var width: CGFloat
  }

  /// A line with its text.
  package struct Line: Hashable, Sendable {
    package var string: String
    /// The index of the line's first character in the text.
    package var start: Int
    /// The width without trailing spaces, in points.
    package var width: CGFloat
    /// The width in points of the spaces at which the line was broken.
    package var hangingSpace: CGFloat
    /// The distance from the top of the line to its baseline, in points.
    package var ascender: CGFloat
    /// The height of the line without the line spacing, in points.
    package var height: CGFloat
    /// The distance from the top of the line to the top of the next one, in points.
    package var pitch: CGFloat
    /// The indent of the paragraph at the start of lines, in points.
    package var headIndent: CGFloat
    /// The indent of the paragraph at the end of lines, in points.
    package var tailIndent: CGFloat
    /// The space in points that follows a line of text of unlimited width.
    package var tailRoom: CGFloat
    /// The alignment that the paragraph specifies, or `nil` for that of the view.
    package var alignment: NSTextAlignment?
    /// The parts in one font, from the start of the line to its end. Empty for a line in one font.
    package var pieces: [Piece]
  }

  /// The visible lines, from top to bottom.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var lines: [Line] {
    rows.indices.map { index in
      let row = rows[index]
      return Line(
        string: string(ofRow: index), start: row.start, width: row.width,
        hangingSpace: row.hangingSpace, ascender: row.ascender, height: row.height,
        pitch: row.pitch, headIndent: row.headIndent, tailIndent: row.tailIndent,
        tailRoom: row.tailRoom, alignment: row.alignment, pieces: pieces(ofRow: index))
    }
  }

  /// Returns the ellipsis of a line, or `nil` if it has none.
  private func ellipsis(ofRow index: Int) -> Ellipsis? {
    index == rows.count - 1 ? ellipsis : nil
  }

  /// Returns the visible characters of a line.
  func string(ofRow index: Int) -> String {
    guard let ellipsis = ellipsis(ofRow: index) else { return text.string(rows[index].range) }
    return text.string(ellipsis.head) + "…" + text.string(ellipsis.tail)
  }

  /// Returns a Boolean value that indicates whether the first letter of a line is from a
  /// right-to-left script.
  func runsLeft(atRow index: Int) -> Bool {
    text.ascii == nil && string(ofRow: index).beginsRightToLeft
  }

  /// Returns the parts of a line in one font. Empty for plain text in one run.
  func pieces(ofRow index: Int) -> [Piece] {
    guard text.text.runs.count > 1 || text.text.runs.first?.color != nil else { return [] }
    guard let ellipsis = ellipsis(ofRow: index) else {
      return pieces(of: rows[index].range, at: 0)
    }
    let end = width(ellipsis.head)
    let head = pieces(of: ellipsis.head, at: 0)
    let tail = pieces(of: ellipsis.tail, at: end + ellipsis.width)
    guard !head.isEmpty || !tail.isEmpty else { return [] }
    // The ellipsis has the font in which it was measured.
    let dots = Piece(
      string: "…", offset: end, width: ellipsis.width,
      run: text.run(at: ellipsis.head.lowerBound))
    return head + [dots] + tail
  }

  /// Returns the parts of a range, each within one run.
  private func pieces(of range: Range<Int>, at offset: CGFloat) -> [Piece] {
    var result: [Piece] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = text.runEnd(start..<range.upperBound)
      result.append(
        Piece(
          string: text.string(start..<end), offset: offset + width(range.lowerBound..<start),
          width: width(start..<end), run: text.run(at: start)))
      start = end
    }
    return result
  }

  /// Returns the width of a range of characters in points.
  private func width(_ range: Range<Int>) -> CGFloat {
    text.offsets[range.upperBound] - text.offsets[range.lowerBound]
  }
}
