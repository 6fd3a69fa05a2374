import Foundation

/// Text broken into lines.
package struct TextLayout: Sendable {
  /// A stretch of a line in one font.
  package struct Piece: Hashable, Sendable {
    package var string: String
    /// From the beginning of the line to that of the piece, in points.
    package var offset: CGFloat
    /// In points.
    package var width: CGFloat
    /// Which run of the text it belongs to.
    package var run: Int
  }

  package struct Line: Hashable, Sendable {
    package var string: String
    /// Without spaces at the end, in points.
    package var width: CGFloat
    /// Width in points of the spaces at which the text breaks after the line.
    package var hangingSpace: CGFloat = 0
    /// From the top of the line to its baseline, in points.
    package var ascender: CGFloat
    /// Height of the text itself, in points.
    package var height: CGFloat
    /// From the top of this line to the top of the next one, in points.
    package var pitch: CGFloat
    /// Room that the paragraph leaves where lines begin, in points.
    package var headIndent: CGFloat = 0
    /// Room that the paragraph leaves where lines end, in points.
    package var tailIndent: CGFloat = 0
    /// Room in points that a line of text of any width needs after it.
    package var tailRoom: CGFloat = 0
    /// Where the line lies, as its paragraph states it; nil for where the view says.
    package var alignment: NSTextAlignment?
    /// Stretches in one font, from the beginning of the line to its end; empty for a line in one.
    package var pieces: [Piece] = []
  }

  /// Limits within which text is broken.
  package struct Limits: Hashable, Sendable {
    /// In points; infinite for text that breaks at its own line breaks only.
    package var width: CGFloat
    /// 0 for any number.
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

  /// The lines that are shown, from top to bottom.
  package var lines: [Line]
  /// Whether something of the text is not shown.
  package var isTruncated: Bool

  /// Width of the widest line with its indent in points, not rounded; where the width is not limited,
  /// that which the same lines fit into.
  package var width: CGFloat { lines.map { $0.headIndent + $0.width + $0.tailRoom }.max() ?? 0 }

  /// Height of all lines in points, not rounded; 0 without text.
  ///
  /// The last line takes its own height, the others the distance to the next: for a fixed system
  /// font N times the line height, for a text style the line height and N - 1 pitches.
  package var height: CGFloat {
    guard let last = lines.last else { return 0 }
    return lines.dropLast().reduce(last.height) { $0 + $1.pitch }
  }

  /// Height of all lines in points where the last one takes its pitch too, as in text views
  /// (recorded: 38 points for a line of body text with 16 points of insets).
  package var pitchedHeight: CGFloat { lines.reduce(0) { $0 + max($1.pitch, $1.height) } }

  /// Breaks `text` into lines; O(n) in its length.
  package init(
    _ text: StyledText, limits: Limits, systemVersion: Int, measurer: any TextMeasuring
  ) {
    self.init(MeasuredText(text, systemVersion: systemVersion, measurer: measurer), limits)
  }

  /// Breaks a measured text into lines; O(n) in its length.
  init(_ text: MeasuredText, _ limits: Limits) {
    var typesetter = Typesetter(text, limits: limits)
    (lines, isTruncated) = typesetter.typeset()
  }
}
