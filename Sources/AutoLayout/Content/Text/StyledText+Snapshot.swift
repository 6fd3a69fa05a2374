import Foundation

extension StyledText {
  /// Returns the text with the positions of its lines, in the form of snapshots. `color` applies to
  /// runs without a color.
  func snapshot(
    _ layout: TextLayout, at placement: TextLayout.Placement, color: LayoutSnapshot.Color
  ) -> LayoutSnapshot.Text {
    var content = LayoutSnapshot.Text(
      string: Self.drawn(string),
      font: (firstFont ?? .systemFont(ofSize: UIFont.labelFontSize)).snapshotFont,
      color: color, lines: layout.placed(placement))
    content.isTruncated = layout.isTruncated
    for index in layout.rows.indices {
      let parts = layout.pieces(ofRow: index)
      guard !parts.isEmpty else { continue }
      content.lines[index].pieces = pieces(
        parts, width: layout.rows[index].width, runsLeft: layout.runsLeft(atRow: index),
        at: content.lines[index].origin.x, content)
    }
    return content
  }

  /// Returns the pieces of a line from left to right, or `nil` if they have the attributes of the
  /// whole text.
  ///
  /// If the first letter of a line is from a right-to-left script, the pieces are ordered from
  /// right to left.
  private func pieces(
    _ parts: [TextLayout.Piece], width: CGFloat, runsLeft: Bool, at x: CGFloat,
    _ content: LayoutSnapshot.Text
  ) -> [LayoutSnapshot.Text.Piece]? {
    let ordered = runsLeft ? parts.reversed() : parts
    let pieces = ordered.map { piece in
      LayoutSnapshot.Text.Piece(
        string: Self.drawn(piece.string),
        x: x + (runsLeft ? width - piece.offset - piece.width : piece.offset),
        width: piece.width,
        font: runs[piece.run].font.snapshotFont,
        color: runs[piece.run].color?.snapshotColor ?? content.color)
    }
    let isPlain = pieces.allSatisfy { $0.font == content.font && $0.color == content.color }
    return isPlain ? nil : pieces
  }
}
