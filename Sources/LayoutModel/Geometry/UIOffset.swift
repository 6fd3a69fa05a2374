import Foundation

/// A horizontal and a vertical distance, in points.
@frozen
public struct UIOffset: Hashable, Sendable, Codable {
  /// The horizontal distance.
  public var horizontal: CGFloat
  /// The vertical distance.
  public var vertical: CGFloat

  /// Creates an offset from its distances, in points.
  @inlinable
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates an offset of zero.
  @inlinable
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// An offset of zero.
  @inlinable
  public static var zero: UIOffset { UIOffset() }
}

/// Returns the rectangle with its edges moved inward. Use `inset(by:)` in new code.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Returns a rectangle as text, such as `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns a point as text, such as `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(shortest(point.x)), \(shortest(point.y))}"
}

/// Returns a size as text, such as `{3, 4}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(shortest(size.width)), \(shortest(size.height))}"
}

/// Returns the number as text, without a fraction of zero.
private func shortest(_ number: CGFloat) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
