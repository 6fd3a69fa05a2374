import Foundation

/// The default margins of cells and their content views, in points; margins that are set replace them.
package struct CellMargins: Hashable, Sendable {
  /// The release, and the kind of device that the table is on.
  package var platform: Platform
  /// Width of the device's screen in points, upright on a canvas; nil where it is not known.
  package var screenWidth: CGFloat?
  /// Width of the cell in points.
  package var cellWidth: CGFloat
  /// What the cell lies in.
  package var place: Place
  /// Whether the cell has an accessory.
  package var hasAccessory: Bool

  /// Where a cell is.
  package enum Place: Hashable, Sendable {
    /// A table that is the view of its controller, or whose place is not known.
    case table
    /// A table within another view.
    case nestedTable
    /// A group that lies so far from the sides of its table, in points.
    case insetGroup(CGFloat)
    /// None: the cell is the top of a document.
    case none
  }

  package init(
    platform: Platform, screenWidth: CGFloat?, cellWidth: CGFloat, place: Place = .table,
    hasAccessory: Bool = false
  ) {
    self.platform = platform
    self.screenWidth = screenWidth
    self.cellWidth = cellWidth
    self.place = place
    self.hasAccessory = hasAccessory
  }

  /// Margins of the cell itself.
  package var cellMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: PlatformMetrics.cellTopMargin[platform], leading: side,
      bottom: PlatformMetrics.cellBottomMargin[platform], trailing: side)
  }

  /// Margins of the content view; beside an accessory the trailing one is that of a plain view.
  package var contentMargins: NSDirectionalEdgeInsets {
    var margins = cellMargins
    if hasAccessory { margins.trailing = PlatformMetrics.plainMargin }
    return margins
  }

  /// Margin at the sides where there is no accessory.
  package var side: CGFloat {
    if case .insetGroup(let inset) = place, inset > 0 { return inset }
    if isWide { return PlatformMetrics.cellSideMarginWide[platform] }
    let own: CGFloat? =
      switch place {
      case .nestedTable: PlatformMetrics.nestedCellSideMargin[platform]
      case .none: PlatformMetrics.loneCellSideMargin[platform]
      case .table, .insetGroup: nil
      }
    return own ?? PlatformMetrics.cellSideMarginNarrow[platform]
  }

  /// Cells in tables follow the screen. A cell that is the top of a document follows its own width, in
  /// later releases the screen unless it is narrow itself.
  private var isWide: Bool {
    let isOnWideScreen = (screenWidth ?? cellWidth) >= PlatformMetrics.wideTable
    guard place == .none else { return isOnWideScreen }
    return PlatformMetrics.cellsAloneFollowScreen[platform]
      ? isOnWideScreen && cellWidth > PlatformMetrics.narrowCell
      : cellWidth >= SystemMargins.wideWidth
  }
}
