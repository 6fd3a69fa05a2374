import AutoLayout
import Foundation

/// Prototype cells and reusable views from the library.
extension DocumentEditor {
  /// A cell of a table or collection view.
  package enum CellKind: Sendable {
    /// A row of a table view.
    case tableViewCell
    /// An item of a collection view.
    case collectionViewCell
    /// The header of the sections of a collection view.
    case sectionHeader
  }

  /// Adds a prototype below or next to the existing ones. Identifiers are new.
  ///
  /// A row is as wide as its table view, and an item has the size of the flow layout. The list of
  /// the cells is added with the first one, at its position in Xcode's order.
  ///
  /// - Parameters:
  ///   - kind: The type of cell to add.
  ///   - parent: The table or collection view.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the parent is not a table or
  ///   collection view, or if it already has a header.
  package mutating func add(
    _ kind: CellKind, to parent: XMLTree.Element
  ) throws(InterfaceDocumentError) {
    let wanted: ElementName = kind == .tableViewCell ? .tableView : .collectionView
    guard parent.kind == wanted else {
      throw document.invalidEdit(
        "<\(parent.name)> cannot contain this kind of cell",
        hint: "add it to a <\(wanted.rawValue)>")
    }
    switch kind {
    case .tableViewCell: addTableCell(to: parent)
    case .collectionViewCell: insert(collectionCell(in: parent), into: parent, list: .cells)
    case .sectionHeader:
      guard parent.child(CollectionViewElement.header) == nil else {
        throw document.invalidEdit(
          "the collection view already has a header", hint: "change the existing header")
      }
      insert(
        header(in: parent), into: parent,
        before: ViewSchema.elementAfter(CollectionViewElement.header, in: parent))
    }
  }

  /// Adds a row at the end of the prototypes, or of the last section of static cells.
  private mutating func addTableCell(to table: XMLTree.Element) {
    guard table[TableViewElement.dataMode.name] == TableViewElement.staticCells else {
      return insert(tableCell(in: table, at: 0), into: table, list: .prototypes)
    }
    guard let section = table.child(TableViewElement.sections).flatMap({ Array($0.children).last })
    else { return addSection(of: 1, to: table) }
    let cell = tableCell(in: table, at: 0)
    if let cells = section.child(TableViewSectionElement.cells) {
      insert(cell, into: cells)
    } else {
      insert(NewElement(.cells, children: [cell]), into: section)
    }
  }

  /// Adds a section with new static cells to a table view, at the end of its sections.
  ///
  /// - Parameters:
  ///   - count: The number of cells.
  ///   - table: A `<tableView>` without prototypes.
  mutating func addSection(of count: Int, to table: XMLTree.Element) {
    let section = NewElement(
      .tableViewSection,
      [ObjectElement.id.assigned(newIdentifier(for: "section \(table.id ?? "")"))],
      children: [
        NewElement(.cells, children: (0..<count).map { tableCell(in: table, at: $0) })
      ])
    insert(section, into: table, list: .sections)
  }

  /// Returns the identifier of a new section of a table view.
  static func newSection(in document: InterfaceDocument, of table: String) -> String {
    var editor = DocumentEditor(document)
    return editor.newIdentifier(for: "section \(table)")
  }

  /// Inserts a cell or a section at the end of a list, which is added if it does not exist.
  private mutating func insert(_ cell: NewElement, into parent: XMLTree.Element, list: ElementName)
  {
    if let existing = parent.children.first(where: { $0.kind == list }) {
      insert(cell, into: existing)
    } else {
      let later = parent.children.first {
        [.connections, .userDefinedRuntimeAttributes, .variation].contains($0.kind)
          || $0[ObjectElement.key] == CollectionViewElement.header.key
      }
      insert(NewElement(list, children: [cell]), into: parent, before: later)
    }
  }

  /// The space above the first prototype of a plain table view, in points (assumed: that of Xcode
  /// 13 and later).
  private static let firstRow: CGFloat = 50
  /// The height of a new row, in points.
  private static let rowHeight: CGFloat = 44
  /// The side of a new item, in points.
  private static let itemSide: CGFloat = 128
  /// The height of a new header, in points.
  private static let headerHeight: CGFloat = 50

  /// Returns a new row as wide as the table, below the existing ones and `index` new ones.
  private mutating func tableCell(in table: XMLTree.Element, at index: Int) -> NewElement {
    let width = table.recordedFrame?.width ?? 320
    let lists = [TableViewElement.prototypes, TableViewElement.sections].compactMap(table.child)
    let rows = lists.flatMap { $0.subtree.filter { $0.kind == .tableViewCell } }
      .compactMap(\.recordedFrame)
    let y = (rows.map(\.maxY).max() ?? Self.firstRow) + CGFloat(index) * Self.rowHeight
    return ViewTemplate.tableViewCell(
      id: newIdentifier(for: "row \(table.id ?? "")"), contentID: newIdentifier(),
      frame: CGRect(x: 0, y: y, width: width, height: Self.rowHeight))
  }

  /// Returns a new item of the size of the layout, to the right of the existing ones.
  private mutating func collectionCell(in collection: XMLTree.Element) -> NewElement {
    let items = collection.child(CollectionViewElement.cells)?.children.compactMap(\.recordedFrame)
    let layout = collection.child(CollectionViewElement.layout)
    let size =
      layout?.size(FlowLayoutElement.itemSize)
      ?? CGSize(width: Self.itemSide, height: Self.itemSide)
    let spacing =
      layout?[FlowLayoutElement.minimumInteritemSpacing]
      ?? FlowLayoutElement.minimumInteritemSpacing.defaultValue
    let x = (items ?? []).map(\.maxX).max().map { $0 + spacing } ?? 0
    return ViewTemplate.collectionViewCell(
      id: newIdentifier(for: "item \(collection.id ?? "")"), contentID: newIdentifier(),
      frame: CGRect(origin: CGPoint(x: x, y: 0), size: size))
  }

  /// Returns a new header as wide as the collection view.
  private mutating func header(in collection: XMLTree.Element) -> NewElement {
    let width = collection.recordedFrame?.width ?? 320
    return ViewTemplate.sectionHeader(
      id: newIdentifier(for: "header \(collection.id ?? "")"),
      frame: CGRect(x: 0, y: 0, width: width, height: Self.headerHeight))
  }
}
