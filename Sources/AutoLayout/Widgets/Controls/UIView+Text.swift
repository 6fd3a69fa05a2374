import Foundation

extension UIView {
  /// Breaks `text` into lines, with the fonts of the view's system version.
  func layout(_ text: StyledText, _ limits: TextLayout.Limits = .init()) -> TextLayout {
    textLayouts.layout(text, limits, systemVersion: layoutEnvironment.systemVersion)
  }

  /// Returns the text in the form of snapshots, within a rectangle of the view's bounds.
  func snapshotText(
    _ text: StyledText, _ layout: TextLayout, in rect: CGRect, color: UIColor,
    alignment: NSTextAlignment = .natural, centersVertically: Bool = true
  ) -> LayoutSnapshot.Text {
    let placement = TextLayout.Placement(
      rect: rect, alignment: alignment, isRightToLeft: isRightToLeft,
      centersVertically: centersVertically, scale: layoutEnvironment.displayScale)
    var content = LayoutSnapshot.Text(
      string: text.string,
      font: (text.firstFont ?? .systemFont(ofSize: UIFont.labelFontSize)).snapshotFont,
      color: color.snapshotColor, lines: layout.placed(placement))
    content.isTruncated = layout.isTruncated
    for (index, line) in layout.lines.enumerated() where !line.pieces.isEmpty {
      content.lines[index].pieces = pieces(
        of: line, at: content.lines[index].origin.x, text, content)
    }
    return content
  }

  /// Returns the pieces of a line from left to right, or nil if they have the attributes of the
  /// whole text.
  ///
  /// If the first letter of a line is from a right-to-left script, the pieces are ordered from
  /// right to left.
  private func pieces(
    of line: TextLayout.Line, at x: CGFloat, _ text: StyledText, _ content: LayoutSnapshot.Text
  ) -> [LayoutSnapshot.Text.Piece]? {
    let runsLeft = line.string.beginsRightToLeft
    let ordered = runsLeft ? line.pieces.reversed() : line.pieces
    let pieces = ordered.map { piece in
      LayoutSnapshot.Text.Piece(
        string: piece.string,
        x: x + (runsLeft ? line.width - piece.offset - piece.width : piece.offset),
        width: piece.width,
        font: text.runs[piece.run].font.snapshotFont,
        color: text.runs[piece.run].color?.snapshotColor ?? content.color)
    }
    let isPlain = pieces.allSatisfy { $0.font == content.font && $0.color == content.color }
    return isPlain ? nil : pieces
  }

  /// Returns the text as descriptions of constraints print it: quoted, and truncated after 25
  /// characters (real conflict logs).
  static func quoted(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    return "'\(text.cutForDescription)'"
  }
}
