import Foundation

extension UITableView {
  private var dragging: TableViewDragging {
    attachments.object(TableViewDragging.self) { TableViewDragging(self) }
  }

  /// The delegate that provides the items of drags. Without it, rows cannot be dragged.
  var baseDragDelegate: (any UITableViewDragDelegate)? {
    get { attachments[TableViewDragging.self]?.dragDelegate }
    set { dragging.dragDelegate = newValue }
  }
  /// The delegate that receives the items of drops. Without it, only rows of the same table view
  /// can be dropped, which the data source moves.
  var baseDropDelegate: (any UITableViewDropDelegate)? {
    get { attachments[TableViewDragging.self]?.dropDelegate }
    set { dragging.dropDelegate = newValue }
  }
  /// A Boolean value that indicates whether the user can drag rows. The default is that of drag
  /// interactions.
  var isDraggingEnabled: Bool {
    get {
      attachments[TableViewDragging.self]?.drag.isEnabled ?? UIDragInteraction.isEnabledByDefault
    }
    set { dragging.drag.isEnabled = newValue }
  }
  /// A Boolean value that indicates whether rows are being dragged.
  var baseHasActiveDrag: Bool { attachments[TableViewDragging.self]?.hasActiveDrag ?? false }
  /// A Boolean value that indicates whether a drag is over the table view.
  var baseHasActiveDrop: Bool { attachments[TableViewDragging.self]?.hasActiveDrop ?? false }

  /// Moves a row as the user does by dragging it: the delegate determines the target, and the data
  /// source moves the row. Does nothing if the data source does not allow it.
  ///
  /// It simulates touches. UIKit has no such method.
  public func moveRowByUser(at path: IndexPath, to proposed: IndexPath) {
    guard let dataSource, dataSource.tableView(self, canMoveRowAt: path) else { return }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard target != path else { return }
    dataSource.tableView(self, moveRowAt: path, to: target)
    moveRow(at: path, to: target)
  }
}
