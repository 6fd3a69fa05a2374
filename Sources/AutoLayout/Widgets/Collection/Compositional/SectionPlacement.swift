import Foundation

/// The places of the views of one section of a compositional layout.
@MainActor
struct SectionPlacement {
  /// The area of the section in points, with its headers, footers and insets.
  var area = CGRect.zero
  /// The attributes of the items, by index.
  var items: [UICollectionViewLayoutAttributes] = []
  /// The attributes of supplementary and decoration views.
  var others: [UICollectionViewLayoutAttributes] = []
  /// The views that stay in the visible area.
  var pinned: Set<CollectionElement> = []
  /// The section's own scroll view, or nil.
  var scrolling: ScrollingSection?
  /// The closure that changes visible items, or nil.
  var handler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  /// The configuration of a list, or nil.
  var list: UICollectionLayoutListConfiguration?
  /// The environment of the section.
  var environment: (any NSCollectionLayoutEnvironment)?
}
