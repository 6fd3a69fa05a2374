import AutoLayout
import Foundation

/// Default margins of a document's table view cells and their content views, in points.
struct CanvasCellMargins {
  /// The `<tableViewCell>`.
  let cell: XMLTree.Element
  let platform: Platform
  let device: Device?

  /// Margins of the cell itself.
  var ofCell: NSDirectionalEdgeInsets { margins.cellMargins }

  /// Margins of the content view.
  var ofContentView: NSDirectionalEdgeInsets { margins.contentMargins }

  private var margins: CellMargins {
    CellMargins(
      platform: platform, screenWidth: device?.portraitSize.width ?? 0,
      cellWidth: cell.rect(ViewElement.frame)?.width ?? 0, place: place,
      hasAccessory: cell.text(of: TableViewCellElement.accessoryType) != nil)
  }

  private var place: CellMargins.Place {
    guard cell.parent?.kind != .objects, let table else { return .none }
    if table[TableViewElement.style] == .insetGrouped, let own = cell.rect(ViewElement.frame),
      let outer = table.rect(ViewElement.frame)
    {
      return .insetGroup((outer.width - own.width) / 2)
    }
    return table[ObjectElement.key] == ControllerElement.view.key ? .table : .nestedTable
  }

  private var table: XMLTree.Element? {
    var element = cell.parent
    while let candidate = element, candidate.kind != .tableView { element = candidate.parent }
    return element
  }
}
