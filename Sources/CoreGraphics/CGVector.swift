import Foundation

/// A direction with a length, in points.
public struct CGVector: Hashable, Sendable, Codable {
  /// Across.
  public var dx: CGFloat
  /// Along the height.
  public var dy: CGFloat

  /// A vector by its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// The vector of no length.
  public static let zero = CGVector()
}
