import Foundation

/// Says what items a collection has.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The number of sections; 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One section, for data sources that say nothing.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What a collection view asks about its items.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: AnyObject {}

/// What a flow layout asks about its items.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item in points; the layout's `itemSize` unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The layout's `itemSize`, for delegates that say nothing; zero for other layouts.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}

/// Items whose frames a layout finds, and which scroll.
///
/// With a data source the collection view makes and places all items when it lays itself out after
/// `reloadData()`. Without one it leaves its subviews alone, as on Interface Builder's canvas.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The direction in which content scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
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
  /// Who is asked for the items' sizes, when it is a `UICollectionViewDelegateFlowLayout`.
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { setNeedsItems() } }
  /// Whether items can be chosen; kept, it does not change the layout.
  open var allowsSelection = true

  private var cells: [[UICollectionViewCell]] = []
  private var makers: [String: () -> UICollectionViewCell] = [:]
  private var needsReload = true
  /// The size that items were placed at.
  private var placedSize: CGSize?

  /// Makes a collection view with a frame in its superview's coordinates and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    collectionViewLayout = (coder as? InterfaceCoder)?.layout ?? UICollectionViewFlowLayout()
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
      LayoutException.raise(
        LayoutException.internalInconsistency,
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
      return UICollectionViewCell(frame: .zero)
    }
    let cell = make()
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Asks the data source for everything again, at the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  func setNeedsItems() {
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
    guard cells.indices.contains(indexPath.section),
      cells[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return cells[indexPath.section][indexPath.item]
  }

  /// All cells, as of the last layout.
  open var visibleCells: [UICollectionViewCell] { cells.flatMap(\.self) }

  // MARK: - Layout

  open override func layoutSubviews() {
    if needsReload { reload() }
    if placedSize != bounds.size { placeItems() }
    super.layoutSubviews()
  }

  private func reload() {
    needsReload = false
    placedSize = nil
    for cell in visibleCells { cell.removeFromSuperview() }
    cells = []
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

  private func placeItems() {
    placedSize = bounds.size
    guard !cells.isEmpty else { return }
    collectionViewLayout.prepare()
    for (section, row) in cells.enumerated() {
      for (item, cell) in row.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let place = collectionViewLayout.layoutAttributesForItem(at: path) else { continue }
        cell.frame = place.frame
        cell.isHidden = place.isHidden
      }
    }
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// The sizes that a flow layout starts from, by section, in points.
  func itemSizes(of layout: UICollectionViewFlowLayout) -> [[CGSize]] {
    cells.enumerated().map { section, row in
      row.enumerated().map { item, cell in
        size(of: cell, at: IndexPath(item: item, section: section), layout)
      }
    }
  }

  /// Where sizes are estimated each item is measured, starting from nothing.
  private func size(
    of cell: UICollectionViewCell, at path: IndexPath, _ layout: UICollectionViewFlowLayout
  ) -> CGSize {
    if let flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout {
      return flowDelegate.collectionView(self, layout: layout, sizeForItemAt: path)
    }
    guard layout.estimatedItemSize != .zero else { return layout.itemSize }
    let estimate =
      layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
      ? layout.itemSize : layout.estimatedItemSize
    let proposal = UICollectionViewLayoutAttributes(forCellWith: path)
    proposal.size = estimate
    return cell.preferredLayoutAttributesFitting(proposal).frame.size
  }

  package override var snapshotContent: LayoutSnapshot.Content { .collection }
}
