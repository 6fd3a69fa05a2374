import Foundation

/// Editing rows. There are no touches: tests and programs perform what a finger would.
extension UITableView {
  /// Gives the cell of a row the state of editing that the data source and the delegate allow.
  func updateEditing(at path: IndexPath, animated: Bool) {
    guard let cell = rows[path]?.cell, isEditing || cell.isEditing else { return }
    let canEdit = isEditing && (dataSource?.tableView(self, canEditRowAt: path) ?? false)
    cell.editingStyle =
      canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.setEditing(canEdit, animated: animated)
  }

  /// Acts as a tap on the control that editing shows for a row: tells the data source to insert or
  /// delete it. Does nothing if the data source does not allow to edit the row.
  public func commitEditing(_ style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
    guard rows[path] != nil, let dataSource,
      dataSource.tableView(self, canEditRowAt: path)
    else { return }
    dataSource.tableView(self, commit: style, forRowAt: path)
  }

  /// Returns the actions that a swipe on a row would show.
  ///
  /// - Parameters:
  ///   - path: The index path of the row.
  ///   - isLeading: Whether the swipe begins at the leading edge.
  /// - Returns: The actions in order from the edge.
  public func swipeActions(ofRowAt path: IndexPath, isLeading: Bool) -> [UIContextualAction] {
    guard rows[path] != nil, dataSource?.tableView(self, canEditRowAt: path) ?? false else {
      return []
    }
    let configuration =
      isLeading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    return configuration?.actions ?? []
  }
}
