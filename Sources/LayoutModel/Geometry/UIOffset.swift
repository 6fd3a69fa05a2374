import Foundation

/// A distance across and along the height, in points.
@frozen
public struct UIOffset: Hashable, Sendable, Codable {
  /// Across.
  public var horizontal: CGFloat
  /// Along the height.
  public var vertical: CGFloat

  /// A distance in points.
  @inlinable
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No distance.
  @inlinable
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// No distance.
  @inlinable
  public static var zero: UIOffset { UIOffset() }
}

/// The rectangle with its edges moved inwards, by the name of a function that older code calls.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// A rectangle as text, such as `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// A point as text, such as `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  "{\(shortest(point.x)), \(shortest(point.y))}"
}

/// A size as text, such as `{3, 4}`.
public func NSStringFromCGSize(_ size: CGSize) -> String {
  "{\(shortest(size.width)), \(shortest(size.height))}"
}

/// The number without a fraction of zero.
private func shortest(_ number: CGFloat) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
