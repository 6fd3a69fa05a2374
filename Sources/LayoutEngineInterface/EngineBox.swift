import CLayoutEngine
import LayoutEngine
import Synchronization

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

  /// The analyses of components that all engines of the process share, so that a program that makes
  /// the same systems again, as for each drawing of a figure, analyzes them once. Nil while an engine
  /// on some thread solves with them: other engines solve with their own in the meantime.
  private static let prototypes = Mutex<LayoutEngine.Prototypes?>(LayoutEngine.Prototypes())

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
    switch solveSharingPrototypes() {
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

extension EngineBox {
  /// Solves with the analyses of all engines, unless another thread has them.
  private func solveSharingPrototypes() -> LayoutEngine.Outcome {
    let taken = Self.prototypes.withLock { $0.take() }
    guard var prototypes = taken else { return engine.solve() }
    defer { Self.prototypes.withLock { [prototypes] in $0 = prototypes } }
    return engine.solve(sharing: &prototypes)
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
