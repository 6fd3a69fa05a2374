import Foundation
import LayoutEngine

/// A constraint in the engine of a host.
///
/// The constraint refers to its row, so that it is found without a search. Like items, a constraint
/// has a row per host.
final class ConstraintRow: @unchecked Sendable {
  /// The identity of the host, which outlives the row's place in the constraint.
  let host: ObjectIdentifier
  let constraint: NSLayoutConstraint
  /// The row of the engine, or the first of two.
  let handle: LayoutEngine.Constraint
  /// The second row of the engine for a content size, and nil otherwise.
  let secondHandle: LayoutEngine.Constraint?
  /// Indicates whether the constant depends on solved sizes: because of a baseline, or because of an
  /// alignment rectangle of the item's class.
  @exclusivity(unchecked) var dependsOnSolution = false
  /// Indicates whether the row was removed from its host.
  @exclusivity(unchecked) var isRemoved = false
  /// The records of the scrolling views between the items and the holder.
  @exclusivity(unchecked) var scrolled: [LayoutRecord] = []
  /// The row of the same constraint in a host that was created before.
  @exclusivity(unchecked) private var outer: ConstraintRow?

  init(
    _ host: LayoutHost, _ constraint: NSLayoutConstraint, _ handle: LayoutEngine.Constraint,
    _ secondHandle: LayoutEngine.Constraint?
  ) {
    self.host = ObjectIdentifier(host)
    self.constraint = constraint
    self.handle = handle
    self.secondHandle = secondHandle
  }

  /// The rows of the engine.
  var handles: [LayoutEngine.Constraint] {
    if let secondHandle { [handle, secondHandle] } else { [handle] }
  }

  /// Calls `body` for the rows of the engine.
  @inline(__always)
  func forEachHandle(_ body: (LayoutEngine.Constraint) -> Void) {
    body(handle)
    if let secondHandle { body(secondHandle) }
  }

  /// Returns whether a row of the engine belongs to the constraint.
  func contains(_ other: LayoutEngine.Constraint) -> Bool {
    handle == other || secondHandle == other
  }

  /// Makes the constraint refer to the row.
  func attach() {
    outer = constraint.row
    constraint.row = self
  }

  /// Ends the reference of the constraint to the row.
  func detach() {
    isRemoved = true
    guard constraint.row !== self else {
      constraint.row = outer
      return
    }
    var candidate = constraint.row
    while let current = candidate {
      if current.outer === self {
        current.outer = outer
        return
      }
      candidate = current.outer
    }
  }

  /// Returns the row in a host, which is this row or one of the same constraint.
  func row(in host: LayoutHost) -> ConstraintRow? {
    let id = ObjectIdentifier(host)
    guard self.host != id else { return self }
    var candidate = outer
    while let current = candidate, current.host != id { candidate = current.outer }
    return candidate
  }
}
