import Foundation

/// A section of a compositional layout: a group that is repeated for all items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// The group that is repeated.
  let group: NSCollectionLayoutGroup
  /// The distances around the groups in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The edges from which `contentInsets` are measured.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges from which the insets of boundary supplementary items are measured.
  ///
  /// - Remark: Inert. The views follow `supplementariesFollowContentInsets`.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// A Boolean value that indicates whether headers and footers are as wide as the groups; the
  /// default value is true.
  open var supplementariesFollowContentInsets = true
  /// The distance between groups in points.
  open var interGroupSpacing: CGFloat = 0
  /// The scrolling behavior of the section orthogonally to the layout.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views at the edges of the section: headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that changes the visible items of the section before they are shown. It receives the
  /// content offset in points of the section's scroll view or, if the section does not scroll
  /// orthogonally, of the collection view. It is not called without visible items.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  /// The configuration of a list, or `nil` for other sections.
  var list: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// The scrolling behaviors of a section orthogonally to its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll.
  case none = 0
  /// Scrolling stops anywhere.
  case continuous = 1
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling stops at multiples of the width of the collection view, or of its height if the
  /// layout scrolls horizontally.
  case paging = 3
  /// Scrolling stops at the leading edge of a group, as with `continuousGroupLeadingBoundary`.
  case groupPaging = 4
  /// Scrolling stops at centered groups.
  ///
  /// - Remark: Partial. Scrolling stops at the leading edge of a group.
  case groupPagingCentered = 5
}

/// The edges from which content insets are measured.
public enum UIContentInsetsReference: Int, Sendable {
  /// The edges that the layout's configuration specifies.
  case automatic = 0
  /// The edges of the collection view.
  case none = 1
  /// Insets are measured from the safe area.
  case safeArea = 2
  /// Insets are measured from the margins of the collection view.
  case layoutMargins = 3
  /// Insets are measured from the readable width.
  ///
  /// - Remark: Partial. Insets are measured from the margins of the collection view.
  case readableContent = 4
}

/// An item that is about to be shown, which a section can change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity from 0 to 1.
  var alpha: CGFloat { get set }
  /// The order from back to front: an item with a higher number covers one with a lower number.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the item is hidden.
  var isHidden: Bool { get set }
  /// The center in points in the collection view's coordinates.
  var center: CGPoint { get set }
  /// The transform about the center.
  var transform: CGAffineTransform { get set }
  /// The transform about the center in three dimensions.
  var transform3D: CATransform3D { get set }
  /// The bounds in points. The origin is zero.
  var bounds: CGRect { get }
  /// The frame in points in the collection view's coordinates.
  var frame: CGRect { get }
  /// The name of the item's view, or the empty string.
  var name: String { get }
  /// The index path of the item.
  var indexPath: IndexPath { get }
  /// The category of the view: a cell, a supplementary view or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view, or `nil` for a cell.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// Always an empty string: layout attributes do not store the name of an item.
  public var name: String { "" }
}

/// The properties of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the content scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections in points.
  open var interSectionSpacing: CGFloat = 0
  /// The views at the start and end of the whole content.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges from which the content insets of sections are measured. The default is the safe
  /// area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration for vertical scrolling.
  public override init() {}
}
