/// A set of edges of a rectangle.
@frozen
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  @inlinable
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  @inlinable
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
  /// The left edge, in any layout direction.
  @inlinable
  public static var left: UIRectEdge { UIRectEdge(rawValue: 2) }
  /// The lower edge.
  @inlinable
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }
  /// The right edge, in any layout direction.
  @inlinable
  public static var right: UIRectEdge { UIRectEdge(rawValue: 8) }
  /// All four edges.
  @inlinable
  public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}
