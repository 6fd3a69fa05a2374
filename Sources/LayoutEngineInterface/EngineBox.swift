import CLayoutEngine
import LayoutEngine

/// The engine behind a pointer of the interface.
///
/// The pointer owns a reference. The box is used by one thread at a time, which the header demands
/// of its users.
final class EngineBox {
  // No code of others runs during an access, so that the checks of exclusive access are not needed.

  /// The engine.
  @exclusivity(unchecked) var engine = LayoutEngine()
  /// The contradiction that the last solving call found; empty if it found none.
  @exclusivity(unchecked) var conflict: [LayoutEngine.Constraint] = []
  /// The variables that changed since the last call of `le_take_changes`.
  @exclusivity(unchecked) var changes: [LayoutEngine.Variable] = []
  /// A point that satisfies the required constraints; nil before the first addition that asks for
  /// consistency.
  @exclusivity(unchecked) var point: FeasiblePoint?

  /// Variables and constraints for which a new engine has space: most systems that are made often
  /// are small, and growing one by one takes longer than solving them.
  private static let usualCount = 16

  /// Creates a box around an empty engine.
  init() {
    engine.reserveCapacity(variables: Self.usualCount, constraints: Self.usualCount)
  }

  /// Creates an independent copy with the same handles.
  init(copying box: EngineBox) {
    engine = box.engine
    conflict = box.conflict
    changes = box.changes
    point = box.point
  }

  /// The box of a pointer; nil for a null pointer.
  static func at(_ pointer: OpaquePointer?) -> EngineBox? {
    guard let pointer else { return nil }
    return Unmanaged<EngineBox>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// A pointer that owns the box.
  var pointer: OpaquePointer { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }

  /// Solves, keeps the contradiction if there is one, and returns the status.
  func solve() -> le_status {
    conflict = []
    switch engine.solve() {
    case .solved: return le_status(LE_OK)
    case .conflict(let constraints):
      conflict = constraints
      return le_status(LE_CONFLICT)
    case .refused(.overflow): return le_status(LE_OVERFLOW)
    case .refused(.stepLimit): return le_status(LE_STEP_LIMIT)
    case .refused(.precision): return le_status(LE_PRECISION)
    }
  }
}

// The same handles in both languages.

extension LayoutEngine.Variable {
  /// The variable of a handle in C, which may be stale or foreign: `LayoutEngine.contains(_:)` says
  /// whether it exists.
  init(_ handle: le_variable) {
    self.init(index: handle.index, generation: handle.generation)
  }

  /// The handle in C.
  var handle: le_variable { le_variable(index: index, generation: generation) }
}

extension LayoutEngine.Constraint {
  /// The constraint of a handle in C, which may be stale or foreign: `LayoutEngine.contains(_:)` says
  /// whether it exists.
  init(_ handle: le_constraint) {
    self.init(index: handle.index, generation: handle.generation)
  }

  /// The handle in C.
  var handle: le_constraint { le_constraint(index: index, generation: generation) }
}
