import Foundation

/// One item that is dropped on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item, with the provider of its data.
  var dragItem: UIDragItem { get }
  /// The index path of the row if the item was dragged out of the same table view, otherwise `nil`.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview in points.
  var previewSize: CGSize { get }
}

/// A drop on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items, in the order in which they were picked up.
  var items: [any UITableViewDropItem] { get }
  /// The index path of the row over which the items were dropped, or `nil` outside rows.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UITableViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Shows an item in a placeholder until its data is loaded.
  ///
  /// - Remark: Partial. No cell is shown before the insertion is committed.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  /// Animates a dropped item to the position of an inserted row.
  ///
  /// - Remark: Partial. Closures are called at the end of the drop, without a movement.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates a dropped item into a rectangle of a row, in points in the cell's coordinates.
  ///
  /// - Remark: Partial. Closures are called at the end of the drop, without a movement.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates a dropped item to a target.
  ///
  /// - Remark: Partial. Closures are called at the end of the drop, without a movement.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The context of a placeholder, which replaces an item until its data is loaded.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item, with the provider of its data.
  var dragItem: UIDragItem { get }
  /// Inserts the row. The closure changes the data source at the index path that it receives.
  ///
  /// - Returns: `false` if the placeholder was deleted or committed before.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder.
  ///
  /// - Returns: `false` if the placeholder was deleted or committed before.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// A placeholder for a row that is inserted later.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// The index path at which the row is inserted.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cell.
  public let reuseIdentifier: String
  /// The height of the row in points.
  public let rowHeight: CGFloat
  /// A closure that configures the cell.
  ///
  /// - Remark: Inert. Cells of placeholders are not shown.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder for a cell with an identifier and a height in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
  }
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the appearance of the preview.
  ///
  /// - Remark: Inert. Previews are not drawn.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
