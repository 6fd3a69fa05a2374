import Foundation

/// A direction and a length, in points. Positive y points down, as in UIKit.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal component; positive to the right.
  public var dx: CGFloat
  /// The vertical component; positive downward.
  public var dy: CGFloat

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates the zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// The zero vector.
  public static let zero = CGVector()
}
