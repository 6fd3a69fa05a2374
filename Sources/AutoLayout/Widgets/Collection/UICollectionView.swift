import Foundation

/// Items whose frames a layout finds, and which scroll.
///
/// With a data source the collection view makes and places all items when it lays itself out after
/// `reloadData()`. One that a document filled keeps its items: on the document's own canvas where
/// they were recorded, otherwise where the layout puts them.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Content scrolls up and down.
    case vertical = 0
    /// Content scrolls to the left and right.
    case horizontal = 1
  }

  /// What finds the items' frames; setting another one places all items anew.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      setNeedsItems()
    }
  }
  /// Who makes the items; without one the subviews are left alone.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Also asked for the items' sizes, when it is a `UICollectionViewDelegateFlowLayout`.
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { setNeedsItems() } }
  /// The delegate as one that knows sizes and distances.
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    delegate as? any UICollectionViewDelegateFlowLayout
  }
  /// The kind of supplement that a section's head is.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplement that a section's foot is.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// Whether items can be chosen; kept, it does not change the layout.
  open var allowsSelection = true

  /// The cells by section and item.
  private var cells: [[UICollectionViewCell]] = []
  /// The supplementary views that are shown.
  private var supplements: [Supplement: UICollectionReusableView] = [:]
  /// What makes cells, by reuse identifier.
  private var makers: [String: () -> UICollectionViewCell] = [:]
  /// What makes supplementary views, by kind and reuse identifier.
  private var supplementMakers: [SupplementName: () -> UICollectionReusableView] = [:]
  /// Whether somebody has filled the collection, whose content's size then follows from the items.
  private var isFilled = false
  /// Whether the data source is asked for all items before the next layout.
  private var needsReload = true
  /// The size that items were placed at.
  private var placedSize: CGSize?

  /// The items, head and foot that a document put into the collection view; nil of none.
  package var documentItems: CollectionDocumentItems? { didSet { reloadData() } }
  /// Whether the document's items are placed by the layout, and not where they were recorded.
  package var arrangesDocumentItems = false {
    didSet { if arrangesDocumentItems != oldValue { setNeedsItems() } }
  }

  /// What heads or feet are registered by.
  private struct SupplementName: Hashable {
    let kind: String
    let identifier: String
  }

  /// A section's head or foot.
  private struct Supplement: Hashable {
    let kind: String
    let section: Int
  }

  /// Makes a collection view with a frame in its superview's coordinates and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    collectionViewLayout =
      (coder as? InterfaceCoder)?.detail as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: - Items

  /// Says how cells of a name are made.
  ///
  /// UIKit takes a class here. Swift can make objects of a class that it learns at run time only by
  /// a `required` initialiser, which every subclass would have to repeat.
  open func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionViewCell
  ) { makers[identifier] = make }

  /// A new cell of a registered name.
  ///
  /// Raises `NSInternalInconsistencyException` for other names, and then returns a plain cell.
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

  /// Says how heads or feet of a name are made.
  open func register(
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
    _ make: @escaping () -> UICollectionReusableView
  ) { supplementMakers[SupplementName(kind: elementKind, identifier: identifier)] = make }

  /// A new head or foot of a registered name.
  ///
  /// Raises `NSInternalInconsistencyException` for other names, and then returns an empty view.
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

  /// Asks the data source for everything again, at the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// The update that is open.
  var batch = OpenBatch()

  /// Makes the collected changes and has all items placed again, at the end of the outermost of
  /// nested updates.
  func endUpdates() {
    guard let changes = batch.end() else { return }
    setNeedsItems()
    // What is asked for again at the next layout anyway has the changes.
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
    for cell in visibleCells where cell.superview !== self { addSubview(cell) }
  }

  /// Has all items placed again at the next layout.
  package func setNeedsItems() {
    placedSize = nil
    setNeedsLayout()
  }

  /// The number of sections, as of the last layout.
  open var numberOfSections: Int { cells.count }

  /// The number of items in a section, as of the last layout; 0 where there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    cells.indices.contains(section) ? cells[section].count : 0
  }

  /// The cell at a place, as of the last layout; nil where there is none.
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

  /// All cells, as of the last layout.
  open var visibleCells: [UICollectionViewCell] { cells.flatMap(\.self) }

  /// A section's head or foot, as of the last layout; nil where there is none.
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
  }

  /// Asks the data source for all items.
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
    for cell in visibleCells { addSubview(cell) }
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

  /// As far as recorded items, heads and feet reach along the direction of scrolling.
  private var recordedContentSize: CGSize {
    let views = visibleCells + Array(supplements.values)
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return flow?.scrollDirection == .horizontal
      ? CGSize(width: views.map(\.frame.maxX).max() ?? 0, height: bounds.height)
      : CGSize(width: bounds.width, height: views.map(\.frame.maxY).max() ?? 0)
  }

  /// A section's head or foot and its place; made where the layout has room for one, else hidden.
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
    if view.superview !== self { addSubview(view) }
    return (view, place)
  }

  /// The sizes that a flow layout starts from, by section, in points.
  func itemSizes(of layout: UICollectionViewFlowLayout) -> [[CGSize]] {
    cells.enumerated().map { section, row in
      row.enumerated().map { item, cell in
        size(of: cell, at: IndexPath(item: item, section: section), layout)
      }
    }
  }

  /// Whether the delegate that was asked last for a size states one: the protocol's own answer says
  /// that it does not.
  var delegateStatesSize = false

  /// What the delegate states, or the layout has; where sizes are estimated each item is measured,
  /// starting from what the delegate states, or the estimate.
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
}

/// The items of a document's collection view.
package struct CollectionDocumentItems {
  /// The items, in one section.
  package var cells: [UICollectionViewCell]
  /// The section's head and foot; nil for none.
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
