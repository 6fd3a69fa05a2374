import Foundation

/// The receiver of the items that are dropped on a table view.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called after items were dropped. The data source is changed here.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table view is interested in the items; the default is true.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called after the drag entered the table view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do, after the drag moved. The index path is nil if the drag is over no
  /// row. The default moves items of the same program next to the row, and copies others
  /// (assumed).
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called after the drag left the table view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of a drag that was over the table view.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the appearance of the preview of a dropped item, or nil for that of the system.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns true.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Moves items of the same program next to the place, and copies others.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    let isLocal = session.localDragSession != nil && session.allowsMoveOperation
    return UITableViewDropProposal(
      operation: isLocal ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
