import Foundation

/// Distances from the edges of a rectangle inwards, in points.
///
/// Negative values grow the rectangle. `left` and `right` do not follow the layout direction;
/// `NSDirectionalEdgeInsets` does.
@frozen
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
  @inlinable
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset on any edge.
  @inlinable
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No inset on any edge.
  @inlinable
  public static var zero: UIEdgeInsets { UIEdgeInsets() }

  /// Whether the insets of all four edges are equal.
  @inlinable
  public static func == (a: UIEdgeInsets, b: UIEdgeInsets) -> Bool {
    a.top == b.top && a.left == b.left && a.bottom == b.bottom && a.right == b.right
  }
}

/// Distances from the edges of a rectangle inwards, in points; `leading` is on the right where the
/// layout runs from right to left.
@frozen
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
  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No inset on any edge.
  @inlinable
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No inset on any edge.
  @inlinable
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }

  /// Whether the insets of all four edges are equal.
  @inlinable
  public static func == (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> Bool {
    a.top == b.top && a.leading == b.leading && a.bottom == b.bottom && a.trailing == b.trailing
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards; the size may become negative.
  @inlinable
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets {
  /// The sum of the insets of each edge.
  @inlinable
  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// The larger inset on each edge.
  @inlinable
  package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
