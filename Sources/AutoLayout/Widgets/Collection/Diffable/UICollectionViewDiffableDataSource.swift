import Foundation

/// A data source of a collection view that shows the items of a snapshot, by identifiers.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the cell for an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// A closure that returns a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Handlers for moving items interactively.
  public struct ReorderingHandlers {
    /// A closure that returns whether an item can be moved. Without it, items cannot be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// The closure to call before a move takes effect.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// The closure to call after a move took effect.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers without closures.
    public init() {}
  }

  /// Handlers for expanding and collapsing items.
  ///
  /// - Remark: Inert. The closures are never called: apps expand items in a section snapshot and
  ///   apply it.
  public struct SectionSnapshotHandlers<Item> {
    /// A closure that returns whether an item can be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// The closure to call before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// A closure that returns whether an item can be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// The closure to call before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// A closure that returns the children of an item that is expanded.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Creates handlers without closures.
    public init() {}
  }

  /// The closure that returns supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers for moving items.
  open var reorderingHandlers = ReorderingHandlers()
  /// The handlers for expanding and collapsing items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates a data source without items, and sets it as the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  // MARK: - Snapshots

  /// Returns a copy of the current snapshot.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  /// Shows another snapshot. Items in both snapshots keep their cells and their selection.
  ///
  /// - Remark: Partial. The differences are not animated, and the handler is called immediately.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot
    current.forgetReloads()
    trees = trees.filter { current.indexOfSection($0.key) != nil }
    if let collectionView { update(collectionView, from: old, to: snapshot) }
    completion?()
  }

  /// Shows another snapshot. If the collection view is in a window, the items are laid out when the
  /// method returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  private func update(
    _ view: UICollectionView,
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    guard !view.pending.needsReload, view.items.counts == old.counts else {
      return view.reloadData()
    }
    let origins = new.origins(in: old)
    view.setNeedsItems()
    view.apply(origins, UICollectionViewUpdateItem.items(of: origins, old: old.counts))
    let places = new.itemPlaces
    view.reconfigure(new.reconfiguredItemIdentifiers.compactMap { places[$0] })
    if view.window != nil { view.layoutIfNeeded() }
  }

  /// Shows another snapshot, and loads all cells again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    current.forgetReloads()
    collectionView?.reloadData()
    completion?()
  }

  /// Shows the visible items of a tree in a section, which is appended if it does not exist.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var new = current
    new.setItems(snapshot.visibleItems, in: section)
    trees[section] = snapshot
    apply(new, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the tree of a section: the one that was applied, or a flat one.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil {
      tree.append(current.itemIdentifiers(inSection: section))
    }
    return tree
  }

  // MARK: - Positions

  /// Returns the identifier of the item at an index path, or `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  /// Returns the index path of an item, or `nil` if it is unknown.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    for (section, content) in current.sections.enumerated() {
      if let item = content.items.firstIndex(of: itemIdentifier) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  /// Returns the identifier of the section at an index, or `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// Returns the index of a section, or `nil` if it is unknown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: - Data source

  /// Returns the number of sections in the current snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// Returns the number of items in a section of the current snapshot, or 0 if the section does not
  /// exist.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.sections.indices.contains(section) ? current.sections[section].items.count : 0
  }

  /// Returns the cell that the cell provider creates for the item at an index path.
  ///
  /// If the provider returns `nil`, or the current snapshot has no such item, the cell is empty.
  /// UIKit throws an exception instead.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    current.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns the view that `supplementaryViewProvider` creates for a kind and an index path.
  ///
  /// Without a provider, or if it returns `nil`, the view is empty. UIKit throws an exception
  /// instead.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }

  /// Returns a Boolean value that indicates whether the user can move an item. It is the result of
  /// `reorderingHandlers.canReorderItem`, or `false` without that handler.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = current.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item in the current snapshot after the user moved its cell.
  ///
  /// The handlers `willReorder` and `didReorder` are called before and after the change, with a
  /// transaction that contains the snapshots before and after it.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let old = current
    var new = current
    new.moveItem(at: sourceIndexPath, to: destinationIndexPath)
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: new)
    reorderingHandlers.willReorder?(transaction)
    current = new
    reorderingHandlers.didReorder?(transaction)
  }

  /// Returns `nil`: the collection view has no index. Subclasses override it to return the titles
  /// of an index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item of the first section. Subclasses with an index override it to return
  /// the index path to which a title scrolls.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

/// A move of an item, as the snapshots before and after it.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The snapshot before the move.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The difference between the items of both snapshots.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}
