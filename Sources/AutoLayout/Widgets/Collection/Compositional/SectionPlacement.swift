import Foundation

/// The layout of the views in one section of a compositional layout.
@MainActor
struct SectionPlacement {
  /// The area of the section in points, with its headers, footers and insets.
  var area = CGRect.zero
  /// The attributes of the items, by index.
  var items: [UICollectionViewLayoutAttributes] = []
  /// The attributes of supplementary and decoration views.
  var others: [UICollectionViewLayoutAttributes] = []
  /// The views that are pinned to the visible area.
  var pinned: Set<CollectionElement> = []
  /// The section's scroll view, or `nil` if the section does not scroll orthogonally.
  var scrolling: ScrollingSection?
  /// The closure that changes visible items.
  var handler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  /// The configuration of a list, or `nil` for other sections.
  var list: UICollectionLayoutListConfiguration?
  /// The environment of the section.
  var environment: (any NSCollectionLayoutEnvironment)?
}
