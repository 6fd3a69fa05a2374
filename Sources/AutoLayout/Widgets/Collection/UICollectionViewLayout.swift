import Foundation

/// An object that determines the frames of the views in a collection view.
///
/// Subclasses override `prepare()`, `collectionViewContentSize` and the methods that return
/// attributes. All frames are in points in the collection view's coordinates.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { owner }
  /// The collection view that uses the layout, stored so that subclasses cannot override it.
  weak var owner: UICollectionView?
  /// The preferred sizes in points of the cells and supplementary views that were measured since
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
  /// The class of the contexts that describe an invalidation.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: - Attributes

  /// Prepares the layout for the other methods. The collection view calls this method after every
  /// invalidation, before it uses the layout.
  open func prepare() {}

  /// The size of all content in points. Valid after `prepare()`.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all views that intersect a rectangle in points. Valid after
  /// `prepare()`.
  ///
  /// If the result is `nil`, the collection view requests the attributes of every item, header and
  /// footer.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item, or `nil` if there is none. Valid after `prepare()`.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view, or `nil` if there is none. Valid after
  /// `prepare()`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view, or `nil` if there is none. Valid after
  /// `prepare()`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of an item that the user is moving, centered at the position of the
  /// touch in points.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let place =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    place.center = position
    return place
  }

  /// Returns the target of an item that the user is moving over a position in points: the item at
  /// the position, or the previous index path.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  // MARK: - Decoration views

  /// Registers a class for decoration views of a kind, or removes the registration. Views are
  /// created with `init(frame:)`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else { return decorationMakers[elementKind] = nil }
    decorationMakers[elementKind] = {
      UICollectionReusableView.create(viewClass) ?? UICollectionReusableView(frame: .zero)
    }
  }

  /// Registers a xib for decoration views of a kind, or removes the registration. The first view in
  /// the xib must be a reusable view; otherwise the views are empty.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    guard let nib else { return decorationMakers[elementKind] = nil }
    decorationMakers[elementKind] = {
      nib.instantiate(withOwner: nil).first as? UICollectionReusableView
        ?? UICollectionReusableView(frame: .zero)
    }
  }

  // MARK: - Invalidation

  /// Requests that the layout be computed again at the next layout pass.
  open func invalidateLayout() {
    let context = Self.makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Requests that the parts described by a context be computed again at the next layout pass.
  /// Subclasses that cache attributes discard them and call this implementation.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { preferredSizes = [:] }
    collectionView?.layoutDidInvalidate(context)
  }

  /// Returns a Boolean value that indicates whether new bounds of the collection view invalidate
  /// the layout. The collection view still has its former bounds. The default is `false`; a new
  /// size invalidates every layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns a context that describes the invalidation by new bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { Self.makeContext() }

  /// Returns a Boolean value that indicates whether the preferred attributes of a view invalidate
  /// the layout. The default is `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns a context that describes the invalidation by the preferred attributes of a view.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = Self.makeContext()
    context.add(originalAttributes)
    return context
  }

  /// Returns a context for items that the user is moving.
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
  ///   - proposedContentOffset: The offset that results from the velocity.
  ///   - velocity: The velocity of the content offset, in points per millisecond.
  /// - Returns: The content offset, for example one at the edge of the nearest item.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset in points after an update or a change of layouts. The default is
  /// the proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: - Updates and transitions

  /// Prepares the layout for an update. Called after `prepare()` when items were inserted, deleted,
  /// moved or reloaded.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Finishes an update.
  open func finalizeCollectionViewUpdates() {}
  /// Returns the initial attributes of an item that appears.
  ///
  /// - Remark: Partial. The method is called, but updates are not animated.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the final attributes of an item that disappears.
  ///
  /// - Remark: Partial. The method is called, but updates are not animated.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the initial attributes of a supplementary view that appears.
  ///
  /// - Remark: Inert. Updates of supplementary views are not animated.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the final attributes of a supplementary view that disappears.
  ///
  /// - Remark: Inert. Updates of supplementary views are not animated.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the initial attributes of a decoration view that appears.
  ///
  /// - Remark: Inert. Updates of decoration views are not animated.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the final attributes of a decoration view that disappears.
  ///
  /// - Remark: Inert. Updates of decoration views are not animated.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the index paths of supplementary views of a kind to remove in an update.
  ///
  /// - Remark: Inert. The layout's attributes determine the remaining views.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the index paths of supplementary views of a kind to add in an update.
  ///
  /// - Remark: Inert. The layout's attributes determine the added views.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the index paths of decoration views of a kind to remove in an update.
  ///
  /// - Remark: Inert. The layout's attributes determine the remaining views.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the index paths of decoration views of a kind to add in an update.
  ///
  /// - Remark: Inert. The layout's attributes determine the added views.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Prepares the layout for an animated change of the bounds, such as a rotation.
  ///
  /// - Remark: Inert. The collection view does not animate changes of its bounds.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Finishes an animated change of the bounds.
  ///
  /// - Remark: Inert. The collection view does not animate changes of its bounds.
  open func finalizeAnimatedBoundsChange() {}
  /// Prepares the layout to be replaced by another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Prepares the layout to replace another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Finishes a transition between layouts.
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

  /// The orthogonally scrolling sections, by index.
  var scrollingSections: [Int: ScrollingSection] { [:] }

  /// Updates the layout after the content offset of a section's scroll view has changed.
  func sectionDidScroll(_ section: Int, to offset: CGPoint) {}

  /// Returns a new context of the class `invalidationContextClass`.
  static func makeContext() -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext.create(invalidationContextClass)
      ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Returns new attributes of the class `layoutAttributesClass`, with an empty frame.
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

/// An orthogonally scrolling section.
struct ScrollingSection {
  /// The frame of the section's scroll view, in points in the collection view's coordinates.
  var frame: CGRect
  /// The size of the section's content in points.
  var contentSize: CGSize
  /// The distance between two offsets at which scrolling stops, in points, or 0 to stop anywhere.
  var pageLength: CGFloat
  /// A Boolean value that indicates whether scrolling stops at pages.
  var isPaged: Bool
}
