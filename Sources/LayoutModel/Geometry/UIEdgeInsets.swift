import Foundation

/// Inward distances from the edges of a rectangle, in points.
///
/// Negative values enlarge the rectangle. `left` and `right` do not follow the layout direction;
/// `NSDirectionalEdgeInsets` does.
@frozen
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The inset of the upper edge.
  public var top: CGFloat
  /// The inset of the left edge.
  public var left: CGFloat
  /// The inset of the lower edge.
  public var bottom: CGFloat
  /// The inset of the right edge.
  public var right: CGFloat

  /// Creates insets from those of the four edges, in points.
  @inlinable
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of zero.
  @inlinable
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets of zero.
  @inlinable
  public static var zero: UIEdgeInsets { UIEdgeInsets() }

  /// Returns a Boolean value that indicates whether the insets of all four edges are equal.
  @inlinable
  public static func == (a: UIEdgeInsets, b: UIEdgeInsets) -> Bool {
    a.top == b.top && a.left == b.left && a.bottom == b.bottom && a.right == b.right
  }
}

/// Inward distances from the edges of a rectangle, in points. In a right-to-left layout, the
/// leading edge is on the right.
@frozen
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The inset of the upper edge.
  public var top: CGFloat
  /// The inset of the edge where lines of text begin.
  public var leading: CGFloat
  /// The inset of the lower edge.
  public var bottom: CGFloat
  /// The inset of the edge where lines of text end.
  public var trailing: CGFloat

  /// Creates insets from those of the four edges, in points.
  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  @inlinable
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of zero.
  @inlinable
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }

  /// Returns a Boolean value that indicates whether the insets of all four edges are equal.
  @inlinable
  public static func == (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> Bool {
    a.top == b.top && a.leading == b.leading && a.bottom == b.bottom && a.trailing == b.trailing
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward. The size may become negative.
  @inlinable
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets {
  /// Returns the sum of the insets of each edge.
  @inlinable
  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// Returns the larger inset of each edge.
  @inlinable
  package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
