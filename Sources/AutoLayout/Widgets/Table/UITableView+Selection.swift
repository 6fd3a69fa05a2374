import Foundation

/// Selection, and taps that select rows.
extension UITableView {
  /// Posted after a tap on a row, even if the delegate has prevented a change of the selection.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// The index path of the first selected row.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  var baseIndexPathForSelectedRow: IndexPath? {
    rows.paths.first { rows[$0]?.isSelected == true }
  }

  /// The index paths of the selected rows, from top to bottom, or `nil` if there are none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  var baseIndexPathsForSelectedRows: [IndexPath]? {
    let selected = selectedPaths
    return selected.isEmpty ? nil : selected
  }

  /// Scrolls to the first selected row.
  func baseScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// Simulates a tap on a row, for tests and apps: the row is highlighted during the tap and then
  /// selected, or deselected if several rows can be selected. The delegate is called in UIKit's
  /// order. Does nothing if the row does not exist.
  public func tapRow(at indexPath: IndexPath) {
    loadIfNeeded()
    guard rows[indexPath] != nil, isUserInteractionEnabled, allowsTaps else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
    highlight(indexPath)
    if allowsSeveralRows, rows[indexPath]?.isSelected == true {
      deselectByTap(indexPath)
    } else {
      selectByTap(indexPath)
    }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  /// Simulates a tap on the accessory button of a row.
  public func tapAccessoryButton(ofRowAt indexPath: IndexPath) {
    guard rows[indexPath] != nil else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  private var allowsTaps: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  /// A Boolean value that indicates whether several rows can be selected now.
  var allowsSeveralRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The index paths of the selected rows, from top to bottom.
  var selectedPaths: [IndexPath] { rows.paths.filter { rows[$0]?.isSelected == true } }

  /// Highlights a row during a tap.
  private func highlight(_ path: IndexPath) {
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Selects the row that the delegate returns for a tapped row. Without multiple selection,
  /// deselects the rows that were selected.
  private func selectByTap(_ tapped: IndexPath) {
    let wanted = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    guard let path = wanted, rows[path] != nil else { return }
    if !allowsSeveralRows {
      for former in selectedPaths where former != path { deselectByTap(former) }
    }
    setSelected(true, at: path, animated: false)
    delegate?.tableView(self, didSelectRowAt: path)
  }

  /// Deselects the row that the delegate returns for a selected row.
  private func deselectByTap(_ selected: IndexPath) {
    let wanted =
      delegate.map { $0.tableView(self, willDeselectRowAt: selected) } ?? selected
    guard let path = wanted else { return }
    deselect(path)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  func deselect(_ path: IndexPath) { setSelected(false, at: path, animated: false) }

  /// Selects or deselects a row, and updates its cell.
  func setSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool) {
    guard let row = rows[path], row.isSelected != isSelected else { return }
    rows.setSelected(isSelected, at: path)
    row.cell?.setSelected(isSelected, animated: animated)
  }
}
