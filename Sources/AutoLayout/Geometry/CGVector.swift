#if !canImport(CoreGraphics)
  import Foundation

  /// A distance in two directions.
  public struct CGVector: Hashable, Sendable, Codable {
    /// The distance to the right.
    public var dx: CGFloat
    /// The distance down.
    public var dy: CGFloat

    /// No distance.
    public init() { self.init(dx: 0, dy: 0) }

    /// A distance by its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// No distance.
    public static let zero = CGVector()
  }
#endif
