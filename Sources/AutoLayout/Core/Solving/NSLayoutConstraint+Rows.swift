import Foundation

/// A reference to a constraint with a row in a host. The host keeps the constraint alive as long as
/// it has the row.
typealias ConstraintReference = Unmanaged<NSLayoutConstraint>

/// The rows of a constraint. Like items, they are used only on the main actor, and while a host is
/// deallocated.
extension NSLayoutConstraint {
  /// Returns the row in a host, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of measurements in progress.
  @inline(__always)
  nonisolated final func row(in host: LayoutHost) -> ConstraintRow? {
    let id = ObjectIdentifier(host)
    guard let row, row.host != id else { return row }
    return accessories?.outerRows.last { $0.host == id }
  }

  /// Adds the row of a host.
  @inline(__always)
  final func add(_ new: ConstraintRow) {
    if let row { madeAccessories.outerRows.append(row) }
    row = new
  }

  /// Replaces the row of a host with a changed one.
  nonisolated final func replace(_ changed: ConstraintRow) {
    guard row?.host != changed.host else {
      row = changed
      return
    }
    guard let index = accessories?.outerRows.lastIndex(where: { $0.host == changed.host }) else {
      return
    }
    accessories?.outerRows[index] = changed
  }

  /// Removes the row of a host, if there is one.
  nonisolated final func removeRow(of host: ObjectIdentifier) {
    if row?.host == host {
      row = accessories?.outerRows.popLast()
    } else {
      accessories?.outerRows.removeAll { $0.host == host }
    }
  }
}
