import Foundation

/// One item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What is dragged, with the provider of its data.
  var dragItem: UIDragItem { get }
  /// The index path of the item if it was dragged out of the same collection view, or nil.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview in points.
  var previewSize: CGSize { get }
}

/// A drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What is dropped, in the order in which it was picked up.
  var items: [any UICollectionViewDropItem] { get }
  /// The item over which the items were dropped, or nil outside items.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Shows an item in a placeholder until its data is loaded.
  /// - Remark: Partial. No cell is shown before the insertion is committed.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  /// Animates an item to an item that was inserted.
  /// - Remark: Partial. Closures are called at the end of the drop; nothing moves.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a rectangle of an item, in points in the cell's coordinates.
  /// - Remark: Partial. Closures are called at the end of the drop; nothing moves.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates an item to a place.
  /// - Remark: Partial. Closures are called at the end of the drop; nothing moves.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that takes the place of an item until its data is loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What is dragged, with the provider of its data.
  var dragItem: UIDragItem { get }
  /// Inserts the item. The closure changes the data source, at the index path that it receives.
  ///
  /// - Returns: False if the placeholder was deleted or committed before.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder.
  ///
  /// - Returns: False if the placeholder was deleted or committed before.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Prepares the cell of the placeholder again.
  /// - Remark: Inert. No cell is shown.
  func setNeedsCellUpdate()
}

/// A placeholder for an item that is inserted later.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The index path at which the item is inserted.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cell.
  public let reuseIdentifier: String
  /// A closure that prepares the cell.
  /// - Remark: Inert. No cell is shown.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder for a cell with an identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// A closure that returns the appearance of the preview.
  /// - Remark: Inert. Previews are not drawn.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
