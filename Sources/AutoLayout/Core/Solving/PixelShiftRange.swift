import Foundation

/// The shifts of a view at which everything inside it is rounded to the same pixels.
///
/// The subviews of a view are rounded to the pixels of the screen. When the view moves by whole
/// pixels, or by so little that all edges inside it stay on the same pixels, the views inside it
/// need no layout. A range limits the shift of one view, in points and the root's coordinates.
struct PixelShiftRange {
  private var minX = -CGFloat.infinity
  private var maxX = CGFloat.infinity
  private var minY = -CGFloat.infinity
  private var maxY = CGFloat.infinity

  /// The range of a view without subviews that constraints place.
  static let unlimited = PixelShiftRange()

  /// The distance outside a range, in points, that is treated as inside. It is larger than the
  /// errors of the solution and smaller than any shift that changes a rounded edge.
  private static let allowance: CGFloat = 1e-9

  /// Returns a Boolean value that indicates whether the range contains a shift, up to rounding
  /// errors.
  func contains(_ shift: CGPoint) -> Bool {
    shift.x >= minX - Self.allowance && shift.x <= maxX + Self.allowance
      && shift.y >= minY - Self.allowance && shift.y <= maxY + Self.allowance
  }

  /// Returns a Boolean value that indicates whether another range contains this one.
  func isWithin(_ other: PixelShiftRange) -> Bool {
    minX >= other.minX && maxX <= other.maxX && minY >= other.minY && maxY <= other.maxY
  }

  /// Limits the horizontal shift to those with which an edge keeps its pixel.
  mutating func limitX(to edge: PixelEdge) {
    minX = max(minX, edge.minShift)
    maxX = min(maxX, edge.maxShift)
  }

  /// Limits the vertical shift to those with which an edge keeps its pixel.
  mutating func limitY(to edge: PixelEdge) {
    minY = max(minY, edge.minShift)
    maxY = min(maxY, edge.maxShift)
  }

  /// Limits the shift of a superview to the range for a subview, whose shift is larger by `offset`.
  mutating func limit(to range: PixelShiftRange, ofSubviewAt offset: CGPoint) {
    minX = max(minX, range.minX - offset.x)
    maxX = min(maxX, range.maxX - offset.x)
    minY = max(minY, range.minY - offset.y)
    maxY = min(maxY, range.maxY - offset.y)
  }
}
