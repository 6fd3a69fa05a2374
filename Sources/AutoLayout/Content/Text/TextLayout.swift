import Foundation

/// A text broken into lines.
package struct TextLayout: Sendable {
  /// A part of a line in one font.
  package struct Piece: Hashable, Sendable {
    package var string: String
    /// The distance from the start of the line to the piece, in points.
    package var offset: CGFloat
    /// The width in points.
    package var width: CGFloat
    /// The index of the run that contains the piece.
    package var run: Int
  }

  package struct Line: Hashable, Sendable {
    package var string: String
    /// The index of the text's character with which the line begins.
    package var start = 0
    /// The width without trailing spaces, in points.
    package var width: CGFloat
    /// The width in points of the spaces at which the line was broken.
    package var hangingSpace: CGFloat = 0
    /// The distance from the top of the line to its baseline, in points.
    package var ascender: CGFloat
    /// The height of the text itself, in points.
    package var height: CGFloat
    /// The distance from the top of the line to the top of the next one, in points.
    package var pitch: CGFloat
    /// The indent of the paragraph at the start of lines, in points.
    package var headIndent: CGFloat = 0
    /// The indent of the paragraph at the end of lines, in points.
    package var tailIndent: CGFloat = 0
    /// The space in points that follows a line of text of unlimited width.
    package var tailRoom: CGFloat = 0
    /// The alignment that the paragraph specifies, or nil for that of the view.
    package var alignment: NSTextAlignment?
    /// The parts in one font, from the start of the line to its end; empty for a line in one font.
    package var pieces: [Piece] = []
  }

  /// The limits for breaking a text into lines.
  package struct Limits: Hashable, Sendable {
    /// The width in points; infinite for text that breaks only at its own line breaks.
    package var width: CGFloat
    /// The maximum number of lines, or 0 for any number.
    package var numberOfLines: Int
    package var lineBreakMode: NSLineBreakMode
    package init(
      width: CGFloat = .infinity, numberOfLines: Int = 0,
      lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
      self.width = width
      self.numberOfLines = max(0, numberOfLines)
      self.lineBreakMode = lineBreakMode
    }
  }

  /// The visible lines, from top to bottom.
  package var lines: [Line]
  /// Whether a part of the text is not visible.
  package var isTruncated: Bool

  /// The width of the widest line with its indent in points, not rounded. If the width is not
  /// limited, it is the width that the same lines require.
  package var width: CGFloat { lines.map { $0.headIndent + $0.width + $0.tailRoom }.max() ?? 0 }

  /// The height of all lines in points, not rounded; 0 without text.
  ///
  /// The last line contributes its own height, and the others the distance to the next line: for a
  /// fixed system font N times the line height, for a text style the line height and N - 1 pitches.
  package var height: CGFloat {
    guard let last = lines.last else { return 0 }
    return lines.dropLast().reduce(last.height) { $0 + $1.pitch }
  }

  /// The height of all lines in points, including the pitch of the last one, as in text views
  /// (recorded: 38 points for a line of body text with 16 points of insets).
  package var pitchedHeight: CGFloat { lines.reduce(0) { $0 + max($1.pitch, $1.height) } }

  /// Breaks `text` into lines. Takes O(n) time in its length.
  package init(
    _ text: StyledText, limits: Limits, systemVersion: Int, measurer: any TextMeasuring
  ) {
    self.init(MeasuredText(text, systemVersion: systemVersion, measurer: measurer), limits)
  }

  /// Breaks a measured text into lines. Takes O(n) time in its length.
  init(_ text: MeasuredText, _ limits: Limits) {
    var typesetter = Typesetter(text, limits: limits)
    (lines, isTruncated) = typesetter.typeset()
  }
}
