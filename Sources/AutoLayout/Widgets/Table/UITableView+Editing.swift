import Foundation

/// Row editing. Touches are not delivered: tests and apps call methods that simulate them.
extension UITableView {
  /// Applies the editing state that the data source and the delegate allow to the cell of a row.
  func updateEditing(at path: IndexPath, animated: Bool) {
    guard let cell = rows[path]?.cell, isEditing || cell.isEditing else { return }
    let canEdit = isEditing && (dataSource?.tableView(self, canEditRowAt: path) ?? false)
    cell.editingStyle =
      canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.setEditing(canEdit, animated: animated)
  }

  /// Simulates a tap on the editing control of a row: calls the data source to insert or delete the
  /// row. Does nothing if the data source does not allow editing the row.
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
  ///   - isLeading: A Boolean value that indicates whether the swipe begins at the leading edge.
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
