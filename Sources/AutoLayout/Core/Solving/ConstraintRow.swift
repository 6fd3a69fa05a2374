import Foundation
import LayoutEngine

/// A constraint in the engine of a host.
///
/// The constraint refers to its row, so that it is found without a search. Like items, a constraint
/// has a row per host.
final class ConstraintRow: @unchecked Sendable {
  /// The host, which outlives the row's place in the constraint.
  unowned(unsafe) let host: LayoutHost
  let constraint: NSLayoutConstraint
  /// The rows of the engine: two for a content size, and one otherwise.
  let handles: [LayoutEngine.Constraint]
  /// The equation that the rows of the engine have.
  var expression: LinearExpression
  /// Indicates whether the constant depends on solved sizes: because of a baseline, or because of an
  /// alignment rectangle of the item's class.
  var dependsOnSolution = false
  /// Indicates whether the row was removed from its host.
  var isRemoved = false
  /// The records of the scrolling views between the items and the holder.
  var scrolled: [LayoutRecord] = []
  /// The row of the same constraint in a host that was created before.
  private var outer: ConstraintRow?

  init(
    _ host: LayoutHost, _ constraint: NSLayoutConstraint, _ handles: [LayoutEngine.Constraint],
    _ expression: LinearExpression
  ) {
    self.host = host
    self.constraint = constraint
    self.handles = handles
    self.expression = expression
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
    var candidate: ConstraintRow? = self
    while let current = candidate {
      if current.host === host { return current }
      candidate = current.outer
    }
    return nil
  }
}
