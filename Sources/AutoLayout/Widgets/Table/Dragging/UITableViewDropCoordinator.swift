import Foundation

/// One item that is dropped on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// What is dragged, with the provider of its data.
  var dragItem: UIDragItem { get }
  /// The row of the item if it was dragged out of the same table view, or nil.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview in points.
  var previewSize: CGSize { get }
}

/// A drop on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped, in the order in which it was picked up.
  var items: [any UITableViewDropItem] { get }
  /// The row over which the items were dropped, or nil outside rows.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last.
  var proposal: UITableViewDropProposal { get }
  /// The drop.
  var session: any UIDropSession { get }
  /// Shows an item in a placeholder until its data is loaded.
  /// - Remark: Partial. No cell is shown before the insertion is committed.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  /// Animates an item to a row that was inserted.
  /// - Remark: Partial. Closures are called at the end of the drop; nothing moves.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a rectangle of a row, in points in the cell's coordinates.
  /// - Remark: Partial. Closures are called at the end of the drop; nothing moves.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates an item to a place.
  /// - Remark: Partial. Closures are called at the end of the drop; nothing moves.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A row that takes the place of an item until its data is loaded.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What is dragged, with the provider of its data.
  var dragItem: UIDragItem { get }
  /// Inserts the row. The closure changes the data source, at the index path that it receives.
  ///
  /// - Returns: False if the placeholder was deleted or committed before.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder.
  ///
  /// - Returns: False if the placeholder was deleted or committed before.
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
  /// A closure that prepares the cell.
  /// - Remark: Inert. No cell is shown.
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
  /// - Remark: Inert. Previews are not drawn.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
