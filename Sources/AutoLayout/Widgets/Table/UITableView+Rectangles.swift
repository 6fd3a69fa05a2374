import Foundation

/// The frames of sections, headers and footers, in points in the table view's coordinates.
extension UITableView {
  /// The edges from which separator insets are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// Insets are distances from the edges of the cell.
    case fromCellEdges = 0
    /// Insets are added to those that the system chooses.
    case fromAutomaticInsets = 1
  }

  /// Returns the frame of a section with its header and footer at the last layout, or an empty
  /// rectangle if the section does not exist.
  func baseRect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  /// Returns the frame of the header of a section at the last layout, or an empty rectangle if the
  /// section does not exist.
  func baseRectForHeader(inSection section: Int) -> CGRect {
    guard rows.sections.indices.contains(section) else { return .zero }
    return rows.sections[section].header?.frame ?? rows.sections[section].headerFrame
  }

  /// Returns the frame of the footer of a section at the last layout, or an empty rectangle if the
  /// section does not exist.
  func baseRectForFooter(inSection section: Int) -> CGRect {
    guard rows.sections.indices.contains(section) else { return .zero }
    return rows.sections[section].footer?.frame ?? rows.sections[section].footerFrame
  }

  /// Returns the index paths of the rows that intersect a rectangle at the last layout, or `nil` if
  /// there are none.
  func baseIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let paths = rowPaths(from: rect.minY, to: rect.maxY).filter {
      rectForRow(at: $0).intersects(rect)
    }
    return paths.isEmpty ? nil : paths
  }
}

/// Methods that prepare rows before they are needed. The table view never calls them.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Requests that rows be prepared.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Notifies the object that rows are no longer needed.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing by default.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
