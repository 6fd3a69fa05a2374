import Foundation

/// A text broken into lines.
///
/// A layout has the numbers of its lines. Their strings are made when they are asked for, since most
/// layouts only determine a size.
package final class TextLayout: Sendable {
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

  /// The widths for which the lines are the same.
  struct Widths: Sendable {
    /// The width of the widest line: the lines require it.
    var least: CGFloat = 0
    /// The least width at which a word moves to another line.
    var next: CGFloat = .infinity
    /// A Boolean value that indicates whether the two widths are known. Otherwise the lines are
    /// only those of one width.
    var areKnown: Bool
  }

  /// The text.
  let text: MeasuredText
  /// The limits for which the lines were broken.
  let limits: Limits
  /// The visible lines, from top to bottom.
  let rows: [Row]
  /// The last line if it has an ellipsis.
  let ellipsis: Ellipsis?
  /// A Boolean value that indicates whether a part of the text is not visible.
  package let isTruncated: Bool
  /// The widths for which the lines are the same.
  private let widths: Widths

  /// The width of the widest line with its indent in points, not rounded. If the width is not
  /// limited, it is the width that the same lines require.
  package let width: CGFloat
  /// The width of the widest line with its indent and the spaces at which it was broken, in points.
  package let hangingWidth: CGFloat
  /// The height of all lines in points, not rounded; 0 without text.
  ///
  /// The last line contributes its own height, and the others the distance to the next line: for a
  /// fixed system font N times the line height, for a text style the line height and N - 1 pitches.
  package let height: CGFloat

  /// Breaks `text` into lines. Takes O(n) time in its length.
  package convenience init(
    _ text: StyledText, limits: Limits, systemVersion: Int, measurer: any TextMeasuring
  ) {
    self.init(MeasuredText(text, systemVersion: systemVersion, measurer: measurer), limits)
  }

  /// Breaks a measured text into lines. Takes O(log n) time for each line.
  init(_ text: MeasuredText, _ limits: Limits) {
    var typesetter = Typesetter(text, limits: limits)
    isTruncated = typesetter.typeset()
    self.text = text
    self.limits = limits
    rows = typesetter.rows
    ellipsis = typesetter.ellipsis
    widths = typesetter.widths
    var (width, hangingWidth, height) = (-CGFloat.infinity, -CGFloat.infinity, CGFloat(0))
    for row in rows {
      width = max(width, row.headIndent + row.width + row.tailRoom)
      hangingWidth = max(hangingWidth, row.headIndent + row.width + row.hangingSpace)
    }
    if let last = rows.last {
      height = last.height
      for row in rows.dropLast() { height += row.pitch }
    }
    self.width = rows.isEmpty ? 0 : width
    self.hangingWidth = rows.isEmpty ? 0 : hangingWidth
    self.height = height
  }

  /// The height of all lines in points, including the pitch of the last one, as in text views
  /// (recorded: 38 points for a line of body text with 16 points of insets).
  package var pitchedHeight: CGFloat { rows.reduce(0) { $0 + max($1.pitch, $1.height) } }

  /// The distance from the top of the text to its first baseline in points, or nil without text.
  package var firstAscender: CGFloat? { rows.first?.ascender }

  /// The size of the text in points, with a width rounded up to pixels and a height that is rounded up as
  /// UIKit does for the fonts.
  ///
  /// The height in a font of a file has no tolerance: 773 and 227 units of 1000 are 17.000000000000004
  /// points at 17 points, and take another pixel (`interface-builder`).
  func ceiledSize(width: CGFloat, toScale scale: CGFloat) -> CGSize {
    let (usual, strict) = (height.ceiled(toScale: scale), height.strictlyCeiled(toScale: scale))
    // The fonts are looked at only where they matter: every text is measured here.
    let isStrict = usual != strict && text.text.runs.contains { $0.font.face != nil }
    return CGSize(width: width.ceiled(toScale: scale), height: isStrict ? strict : usual)
  }

  /// Returns whether the text has the same lines within other limits.
  ///
  /// They are the same from the width of the widest line up to the width at which a word moves. If
  /// no paragraph was broken, the way of breaking does not matter, and neither does a number of lines
  /// that is not exceeded.
  func isSame(within other: Limits) -> Bool {
    if limits == other { return true }
    guard widths.areKnown, !isTruncated else { return false }
    let width = max(0, other.width) + Typesetter.tolerance
    guard widths.least <= width, !(widths.next <= width) else { return false }
    guard other.numberOfLines == 0 || other.numberOfLines >= rows.count else { return false }
    return widths.next == .infinity || other.lineBreakMode == limits.lineBreakMode
  }
}
