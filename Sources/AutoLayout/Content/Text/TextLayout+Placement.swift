import Foundation

extension TextLayout {
  /// Where lines go inside a rectangle.
  package struct Placement: Sendable {
    /// In the coordinates of the view's bounds, in points.
    package var rect: CGRect
    /// Counts for lines whose paragraph states none.
    package var alignment: NSTextAlignment
    package var isRightToLeft: Bool
    /// Text that is lower than the rectangle is centred in it; otherwise it starts at the top.
    package var centersVertically: Bool
    /// Pixels a point, to which baselines are rounded.
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

  /// The lines as the snapshot holds them, with baselines on pixels.
  package func placed(_ placement: Placement) -> [LayoutSnapshot.Text.Line] {
    let room = placement.rect.height - height
    var top = placement.rect.minY + (placement.centersVertically ? max(0, room) / 2 : 0)
    return lines.map { line in
      let baseline = (top + line.ascender).rounded(toScale: placement.scale)
      top += line.pitch
      let x = placement.rect.minX + inset(of: line, in: placement)
      return LayoutSnapshot.Text.Line(
        string: line.string, origin: CGPoint(x: x, y: baseline), width: line.width)
    }
  }

  /// The distance of the line's left end from the rectangle's.
  private func inset(of line: Line, in placement: Placement) -> CGFloat {
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
