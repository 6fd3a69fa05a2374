import Foundation

/// Methods that provide the rows, headers and footers of a table view.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// Asks the data source for the number of rows in a section. Section indices begin at 0.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Asks the data source for the cell of a row, usually a reused one with the row's content.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Asks the data source for the number of sections; the default is 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Asks the data source for the text of a section's header; the default is nil.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Asks the data source for the text of a section's footer; the default is nil.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Asks the data source whether a row can be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Asks the data source whether a row can be moved. The default is false; in UIKit it depends on whether the data source moves rows.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Asks the data source for the titles of the index beside the rows.
  ///
  /// - Remark: Inert. Never called, because no index is shown.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Asks the data source for the section of an index title.
  ///
  /// - Remark: Inert. Never called.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  /// Tells the data source to insert or delete a row. `commitEditing(_:forRowAt:)` calls it.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Tells the data source that a finger moved a row.
  ///
  /// - Remark: Inert. Never called.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns true by default.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns false by default.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Returns nil by default.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index by default.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns 1 by default.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns nil by default.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// Returns nil by default.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}
