import Foundation
import LayoutEngine

/// The row of a constraint in the engine of a host.
///
/// It is stored in the constraint, so that it is found without a search and needs no separate
/// allocation. Like items, a constraint has a row per host.
struct ConstraintRow {
  /// The identity of the host. The host outlives the row that is stored in the constraint.
  let host: ObjectIdentifier
  /// The row of the engine, or the first of two.
  let handle: LayoutEngine.Constraint
  /// The second row of the engine for a content size. It is `nil` for all other constraints.
  let secondHandle: LayoutEngine.Constraint?
  /// A Boolean value that indicates whether the constant depends on solved sizes: because of a
  /// baseline, or because the class of an item overrides its alignment rectangle.
  var dependsOnSolution = false
  /// A Boolean value that indicates whether there are scrolling views between the items and the
  /// holder.
  var isScrolled = false

  init(
    _ host: ObjectIdentifier, _ handle: LayoutEngine.Constraint,
    _ secondHandle: LayoutEngine.Constraint? = nil
  ) {
    self.host = host
    self.handle = handle
    self.secondHandle = secondHandle
  }

  /// The one or two rows of the engine.
  var handles: [LayoutEngine.Constraint] {
    if let secondHandle { [handle, secondHandle] } else { [handle] }
  }

  /// Calls `body` for the rows of the engine.
  @inline(__always)
  func forEachHandle(_ body: (LayoutEngine.Constraint) -> Void) {
    body(handle)
    if let secondHandle { body(secondHandle) }
  }

  /// Returns a Boolean value that indicates whether a row of the engine belongs to the constraint.
  @inline(__always)
  func contains(_ other: LayoutEngine.Constraint) -> Bool {
    handle == other || secondHandle == other
  }
}
