import AutoLayout
import Foundation

/// Default margins of a document's table view cells and their content views, in points.
///
/// Interface Builder does not write these margins. They depend on the release, the width of the
/// screen, the width of the cell and its surroundings; `CellMargins` has the rules.
struct CanvasCellMargins {
  /// The `<tableViewCell>`.
  let cell: XMLTree.Element
  /// The platform for which the margins are looked up.
  let platform: Platform
  /// The device of the canvas, whose portrait width decides, or `nil` if it is unknown.
  let device: Device?

  /// Margins of the cell itself.
  var ofCell: NSDirectionalEdgeInsets { margins.cellMargins }

  /// Margins of the content view.
  var ofContentView: NSDirectionalEdgeInsets { margins.contentMargins }

  /// Both margins, from the recorded width of the cell, its accessory and its table.
  private var margins: CellMargins {
    CellMargins(
      platform: platform, screenWidth: device?.portraitSize.width ?? 0,
      cellWidth: cell.rect(ViewElement.frame)?.width ?? 0, place: place,
      hasAccessory: cell.text(of: TableViewCellElement.accessoryType) != nil)
  }

  /// The surroundings of the cell: none in a xib; a table that is the view of a controller or
  /// another view; or an inset group, whose distance from the edge of the table is half of the
  /// difference in width.
  private var place: CellMargins.Place {
    guard cell.parent?.kind != .objects, let table else { return .none }
    if table[TableViewElement.style] == .insetGrouped, let own = cell.rect(ViewElement.frame),
      let outer = table.rect(ViewElement.frame)
    {
      return .insetGroup((outer.width - own.width) / 2)
    }
    return table[ObjectElement.key] == ControllerElement.view.key ? .table : .nestedTable
  }

  /// The table around the cell, or `nil` for a cell at the top of a file.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the cell.
  private var table: XMLTree.Element? {
    var element = cell.parent
    while let candidate = element, candidate.kind != .tableView { element = candidate.parent }
    return element
  }
}
