import LayoutModel
import Foundation

/// The information about tables that depends on several views: the cells that begin and end a group
/// with rounded corners, and the position of the title that Interface Builder writes above
/// prototypes.
struct TableParts: Sendable {
  /// The corners of a cell that are rounded.
  struct CellCorners: Hashable, Sendable {
    /// A Boolean value that indicates whether the cell is the first one of its group.
    var isFirst: Bool
    /// A Boolean value that indicates whether the cell is the last one of its group.
    var isLast: Bool
  }

  /// The rounded corners of cells in inset groups, by index of the view.
  private(set) var corners: [Int: CellCorners] = [:]
  /// The rectangles above the prototypes of plain tables, in the coordinates of the table's frame,
  /// by index of the table. Cells that a program creates have no identifiers and therefore no
  /// title.
  private(set) var titles: [Int: CGRect] = [:]

  /// The radius of the corners of an inset group, in points (assumed from pictures in Apple's
  /// documentation).
  static let groupRadius: CGFloat = 10
  /// The heights in points of the area that Interface Builder leaves above prototypes: 28 points
  /// and, in documents of later Xcodes, up to 50.
  private static let titleHeights: ClosedRange<CGFloat> = 20...60
  /// The distance in points at which cells of one group count as adjacent.
  private static let tolerance: CGFloat = 1

  /// Finds the parts of all tables.
  ///
  /// - Complexity: O(*v* + *n* log *n*), where *v* is the number of views and *n* is the number of
  ///   cells in tables.
  init(_ snapshot: LayoutSnapshot) {
    for index in snapshot.views.indices {
      guard case .table(let isGrouped, _) = snapshot.views[index].content else { continue }
      let view = snapshot.views[index]
      let inside = view.children.filter {
        snapshot.views.indices.contains($0) && !snapshot.views[$0].isHidden
          && snapshot.views[$0].frame.isDrawable
      }
      let cells = inside.filter { snapshot.views[$0].isTableCell }
        .sorted { snapshot.views[$0].frame.minY < snapshot.views[$1].frame.minY }
      guard let first = cells.first else { continue }
      if isGrouped {
        addCorners(of: cells, in: snapshot)
      } else if snapshot.views[first].identifier != nil {
        let top = snapshot.views[first].frame.minY
        let others = inside.map { snapshot.views[$0].frame.maxY }.filter { $0 <= top }
        let start = max(others.max() ?? 0, 0)
        guard Self.titleHeights.contains(top - start) else { continue }
        titles[index] = CGRect(
          x: -view.boundsOrigin.x, y: start - view.boundsOrigin.y, width: view.frame.width,
          height: top - start)
      }
    }
  }

  /// Adds the corners of cells that are narrower than their table, from top to bottom.
  private mutating func addCorners(of cells: [Int], in snapshot: LayoutSnapshot) {
    for (position, cell) in cells.enumerated() {
      let frame = snapshot.views[cell].frame
      guard frame.minX > Self.tolerance else { continue }
      func isNext(_ upper: Int, _ lower: Int) -> Bool {
        let distance =
          snapshot.views[cells[lower]].frame.minY - snapshot.views[cells[upper]].frame.maxY
        return abs(distance) < Self.tolerance
      }
      corners[cell] = CellCorners(
        isFirst: position == 0 || !isNext(position - 1, position),
        isLast: position + 1 == cells.count || !isNext(position, position + 1))
    }
  }
}

extension LayoutSnapshot.View {
  /// A Boolean value that indicates whether the view is a cell of a table.
  fileprivate var isTableCell: Bool {
    if case .tableCell = content { return true }
    return false
  }
}
