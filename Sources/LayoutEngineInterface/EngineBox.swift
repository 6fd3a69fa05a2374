import CLayoutEngine
import LayoutEngine
import Synchronization

/// The engine behind a pointer of the interface.
///
/// The pointer owns a reference. Only one thread may use the box at a time, as the header requires
/// of callers.
final class EngineBox {
  // No foreign code runs during an access, so exclusivity checks are unnecessary.

  /// The engine.
  @exclusivity(unchecked) var engine = LayoutEngine()
  /// The contradiction that the last solving call found, or an empty array if it found none.
  @exclusivity(unchecked) var conflict: [LayoutEngine.Constraint] = []
  /// The variables that changed since the last call of `le_take_changes`.
  @exclusivity(unchecked) var changes: [LayoutEngine.Variable] = []
  /// A point that satisfies the required constraints, or `nil` before the first addition that
  /// checks consistency.
  @exclusivity(unchecked) var point: FeasiblePoint?

  /// The number of variables and constraints for which a new engine reserves capacity. Most systems
  /// that programs create often are small, and growing the storage one element at a time takes
  /// longer than solving them.
  private static let usualCount = 16

  /// The analyses of components, shared by all engines of the process, so that a program that
  /// creates the same systems repeatedly, such as for each drawing of a figure, analyzes them once.
  /// The value is `nil` while an engine on some thread uses the analyses; other engines then use
  /// their own.
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

  /// Returns the box of a pointer, or `nil` for a null pointer.
  static func at(_ pointer: OpaquePointer?) -> EngineBox? {
    guard let pointer else { return nil }
    return Unmanaged<EngineBox>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// A pointer that owns the box.
  var pointer: OpaquePointer { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }

  /// Solves, stores the contradiction if there is one, and returns the status.
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
  /// Solves with the shared analyses, unless another thread is using them.
  private func solveSharingPrototypes() -> LayoutEngine.Outcome {
    let taken = Self.prototypes.withLock { $0.take() }
    guard var prototypes = taken else { return engine.solve() }
    defer { Self.prototypes.withLock { [prototypes] in $0 = prototypes } }
    return engine.solve(sharing: &prototypes)
  }
}

// Conversions between the handles of both languages.

extension LayoutEngine.Variable {
  /// Creates the variable of a C handle, which may be stale or belong to another engine. Check
  /// `LayoutEngine.contains(_:)` before using it.
  init(_ handle: le_variable) {
    self.init(index: handle.index, generation: handle.generation)
  }

  /// The C handle.
  var handle: le_variable { le_variable(index: index, generation: generation) }
}

extension LayoutEngine.Constraint {
  /// Creates the constraint of a C handle, which may be stale or belong to another engine. Check
  /// `LayoutEngine.contains(_:)` before using it.
  init(_ handle: le_constraint) {
    self.init(index: handle.index, generation: handle.generation)
  }

  /// The C handle.
  var handle: le_constraint { le_constraint(index: index, generation: generation) }
}
