import Foundation

/// One item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item, with the provider of its data.
  var dragItem: UIDragItem { get }
  /// The index path of the item if it was dragged out of the same collection view, otherwise `nil`.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview in points.
  var previewSize: CGSize { get }
}

/// A drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items, in the order in which they were picked up.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path of the item over which the items were dropped, or `nil` outside items.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Shows an item in a placeholder until its data is loaded.
  ///
  /// - Remark: Partial. No cell is shown before the insertion is committed.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  /// Animates a dropped item to the position of an inserted item.
  ///
  /// - Remark: Partial. Closures are called at the end of the drop, without a movement.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates a dropped item into a rectangle of an item, in points in the cell's coordinates.
  ///
  /// - Remark: Partial. Closures are called at the end of the drop, without a movement.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates a dropped item to a target.
  ///
  /// - Remark: Partial. Closures are called at the end of the drop, without a movement.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The context of a placeholder, which replaces an item until its data is loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item, with the provider of its data.
  var dragItem: UIDragItem { get }
  /// Inserts the item. The closure changes the data source at the index path that it receives.
  ///
  /// - Returns: `false` if the placeholder was deleted or committed before.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder.
  ///
  /// - Returns: `false` if the placeholder was deleted or committed before.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Updates the cell of the placeholder.
  ///
  /// - Remark: Inert. Cells of placeholders are not shown.
  func setNeedsCellUpdate()
}

/// A placeholder for an item that is inserted later.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The index path at which the item is inserted.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cell.
  public let reuseIdentifier: String
  /// A closure that configures the cell.
  ///
  /// - Remark: Inert. Cells of placeholders are not shown.
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
  ///
  /// - Remark: Inert. Previews are not drawn.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
