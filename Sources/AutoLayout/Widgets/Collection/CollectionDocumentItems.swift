/// The items of a collection view in a document.
package struct CollectionDocumentItems {
  /// The cells of the items, in one section.
  package var cells: [UICollectionViewCell]
  /// The header and footer of the section.
  package var header, footer: UICollectionReusableView?

  package init(
    cells: [UICollectionViewCell], header: UICollectionReusableView? = nil,
    footer: UICollectionReusableView? = nil
  ) {
    self.cells = cells
    self.header = header
    self.footer = footer
  }
}
