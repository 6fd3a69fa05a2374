import Foundation

/// Methods that determine the heights of rows, headers and footers, and provide header and footer
/// views.
///
/// Heights are in points. `UITableView.automaticDimension` requests a height that fits the content.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate for the height of a row; the default is the table view's `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Asks the delegate for an estimate of the height of a row that is not near the screen; the
  /// default is the table view's `estimatedRowHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Called before a cell is shown, after the data source returned it.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a cell was removed, because its row left the screen or the table view.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Asks the delegate for the height of a header; the default is the table view's
  /// `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Asks the delegate for the height of a footer; the default is the table view's
  /// `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Asks the delegate for the header view of a section; the default is nil.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Asks the delegate for the footer view of a section; the default is nil.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Called before a header is shown.
  ///
  /// - Remark: Inert. Never called, because all headers exist.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a footer is shown.
  ///
  /// - Remark: Inert. Never called, because all footers exist.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called after a header has left the screen.
  ///
  /// - Remark: Inert. Never called.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called after a footer has left the screen.
  ///
  /// - Remark: Inert. Never called.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// Asks the delegate for an estimate of the height of a header. The value is ignored, because all headers are measured.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  /// Asks the delegate for an estimate of the height of a footer. The value is ignored, because all footers are measured.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  /// Asks the delegate whether a tap highlights a row; without a highlight, the row is not selected either.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a finger highlighted a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after the highlight of a row was removed.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Asks the delegate for the row to select in place of a tapped row, or nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Asks the delegate for the row to deselect in place of a selected row, or nil for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after a tap selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called after a tap deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Called after a tap on the accessory button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Asks the delegate for the control that editing shows for a row.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  /// Asks the delegate for the title of the button that confirms a deletion.
  ///
  /// - Remark: Inert. Never called, because no such button is shown.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Asks the delegate whether a row is indented while it is edited.
  ///
  /// - Remark: Inert. Never called.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  /// Asks the delegate for the actions of a swipe from the leading edge. `swipeActions(ofRowAt:edge:)` calls it.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Asks the delegate for the actions of a swipe from the trailing edge. `swipeActions(ofRowAt:edge:)` calls it.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Called before a swipe begins to edit a row.
  ///
  /// - Remark: Inert. Never called, because there are no swipes.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after a swipe ended to edit a row.
  ///
  /// - Remark: Inert. Never called.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Asks the delegate for the place of a row that a finger moves.
  ///
  /// - Remark: Inert. Never called.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Asks the delegate for the indentation level of a row.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Asks the delegate whether a finger can begin to select several rows.
  ///
  /// - Remark: Inert. Never called.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when a finger begins to select several rows.
  ///
  /// - Remark: Inert. Never called.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
}
