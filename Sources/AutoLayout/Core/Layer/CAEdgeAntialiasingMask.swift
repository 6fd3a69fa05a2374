/// A set of the edges of a layer that are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  /// Creates edges from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The edge with the smallest x coordinates.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The edge with the largest x coordinates.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The edge with the largest y coordinates.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The edge with the smallest y coordinates.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
  /// All edges.
  static let all: Self = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}
