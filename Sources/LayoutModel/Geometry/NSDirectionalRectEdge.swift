/// The edges of a rectangle. Leading and trailing follow the layout direction.
@frozen
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  @inlinable
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  @inlinable
  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 0) }
  /// The edge where lines of text begin.
  @inlinable
  public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 1) }
  /// The lower edge.
  @inlinable
  public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 2) }
  /// The edge where lines of text end.
  @inlinable
  public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 3) }
  /// All four edges.
  @inlinable
  public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
