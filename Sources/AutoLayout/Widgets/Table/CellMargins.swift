import Foundation

/// The default margins of cells and their content views, in points. Margins that are set replace
/// them.
package struct CellMargins: Hashable, Sendable {
  /// The release and the kind of device.
  package var platform: Platform
  /// The width of the device's screen in points, in portrait on a canvas, or nil if unknown.
  package var screenWidth: CGFloat?
  /// The width of the cell in points.
  package var cellWidth: CGFloat
  /// The kind of container of the cell.
  package var place: Place
  /// A Boolean value that indicates whether the cell has an accessory.
  package var hasAccessory: Bool

  /// The kind of container of a cell.
  package enum Place: Hashable, Sendable {
    /// A table that is the view of its controller, or an unknown container.
    case table
    /// A table that is a subview of another view.
    case nestedTable
    /// A group that is inset from the sides of its table by a distance in points.
    case insetGroup(CGFloat)
    /// No container: the cell is a root of a document.
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

  /// The margins of the cell.
  package var cellMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: PlatformMetrics.cellTopMargin[platform], leading: side,
      bottom: PlatformMetrics.cellBottomMargin[platform], trailing: side)
  }

  /// The margins of the content view. Next to an accessory, the trailing margin is that of a plain
  /// view.
  package var contentMargins: NSDirectionalEdgeInsets {
    var margins = cellMargins
    if hasAccessory { margins.trailing = PlatformMetrics.plainMargin }
    return margins
  }

  /// The margin at the sides of a cell without an accessory.
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

  /// A Boolean value that indicates whether the cell has wide margins. The width of the screen
  /// decides for cells in tables. For a root of a document, the width of the cell decides; in later
  /// releases, the width of the screen decides unless the cell is narrow.
  private var isWide: Bool {
    let isOnWideScreen = (screenWidth ?? cellWidth) >= PlatformMetrics.wideTable
    guard place == .none else { return isOnWideScreen }
    return PlatformMetrics.cellsAloneFollowScreen[platform]
      ? isOnWideScreen && cellWidth > PlatformMetrics.narrowCell
      : cellWidth >= SystemMargins.wideWidth
  }
}
