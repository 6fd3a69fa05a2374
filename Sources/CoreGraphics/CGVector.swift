import Foundation

/// A direction with a length, in points; y points down, as in UIKit.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal component; positive to the right.
  public var dx: CGFloat
  /// The vertical component; positive downward.
  public var dy: CGFloat

  /// A vector by its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// The zero vector.
  public static let zero = CGVector()
}
