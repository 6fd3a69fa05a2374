import Foundation

extension TextLayout {
  /// The position of lines in a rectangle.
  package struct Placement: Sendable {
    /// The rectangle in the coordinates of the view's bounds, in points.
    package var rect: CGRect
    /// The alignment of lines whose paragraph does not specify one.
    package var alignment: NSTextAlignment
    package var isRightToLeft: Bool
    /// A Boolean value that indicates whether text is vertically centered if it is lower than the
    /// rectangle. Otherwise it begins at the top.
    package var centersVertically: Bool
    /// The number of pixels per point. Baselines are rounded to pixels.
    package var scale: CGFloat
    package init(
      rect: CGRect, alignment: NSTextAlignment = .natural, isRightToLeft: Bool = false,
      centersVertically: Bool = true, scale: CGFloat = 1
    ) {
      self.rect = rect
      self.alignment = alignment
      self.isRightToLeft = isRightToLeft
      self.centersVertically = centersVertically
      self.scale = scale
    }
  }

  /// Returns the lines in the form of snapshots, with baselines on pixels.
  package func placed(_ placement: Placement) -> [LayoutSnapshot.Text.Line] {
    let room = placement.rect.height - height
    var top = placement.rect.minY + (placement.centersVertically ? max(0, room) / 2 : 0)
    return rows.indices.map { index in
      let line = rows[index]
      let baseline = (top + line.ascender).rounded(toScale: placement.scale)
      top += line.pitch
      let x = placement.rect.minX + inset(of: line, in: placement)
      return LayoutSnapshot.Text.Line(
        string: StyledText.drawn(string(ofRow: index)), origin: CGPoint(x: x, y: baseline),
        width: line.width
      )
    }
  }

  /// Returns the distance of the line's left end from that of the rectangle.
  func inset(of line: Row, in placement: Placement) -> CGFloat {
    let room = placement.rect.width - line.width
    let (left, right) =
      placement.isRightToLeft
      ? (line.tailIndent, line.headIndent) : (line.headIndent, line.tailIndent)
    switch line.alignment ?? placement.alignment {
    case .left: return left
    case .center: return (room + left - right) / 2
    case .right: return room - right
    case .natural, .justified: return placement.isRightToLeft ? room - right : left
    }
  }
}
