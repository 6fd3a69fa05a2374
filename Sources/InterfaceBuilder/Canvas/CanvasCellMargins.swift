import AutoLayout
import Foundation

/// Default margins of table view cells and their content views on the canvas, in points.
///
/// They were read off constraints to margins in recorded frames; they depend on the release of
/// Xcode, the device, and whether the cell is the root of a xib.
struct CanvasCellMargins {
  /// The `<tableViewCell>`.
  let cell: XMLTree.Element
  let xcode: XcodeRelease
  let device: Device?

  /// Margins of the cell itself.
  var ofCell: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }

  /// Margins of the content view; beside an accessory the trailing one is that of a plain view.
  var ofContentView: NSDirectionalEdgeInsets {
    var margins = ofCell
    if cell["accessoryType"] != nil { margins.trailing = Self.plain }
    if isWiderThanDrawn { margins.trailing += Self.insetOfGroups }
    return margins
  }

  /// The margin of plain views, which cells had before Xcode 9.
  private static let plain: CGFloat = 8

  /// What cells of inset groups lose of the table's width.
  private static let insetOfGroups: CGFloat = 40

  private var isBeforeSafeAreas: Bool { xcode < XcodeRelease(9) }

  private var top: CGFloat {
    if isBeforeSafeAreas { return Self.plain }
    return xcode >= XcodeRelease(26) ? 15 : 11
  }

  /// In Xcode 9 and 10 the separator takes its pixel of the lower margin.
  private var bottom: CGFloat {
    xcode >= XcodeRelease(9) && xcode < XcodeRelease(11) ? 10.5 : top
  }

  private var side: CGFloat {
    if isBeforeSafeAreas { return Self.plain }
    return isRoot ? sideOfRoot : sideInTable
  }

  private var isRoot: Bool { cell.parent?.name == "objects" }

  /// From this width on side margins are 20: 390 has them in tables, 375 has not.
  private static let wideTable: CGFloat = 390
  /// The same for roots of xibs: 387 has not, 414 has.
  private static let wideRoot: CGFloat = 400

  /// Tables follow the device, not their own width.
  private var sideInTable: CGFloat {
    (device?.portraitSize.width ?? 0) >= Self.wideTable ? 20 : 16
  }

  private var sideOfRoot: CGFloat {
    // One document of Xcode 26, 339 points wide.
    if xcode >= XcodeRelease(26) { return sideInTable }
    let isWide = (cell.rect(key: "frame")?.width ?? 0) >= Self.wideRoot
    guard let device, device.portraitSafeAreaInsets.bottom == 0, !device.isPad,
      xcode >= XcodeRelease(11)
    else { return isWide ? 20 : 16 }
    return xcode < XcodeRelease(12) ? 15 : 16
  }

  /// Whether the cell is recorded as wide as an inset grouped table, although it is drawn narrower.
  private var isWiderThanDrawn: Bool {
    var table = cell.parent
    while let candidate = table, candidate.name != "tableView" { table = candidate.parent }
    guard let table, table["style"] == "insetGrouped", let own = cell.rect(key: "frame"),
      let outer = table.rect(key: "frame")
    else { return false }
    return own.width == outer.width
  }
}
