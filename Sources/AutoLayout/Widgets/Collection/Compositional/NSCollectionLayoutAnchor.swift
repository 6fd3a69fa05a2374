import Foundation

/// The place of a supplementary view relative to an item or a container.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges to which the view is attached; without edges of an axis, it is centered.
  public let edges: NSDirectionalRectEdge
  /// The offset in points, or as a fraction of the size of the view.
  public let offset: CGPoint
  /// A Boolean value that indicates whether the offset is a fraction.
  public let isFractionalOffset: Bool
  /// A Boolean value that indicates whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }
  /// Creates an anchor at edges with an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }
  /// Creates an anchor at edges with an offset as a fraction of the size of the view.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }

  /// Returns the frame of a view of a size within a rectangle, in points.
  func frame(_ size: CGSize, in rect: CGRect) -> CGRect {
    let x =
      edges.contains(.leading)
      ? rect.minX : edges.contains(.trailing) ? rect.maxX - size.width : rect.midX - size.width / 2
    let y =
      edges.contains(.top)
      ? rect.minY : edges.contains(.bottom) ? rect.maxY - size.height : rect.midY - size.height / 2
    let factor = isFractionalOffset ? size : CGSize(width: 1, height: 1)
    return CGRect(
      x: x + offset.x * factor.width, y: y + offset.y * factor.height, width: size.width,
      height: size.height)
  }

  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The edges and corners of a rectangle to which another one is attached.
public enum NSRectAlignment: Int, Sendable {
  /// No alignment.
  case none = 0
  /// The upper edge.
  case top = 1
  /// The upper leading corner.
  case topLeading = 2
  /// The leading edge.
  case leading = 3
  /// The lower leading corner.
  case bottomLeading = 4
  /// The lower edge.
  case bottom = 5
  /// The lower trailing corner.
  case bottomTrailing = 6
  /// The trailing edge.
  case trailing = 7
  /// The upper trailing corner.
  case topTrailing = 8
}
