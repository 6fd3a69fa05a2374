import Foundation

/// The default margins of cells' content views, in points.
///
/// They are what Interface Builder's recorded frames show; a content view's own margins replace
/// them.
package struct CellMargins: Hashable, Sendable {
  /// The major version of iOS that the canvas or the device runs.
  package var systemVersion: Int
  /// Width of the device's screen in points; nil where it is not known.
  package var screenWidth: CGFloat?
  /// Width of the cell in points.
  package var cellWidth: CGFloat
  /// Whether the cell lies in a table, and is not the top of a document of its own.
  package var isInTable: Bool
  /// Whether the cell has an accessory.
  package var hasAccessory: Bool

  package init(
    systemVersion: Int, screenWidth: CGFloat?, cellWidth: CGFloat, isInTable: Bool = true,
    hasAccessory: Bool = false
  ) {
    self.systemVersion = systemVersion
    self.screenWidth = screenWidth
    self.cellWidth = cellWidth
    self.isInTable = isInTable
    self.hasAccessory = hasAccessory
  }

  /// Phones narrower than this have 16-point margins in their tables.
  ///
  /// Tables on screens 375 points wide recorded 16, on 390 and wider 20.
  private static let wideScreen: CGFloat = 390

  /// Trailing margin beside an accessory.
  private static let besideAccessory: CGFloat = 8

  /// Margins of the content view.
  package var contentMargins: NSDirectionalEdgeInsets {
    // Until iOS 10 a content view was a view like any other.
    guard systemVersion >= 11 else {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let vertical = verticalMargins
    return NSDirectionalEdgeInsets(
      top: vertical.top, leading: side, bottom: vertical.bottom,
      trailing: hasAccessory ? Self.besideAccessory : side)
  }

  /// Margin at the sides where there is no accessory.
  package var side: CGFloat { isInTable ? sideInTable : sideAlone }

  private var sideInTable: CGFloat { (screenWidth ?? cellWidth) < Self.wideScreen ? 16 : 20 }

  /// A cell that is the top of its document is laid out before it has a table: on a 375-point
  /// screen it had 15 in Xcode 11 whatever its width, otherwise what its own width asks for.
  private var sideAlone: CGFloat {
    let isNarrowScreen = (screenWidth ?? cellWidth) < Self.wideScreen
    if isNarrowScreen && systemVersion == 13 { return 15 }
    if isNarrowScreen && systemVersion >= 14 { return 16 }
    return cellWidth < Self.wideScreen ? 16 : 20
  }

  private var verticalMargins: (top: CGFloat, bottom: CGFloat) {
    if systemVersion >= 26 { return (15, 15) }
    // Half a point went to the separator while it still took room.
    return systemVersion <= 12 ? (11, 10.5) : (11, 11)
  }
}
