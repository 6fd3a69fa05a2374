/// A section of a table view in a document.
package struct TableDocumentSection {
  /// The text above the rows.
  package var header: String?
  /// The text below the rows.
  package var footer: String?
  /// The cells of the rows.
  package var cells: [UITableViewCell]

  package init(header: String? = nil, footer: String? = nil, cells: [UITableViewCell] = []) {
    self.header = header
    self.footer = footer
    self.cells = cells
  }
}
