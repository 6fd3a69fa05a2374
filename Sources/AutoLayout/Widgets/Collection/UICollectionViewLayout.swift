import Foundation

/// An object that determines the frames of the views in a collection view.
///
/// Subclasses override `prepare()`, `collectionViewContentSize` and the methods that return
/// attributes. All frames are in points in the collection view's coordinates.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { owner }
  /// The collection view that uses the layout, which subclasses cannot hide.
  weak var owner: UICollectionView?
  /// The sizes in points that cells and supplementary views prefer, for those that were asked since
  /// the layout was invalidated as a whole.
  var preferredSizes: [CollectionElement: CGSize] = [:]
  /// The closures that create decoration views, by kind.
  var decorationMakers: [String: () -> UICollectionReusableView] = [:]

  /// Creates a layout without a collection view.
  public override init() {}

  /// Creates a layout from an archive. Documents do not use this initializer.
  public required init?(coder: NSCoder) {}

  // MARK: - Classes

  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that describe what is invalid.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: - Attributes

  /// Computes what the other methods need. The collection view calls this method after every
  /// invalidation, before it uses the layout.
  open func prepare() {}

  /// The size of all content in points. Valid after `prepare()`.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all views that intersect a rectangle in points, or nil. Valid after
  /// `prepare()`.
  ///
  /// If the result is nil, the collection view asks for the attributes of every item, header and
  /// footer.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item, or nil if there is none. Valid after `prepare()`.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view, or nil if there is none. Valid after
  /// `prepare()`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view, or nil if there is none. Valid after `prepare()`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of an item that a finger moves: those of its place, centered at the
  /// finger's position in points.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let place =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    place.center = position
    return place
  }

  /// Returns the place of an item that a finger moves over a position in points: that of the item at
  /// the position, or the previous one.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  // MARK: - Decoration views

  /// Registers a class for decoration views of a kind, or removes the registration. Views are created
  /// with `init(frame:)`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else { return decorationMakers[elementKind] = nil }
    decorationMakers[elementKind] = {
      UICollectionReusableView.create(viewClass) ?? UICollectionReusableView(frame: .zero)
    }
  }

  /// Registers a xib for decoration views of a kind, or removes the registration. The first view of
  /// the xib must be a reusable view; otherwise the views are empty.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    guard let nib else { return decorationMakers[elementKind] = nil }
    decorationMakers[elementKind] = {
      nib.instantiate(withOwner: nil).first as? UICollectionReusableView
        ?? UICollectionReusableView(frame: .zero)
    }
  }

  // MARK: - Invalidation

  /// Requests that everything is computed again at the next layout.
  open func invalidateLayout() {
    let context = Self.makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Requests that what the context names is computed again at the next layout. Subclasses that keep
  /// attributes forget them and call this implementation.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { preferredSizes = [:] }
    collectionView?.layoutDidInvalidate(context)
  }

  /// Returns whether new bounds of the collection view invalidate the layout. The bounds of the
  /// collection view are still the former ones. The default is false; a new size invalidates every
  /// layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns a context that describes what new bounds invalidate.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { Self.makeContext() }

  /// Returns whether the attributes that a view prefers invalidate the layout. The default is false.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns a context that describes what the attributes that a view prefers invalidate.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = Self.makeContext()
    context.add(originalAttributes)
    return context
  }

  /// Returns a context for items that a finger moves.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = Self.makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns a context for the end of a movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = Self.makeContext()
    context.invalidateEverything = true
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  // MARK: - Offsets

  /// Returns the content offset in points at which a drag ends. The default is the proposed one.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset that follows from the velocity.
  ///   - velocity: The velocity of the content offset, in points per millisecond.
  /// - Returns: The content offset, such as one at the edge of the nearest item.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset in points after an update or a change of layouts. The default is the
  /// proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: - Updates and transitions

  /// Called after `prepare()` when items were inserted, deleted, moved or reloaded.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after an update.
  open func finalizeCollectionViewUpdates() {}
  /// Returns the attributes from which an item appears.
  ///
  /// - Remark: Partial. The method is called, but updates are not animated.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes to which an item disappears.
  ///
  /// - Remark: Partial. The method is called, but updates are not animated.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes from which a supplementary view appears.
  ///
  /// - Remark: Inert. Updates of supplementary views are not animated.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes to which a supplementary view disappears.
  ///
  /// - Remark: Inert. Updates of supplementary views are not animated.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes from which a decoration view appears.
  ///
  /// - Remark: Inert. Updates of decoration views are not animated.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes to which a decoration view disappears.
  ///
  /// - Remark: Inert. Updates of decoration views are not animated.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the index paths of supplementary views of a kind to remove in an update.
  ///
  /// - Remark: Inert. The views that remain follow from the layout's attributes.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the index paths of supplementary views of a kind to add in an update.
  ///
  /// - Remark: Inert. The views that are added follow from the layout's attributes.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the index paths of decoration views of a kind to remove in an update.
  ///
  /// - Remark: Inert. The views that remain follow from the layout's attributes.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the index paths of decoration views of a kind to add in an update.
  ///
  /// - Remark: Inert. The views that are added follow from the layout's attributes.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Called before an animated change of the bounds, such as a rotation.
  ///
  /// - Remark: Inert. Changes of bounds are not animated by the collection view.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called after an animated change of the bounds.
  ///
  /// - Remark: Inert. Changes of bounds are not animated by the collection view.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called after a layout has replaced another one.
  open func finalizeLayoutTransition() {}

  // MARK: - Direction

  /// A Boolean value that indicates whether coordinates are mirrored in right-to-left languages.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The language direction for which the layout is designed.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: - For the collection view

  /// A Boolean value that indicates whether the collection view asks for attributes to show their
  /// views, and not only to find an item or to prepare one.
  var isShowingItems = false

  /// Returns a Boolean value that indicates whether a view is asked for the attributes that it
  /// prefers.
  func measures(_ place: UICollectionViewLayoutAttributes) -> Bool {
    place.representedElementCategory != .decorationView
  }

  /// The sections with their own scroll views, by index.
  var scrollingSections: [Int: ScrollingSection] { [:] }

  /// Called when the content offset of a section's own scroll view has changed.
  func sectionDidScroll(_ section: Int, to offset: CGPoint) {}

  /// Returns a new context of the layout's class.
  static func makeContext() -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext.create(invalidationContextClass)
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Returns new attributes of the layout's class.
  static func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let place =
      UICollectionViewLayoutAttributes.create(layoutAttributesClass)
      ?? UICollectionViewLayoutAttributes()
    place.indexPath = element.path
    place.representedElementCategory = element.category
    place.representedElementKind = element.kind
    return place
  }
}

/// A section that scrolls across the scroll direction of its collection view.
struct ScrollingSection {
  /// The frame of the section's scroll view, in points in the collection view's coordinates.
  var frame: CGRect
  /// The size of the section's content in points.
  var contentSize: CGSize
  /// The distance between two places at which scrolling stops, in points, or 0 for any place.
  var pageLength: CGFloat
  /// A Boolean value that indicates whether scrolling stops at pages.
  var isPaged: Bool
}
