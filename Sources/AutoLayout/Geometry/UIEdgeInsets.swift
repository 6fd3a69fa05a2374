import Foundation

/// Distances from the edges of a rectangle inwards, in points.
///
/// Negative values grow the rectangle. `left` and `right` do not follow the layout direction;
/// `NSDirectionalEdgeInsets` does.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// From the upper edge downwards.
  public var top: CGFloat
  /// From the left edge to the right.
  public var left: CGFloat
  /// From the lower edge upwards.
  public var bottom: CGFloat
  /// From the right edge to the left.
  public var right: CGFloat

  /// Insets of the four edges, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset on any edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No inset on any edge.
  public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle inwards, in points; `leading` is on the right where the
/// layout runs from right to left.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// From the upper edge downwards.
  public var top: CGFloat
  /// Inwards from the edge where lines of text begin.
  public var leading: CGFloat
  /// From the lower edge upwards.
  public var bottom: CGFloat
  /// Inwards from the edge where lines of text end.
  public var trailing: CGFloat

  /// Insets of the four edges, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No inset on any edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No inset on any edge.
  public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
  /// The rectangle with its edges moved inwards; the size may become negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
