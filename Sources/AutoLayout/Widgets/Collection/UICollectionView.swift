import Foundation

/// A scroll view that shows items, whose frames a layout determines.
///
/// With a data source, the collection view creates and places all items when it lays itself out
/// after `reloadData()`. A collection view from a document keeps the document's items: at their
/// recorded positions on the document's own canvas, and otherwise where the layout places them.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Content scrolls up and down.
    case vertical = 0
    /// Content scrolls to the left and right.
    case horizontal = 1
  }

  /// The layout, which determines the frames of items. Setting it places all items again.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      setNeedsItems()
    }
  }
  /// The object that provides the items. Without one, the collection view does not change its
  /// subviews.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate. If it conforms to `UICollectionViewDelegateFlowLayout`, it also provides the
  /// sizes of items.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }
  override func delegateDidChange() { setNeedsItems() }
  /// The delegate as an object that provides sizes and distances.
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }
  /// The kind of the supplementary view that is the header of a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the supplementary view that is the footer of a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// A Boolean value that indicates whether items can be selected. The value is stored and does not
  /// affect the layout.
  open var allowsSelection = true

  /// A view behind all items. It has the size of the collection view and does not scroll.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }

  /// The cells by section and item.
  private var cells: [[UICollectionViewCell]] = []
  /// The current supplementary views.
  private var supplements: [Supplement: UICollectionReusableView] = [:]
  /// The closures that create cells, by reuse identifier.
  private var makers: [String: () -> UICollectionViewCell] = [:]
  /// The closures that create supplementary views, by kind and reuse identifier.
  private var supplementMakers: [SupplementName: () -> UICollectionReusableView] = [:]
  /// Whether the collection view has been filled, so that the size of the content follows from the
  /// items.
  private var isFilled = false
  /// Whether all items are loaded from the data source before the next layout.
  private var needsReload = true
  /// The size at which the items were placed.
  private var placedSize: CGSize?

  /// The items, header and footer that a document defines, or nil.
  package var documentItems: CollectionDocumentItems? { didSet { reloadData() } }
  /// Whether the layout places the document's items instead of leaving them at their recorded
  /// positions.
  package var arrangesDocumentItems = false {
    didSet { if arrangesDocumentItems != oldValue { setNeedsItems() } }
  }

  /// The key under which a supplementary view is registered.
  private struct SupplementName: Hashable {
    let kind: String
    let identifier: String
  }

  /// The key of a section's header or footer.
  private struct Supplement: Hashable {
    let kind: String
    let section: Int
  }

  /// Creates a collection view with a layout and a frame in its superview's coordinates.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view from an `InterfaceCoder`, for an object whose class a document
  /// names.
  public required init?(coder: NSCoder) {
    collectionViewLayout =
      (coder as? InterfaceCoder)?.detail as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: - Items

  /// Registers a closure that creates cells for a reuse identifier.
  ///
  /// UIKit's method takes a class. Swift can create objects of a class that is only known at run
  /// time through a `required` initializer, which every subclass would have to repeat.
  open func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionViewCell
  ) { makers[identifier] = make }

  /// Returns a new cell for a registered reuse identifier.
  ///
  /// Raises `NSInternalInconsistencyException` for an unknown identifier, and then returns a plain
  /// cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let make = makers[identifier] else {
      raiseUnregistered("UICollectionElementKindCell", identifier)
      return UICollectionViewCell(frame: .zero)
    }
    let cell = make()
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Registers a closure that creates headers or footers for a reuse identifier.
  open func register(
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
    _ make: @escaping () -> UICollectionReusableView
  ) { supplementMakers[SupplementName(kind: elementKind, identifier: identifier)] = make }

  /// Returns a new header or footer for a registered reuse identifier.
  ///
  /// Raises `NSInternalInconsistencyException` for an unknown identifier, and then returns an empty
  /// view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = SupplementName(kind: elementKind, identifier: identifier)
    guard let make = supplementMakers[name] else {
      raiseUnregistered(elementKind, identifier)
      return UICollectionReusableView(frame: .zero)
    }
    let view = make()
    view.reuseIdentifier = identifier
    return view
  }

  private func raiseUnregistered(_ kind: String, _ identifier: String) {
    LayoutException.raise(
      LayoutException.internalInconsistency,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard")
  }

  /// Loads all items from the data source again, at the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// The update in progress.
  var batch = OpenBatch()

  /// Applies the collected changes and places all items again if this call ends the outermost
  /// update.
  func endUpdates() {
    guard let changes = batch.end() else { return }
    setNeedsItems()
    // A pending reload includes the changes.
    guard !needsReload, documentItems == nil, let dataSource else { return }
    do throws(BatchChanges.Mismatch) {
      try make(changes, dataSource)
    } catch {
      LayoutException.raise(LayoutException.internalInconsistency, error.reason)
      reloadData()
    }
  }

  private func make(
    _ changes: BatchChanges, _ dataSource: any UICollectionViewDataSource
  ) throws(BatchChanges.Mismatch) {
    var counts: [Int] = []
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      counts.append(max(0, dataSource.collectionView(self, numberOfItemsInSection: section)))
    }
    let origins = try changes.origins(old: cells.map(\.count), new: counts, noun: "item")
    let (oldCells, oldSupplements) = (cells, supplements)
    let bySection = Dictionary(grouping: oldSupplements, by: \.key.section)
    (cells, supplements) = ([], [:])
    for (section, origin) in origins.enumerated() {
      cells.append(
        origin.items.enumerated().map { item, source in
          source.flatMap { cell(at: $0, in: oldCells) }
            ?? dataSource.collectionView(
              self, cellForItemAt: IndexPath(item: item, section: section))
        })
      for (key, view) in origin.section.flatMap({ bySection[$0] }) ?? [] {
        supplements[Supplement(kind: key.kind, section: section)] = view
      }
    }
    let kept = Set((visibleCells + Array(supplements.values)).map { ObjectIdentifier($0) })
    for view in oldCells.flatMap(\.self) + Array(oldSupplements.values)
    where !kept.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    for cell in visibleCells where cell.superview !== self { addContentSubview(cell) }
  }

  /// Requests that all items are placed again at the next layout.
  package func setNeedsItems() {
    placedSize = nil
    setNeedsLayout()
  }

  /// The number of sections at the last layout.
  open var numberOfSections: Int { cells.count }

  /// Returns the number of items in a section at the last layout, or 0 if the section does not
  /// exist.
  open func numberOfItems(inSection section: Int) -> Int {
    cells.indices.contains(section) ? cells[section].count : 0
  }

  /// Returns the cell at an index path at the last layout, or nil if there is none.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cell(at: indexPath, in: cells)
  }

  private func cell(
    at path: IndexPath, in cells: [[UICollectionViewCell]]
  ) -> UICollectionViewCell? {
    guard cells.indices.contains(path.section), cells[path.section].indices.contains(path.item)
    else { return nil }
    return cells[path.section][path.item]
  }

  /// All cells at the last layout.
  open var visibleCells: [UICollectionViewCell] { cells.flatMap(\.self) }

  /// Returns the header or footer of a section at the last layout, or nil if there is none.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplements[Supplement(kind: elementKind, section: indexPath.section)]
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    if needsReload { reload() }
    if placedSize != bounds.size { placeItems() }
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  /// Loads all items from the data source.
  private func reload() {
    needsReload = false
    placedSize = nil
    if documentItems != nil || dataSource != nil { isFilled = true }
    if let documentItems {
      cells = [documentItems.cells]
      supplements = [:]
      supplements[Supplement(kind: Self.elementKindSectionHeader, section: 0)] =
        documentItems.header
      supplements[Supplement(kind: Self.elementKindSectionFooter, section: 0)] =
        documentItems.footer
      return
    }
    for cell in visibleCells { cell.removeFromSuperview() }
    for view in supplements.values { view.removeFromSuperview() }
    (cells, supplements) = ([], [:])
    guard let dataSource else { return }
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      let count = max(0, dataSource.collectionView(self, numberOfItemsInSection: section))
      cells.append(
        (0..<count).map {
          dataSource.collectionView(self, cellForItemAt: IndexPath(item: $0, section: section))
        })
    }
    for cell in visibleCells { addContentSubview(cell) }
  }

  /// Sets the frames of all cells and supplementary views.
  private func placeItems() {
    placedSize = bounds.size
    guard isFilled else { return }
    guard documentItems == nil || arrangesDocumentItems else {
      contentSize = recordedContentSize
      return
    }
    collectionViewLayout.prepare()
    var depths: [ObjectIdentifier: Int] = [:]
    func put(_ view: UIView, _ place: UICollectionViewLayoutAttributes) {
      view.frame = place.frame
      view.isHidden = place.isHidden
      if documentItems == nil { view.alpha = place.alpha }
      depths[ObjectIdentifier(view)] = place.zIndex
    }
    for (section, row) in cells.enumerated() {
      for (item, cell) in row.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let place = collectionViewLayout.layoutAttributesForItem(at: path) else { continue }
        put(cell, place)
      }
    }
    for section in cells.indices {
      for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
        guard let (view, place) = supplement(kind, section) else { continue }
        put(view, place)
      }
    }
    orderSubviews(by: depths)
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// The size of the content at recorded positions: along the scroll direction, up to the last
  /// recorded item, header or footer.
  private var recordedContentSize: CGSize {
    let views = visibleCells + Array(supplements.values)
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return flow?.scrollDirection == .horizontal
      ? CGSize(width: views.map(\.frame.maxX).max() ?? 0, height: bounds.height)
      : CGSize(width: bounds.width, height: views.map(\.frame.maxY).max() ?? 0)
  }

  /// Returns the header or footer of a section with its attributes. It is created if the layout has
  /// space for it, and otherwise hidden.
  private func supplement(
    _ kind: String, _ section: Int
  ) -> (UICollectionReusableView, UICollectionViewLayoutAttributes)? {
    let path = IndexPath(item: 0, section: section)
    let key = Supplement(kind: kind, section: section)
    guard
      let place = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    else {
      supplements[key]?.isHidden = true
      return nil
    }
    let view =
      supplements[key]
      ?? dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    guard let view else { return nil }
    supplements[key] = view
    if view.superview !== self { addContentSubview(view) }
    return (view, place)
  }

  /// Returns the initial sizes of items for a flow layout, by section, in points.
  func itemSizes(of layout: UICollectionViewFlowLayout) -> [[CGSize]] {
    cells.enumerated().map { section, row in
      row.enumerated().map { item, cell in
        size(of: cell, at: IndexPath(item: item, section: section), layout)
      }
    }
  }

  /// Whether the delegate provided the last size. The default implementation of the protocol sets
  /// it to false.
  var delegateStatesSize = false

  /// Returns the size of an item that the delegate provides, or else that of the layout. If sizes
  /// are estimated, each item is measured, starting from the size of the delegate or the estimate.
  private func size(
    of cell: UICollectionViewCell, at path: IndexPath, _ layout: UICollectionViewFlowLayout
  ) -> CGSize {
    delegateStatesSize = true
    let answer = flowDelegate?.collectionView(self, layout: layout, sizeForItemAt: path)
    let stated = delegateStatesSize ? answer : nil
    guard layout.estimatedItemSize != .zero else {
      return stated ?? cell.documentSize ?? layout.itemSize
    }
    let proposal = UICollectionViewLayoutAttributes(forCellWith: path)
    proposal.size = stated ?? estimate(of: layout)
    return cell.preferredLayoutAttributesFitting(proposal).frame.size
  }

  private func estimate(of layout: UICollectionViewFlowLayout) -> CGSize {
    layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
      ? layout.itemSize : layout.estimatedItemSize
  }

  package override var snapshotContent: LayoutSnapshot.Content { .collection }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.append("layout", ViewDescription.reference(to: collectionViewLayout))
    description.append("dataSource", ViewDescription.reference(to: dataSource))
  }
}

/// The items of a collection view in a document.
package struct CollectionDocumentItems {
  /// The cells of the items, in one section.
  package var cells: [UICollectionViewCell]
  /// The header and footer of the section, or nil.
  package var header, footer: UICollectionReusableView?

  package init(
    cells: [UICollectionViewCell], header: UICollectionReusableView? = nil,
    footer: UICollectionReusableView? = nil
  ) {
    self.cells = cells
    self.header = header
    self.footer = footer
  }
}
