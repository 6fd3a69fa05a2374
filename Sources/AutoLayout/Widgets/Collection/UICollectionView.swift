import Foundation

/// A scroll view that shows items whose frames are determined by a layout.
///
/// With a data source, the collection view creates and lays out cells at the first layout after
/// `reloadData()`: in a window those of the items on the screen, and otherwise those of all items.
/// A collection view from a document keeps the document's items: at their recorded positions on the
/// document's canvas, and otherwise at the positions that the layout determines.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Content scrolls up and down.
    case vertical = 0
    /// Content scrolls to the left and right.
    case horizontal = 1
  }

  /// The layout, which determines the frames of items. Setting it lays out all items again.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { exchangeLayout(newValue) }
  }
  /// The current layout.
  var storedLayout: UICollectionViewLayout
  /// The object that provides the items. Without it, the collection view does not change its
  /// subviews.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate. If it conforms to `UICollectionViewDelegateFlowLayout`, it also provides the
  /// sizes of items.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }
  override func delegateDidChange() { storedLayout.invalidateLayout() }
  /// The delegate, even if it was set as that of a scroll view.
  var itemDelegate: (any UICollectionViewDelegate)? { delegate }
  /// The delegate if it provides sizes and distances.
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }
  /// The object that prepares items before they are needed. In windows, it is requested to prepare
  /// the items of the next screen.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether items are prepared before they are needed.
  open var isPrefetchingEnabled = true
  /// The kind of the supplementary view that is the header of a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the supplementary view that is the footer of a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// A Boolean value that indicates whether taps select items.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several items can be selected.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepFirstSelection() } }
  }
  /// A Boolean value that indicates whether taps select items while the collection view is edited.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several items can be selected while the collection view
  /// is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// A Boolean value that indicates whether items are edited. Setting it updates their cells.
  open var isEditing = false { didSet { if oldValue != isEditing { editingDidChange() } } }
  /// A Boolean value that indicates whether items can get the focus.
  ///
  /// - Remark: Inert. There is no focus without a device.
  open var allowsFocus = false
  /// A Boolean value that indicates whether focus selects an item.
  ///
  /// - Remark: Inert. There is no focus without a device.
  open var selectionFollowsFocus = false
  /// A Boolean value that indicates whether focus returns to the last item.
  ///
  /// - Remark: Inert. There is no focus without a device.
  open var remembersLastFocusedIndexPath = false
  /// A Boolean value that indicates whether items can be dragged. The default is `true` (on
  /// iPhones: assumed).
  open var dragInteractionEnabled: Bool {
    get { isDraggingEnabled }
    set { isDraggingEnabled = newValue }
  }
  /// The pace at which items make way for a moved item.
  ///
  /// - Remark: Inert. Items make way immediately.
  open var reorderingCadence = ReorderingCadence.immediate

  /// A view behind all items. It has the size of the collection view and does not scroll.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }

  /// The items and their views.
  var items = CollectionItems()
  /// The index paths of the selected items.
  var selectedPaths: Set<IndexPath> = []
  /// The pool of reusable views and the closures that create views.
  let pool = CollectionPool()
  /// The update in progress.
  var batch = OpenBatch()
  /// The pending work for the next layout.
  var pending = PendingLayout()
  /// Rarely used state: prefetching, movement and transitions.
  lazy var extras = CollectionExtras()
  /// A Boolean value that indicates whether the delegate provided the last size. The default
  /// implementation of the protocol sets it to false.
  var delegateStatesSize = false

  /// The items, header and footer that a document defines, or `nil` without a document.
  package var documentItems: CollectionDocumentItems? { didSet { reloadData() } }
  /// A Boolean value that indicates whether the layout places the document's items instead of
  /// leaving them at their recorded positions.
  package var arrangesDocumentItems = false {
    didSet { if arrangesDocumentItems != oldValue { setNeedsItems() } }
  }

  /// Creates a collection view with a layout and a frame in its superview's coordinates.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Creates the collection view when a storyboard or xib that names its class is loaded. The coder
  /// is an `InterfaceCoder`.
  public required init?(coder: NSCoder) {
    storedLayout =
      (coder as? InterfaceCoder)?.detail as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    storedLayout.owner = self
  }

  // MARK: - Reuse

  /// Registers a class of cells for a reuse identifier, or removes the registration. Cells are
  /// created with `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, .init(kind: nil, identifier: identifier))
  }

  /// Registers a class of supplementary views of a kind for a reuse identifier, or removes the
  /// registration. Views are created with `init(frame:)`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { pool.register(viewClass, .init(kind: elementKind, identifier: identifier)) }

  /// Registers a closure that creates cells for a reuse identifier.
  open func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionViewCell
  ) { pool.makers[.init(kind: nil, identifier: identifier)] = make }

  /// Registers a closure that creates headers or footers for a reuse identifier.
  open func register(
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
    _ make: @escaping () -> UICollectionReusableView
  ) { pool.makers[.init(kind: elementKind, identifier: identifier)] = make }

  /// Registers a xib for cells with a reuse identifier, or removes the registration. The first view
  /// in the xib must be a cell; otherwise the cells are plain.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else {
      return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
    }
    register(forCellWithReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).first as? UICollectionViewCell
        ?? UICollectionViewCell(frame: .zero)
    }
  }

  /// Registers a xib for supplementary views with a kind and a reuse identifier, or removes the
  /// registration. The first view in the xib must be a reusable view; otherwise the views are
  /// empty.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let nib else {
      return register(
        nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).first as? UICollectionReusableView
        ?? UICollectionReusableView(frame: .zero)
    }
  }

  /// Returns a cell that was used by an item that left the screen, or a new cell for a registered
  /// reuse identifier.
  ///
  /// For an unknown identifier, raises `NSInternalInconsistencyException` and returns a plain cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }

  /// Returns a reused or new supplementary view for a registered reuse identifier.
  ///
  /// For an unknown identifier, raises `NSInternalInconsistencyException` and returns an empty
  /// view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplement(elementKind, identifier, indexPath) }

  // MARK: - Items

  /// Loads the numbers of items from the data source again, and the required cells, at the next
  /// layout. Clears the selection.
  open func reloadData() {
    pending.needsReload = true
    setNeedsLayout()
  }

  /// The number of sections that the data source reported.
  open var numberOfSections: Int { loadedItems.counts.count }

  /// Returns the number of items in a section, or 0 if the section does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedItems.counts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns the cell at an index path at the last layout, or `nil` if the item does not exist or
  /// is not on the screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.cell(at: indexPath)
  }

  /// The cells at the last layout, in the order of their items: in a window those on the screen,
  /// and otherwise all.
  open var visibleCells: [UICollectionViewCell] {
    items.loadedPaths.compactMap { items.cell(at: $0) }
  }

  /// Returns a supplementary view at the last layout, or `nil` if there is none.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { items[.supplement(elementKind, indexPath)] }

  /// Returns the supplementary views of a kind at the last layout, in order.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] { supplements(ofKind: elementKind).map(\.value) }

  /// Returns the index paths of the supplementary views of a kind at the last layout, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplements(ofKind: elementKind).map(\.key.path)
  }

  /// Returns the layout's attributes for an item, or `nil` if there is none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareForQuestions()
    return storedLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout's attributes for a supplementary view, or `nil` if there is none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareForQuestions()
    return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the index path of a cell at the last layout, or `nil` if the cell does not belong to
  /// an item.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.element(of: cell)?.path
  }

  /// Returns the index path of the item at a point in the collection view's coordinates, in points,
  /// or `nil` if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// The index paths of the items that intersect the bounds at the last layout, in order.
  open var indexPathsForVisibleItems: [IndexPath] { visiblePaths }

  // MARK: - Selection

  /// The index paths of the selected items, in order, or `nil` if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths.sorted()
  }

  /// Selects an item without notifying the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item, or `nil` to deselect all items.
  ///   - animated: A Boolean value that indicates whether the scrolling is animated.
  ///   - scrollPosition: The position to which the item scrolls, or an empty set not to scroll.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }

  /// Scrolls an item to a position in the visible area.
  ///
  /// - Remark: Partial. The content moves immediately. Without a position, it moves by the minimum
  ///   distance (assumed).
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  // MARK: - Updates

  /// Applies the changes that a closure makes as one update, lays out all items again, and calls
  /// the completion handler.
  ///
  /// If the data source's number of items does not match the changes, raises
  /// `NSInternalInconsistencyException` and reloads all items.
  ///
  /// - Remark: Partial. Changes are not animated, and the handler is called immediately.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batch.begin()
    updates?()
    endUpdates()
    completion?(true)
  }
  /// Inserts items at index paths after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  /// Deletes items at index paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  /// Reloads items at index paths before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }
  /// Requests the cells of items from the data source again. The items keep their positions.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Moves an item from an index path before the update to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }
  /// Inserts sections at indices after the update.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections at indices before the update.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Reloads sections at indices before the update.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section with its header, footer and items from an index before the update to one after
  /// it. Changes within the section are identified as for a section that does not move.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  // MARK: - Movement and transitions

  /// Begins to move an item if the data source allows it.
  ///
  /// - Returns: `true` if the movement began.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }
  /// Moves the item to a position in points in the collection view's coordinates.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    continueMovement(to: targetPosition)
  }
  /// Ends the movement, and notifies the data source.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }
  /// Cancels the movement. The item returns to its original position.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  /// Replaces the layout.
  ///
  /// - Remark: Partial. The change is not animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Replaces the layout, and calls the completion handler.
  ///
  /// - Remark: Partial. The change is not animated, and the handler is called immediately.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    exchangeLayout(layout)
    if window != nil { layoutIfNeeded() }
    completion?(true)
  }
  /// Begins a transition to another layout and returns the layout between them, whose
  /// `transitionProgress` the app sets.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }
  /// Ends a transition with the new layout.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Ends a transition with the former layout.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  // MARK: - Layout

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  open override func layoutSubviews() {
    layoutItems()
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  /// Requests that items be laid out again, since all of them have cells outside a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if documentItems == nil, dataSource != nil { setNeedsItems() }
  }

  /// Requests that all items be laid out again at the next layout.
  package func setNeedsItems() {
    pending.placedSize = nil
    setNeedsLayout()
  }

  /// Returns the offset at which a drag ends, which the layout chooses.
  override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  package override var snapshotContent: LayoutSnapshot.Content { .collection }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.append("layout", ViewDescription.reference(to: collectionViewLayout))
    description.append("dataSource", ViewDescription.reference(to: dataSource))
  }
}
