import Foundation

/// An item of a compositional layout: the area for one cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size in the group.
  open var layoutSize: NSCollectionLayoutSize { size }
  /// The views that are attached to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }
  /// The insets of the cell in the area of the item, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item.
  ///
  /// - Remark: Partial. Flexible distances have their minimum.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  private let size: NSCollectionLayoutSize
  private let supplements: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with a size and supplementary views.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    size = layoutSize
    supplements = supplementaryItems
  }

  /// The edge spacing in points.
  var edges: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: edgeSpacing?.top?.spacing ?? 0, leading: edgeSpacing?.leading?.spacing ?? 0,
      bottom: edgeSpacing?.bottom?.spacing ?? 0, trailing: edgeSpacing?.trailing?.spacing ?? 0)
  }
}

/// A view that is attached to an item, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The z-index. The default is 1, in front of items (assumed).
  open var zIndex = 1
  /// The kind of the supplementary view.
  public let elementKind: String
  /// The anchor in the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor of the view that is aligned with the anchor in the item, or `nil` to use the same
  /// edges.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// Creates a view within an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      anchor: nil)
  }

  /// Creates a view with an anchor that is aligned with an anchor in the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      anchor: itemAnchor)
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, anchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = anchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of the view in a rectangle, in points.
  func frame(_ size: CGSize, in rect: CGRect) -> CGRect {
    guard let itemAnchor else { return containerAnchor.frame(size, in: rect) }
    let point = containerAnchor.frame(.zero, in: rect).origin
    let own = itemAnchor.frame(.zero, in: CGRect(origin: .zero, size: size)).origin
    return CGRect(
      x: point.x - own.x, y: point.y - own.y, width: size.width, height: size.height)
  }
}

/// A view at the edge of a section or of the whole layout: a header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// A Boolean value that indicates whether the view has its own space beside the content; the
  /// default value is true.
  open var extendsBoundary = true
  /// A Boolean value that indicates whether the view stays in the visible area while its section
  /// scrolls.
  ///
  /// - Remark: Partial. Views of the whole layout scroll with the content.
  open var pinToVisibleBounds = false
  /// The edge or corner of the section, or of the whole content, to which the view is attached.
  public let alignment: NSRectAlignment
  /// The offset of the view in points.
  public let offset: CGPoint

  /// Creates a view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at an edge, with an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: Self.edges(alignment), absoluteOffset: absoluteOffset), anchor: nil)
  }

  private static func edges(_ alignment: NSRectAlignment) -> NSDirectionalRectEdge {
    switch alignment {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }

  /// Returns a Boolean value that indicates whether the view is before the content, along the
  /// scroll direction.
  func isAtStart(_ isVertical: Bool) -> Bool {
    containerAnchor.edges.contains(isVertical ? .top : .leading)
  }

  /// Returns a Boolean value that indicates whether the view is after the content, along the scroll
  /// direction.
  func isAtEnd(_ isVertical: Bool) -> Bool {
    containerAnchor.edges.contains(isVertical ? .bottom : .trailing)
  }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The z-index. The default is -1, behind items (assumed).
  open var zIndex = -1
  /// The kind of the decoration view, which is registered with the layout.
  public let elementKind: String

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns a view that fills the section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
