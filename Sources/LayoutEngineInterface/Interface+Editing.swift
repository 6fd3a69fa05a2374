import CLayoutEngine
import LayoutEngine

// Functions of the header that add, change and remove objects. The header documents the contract
// for C programs.

/// Returns the version of the header with which the library was compiled.
@_cdecl("le_interface_version")
public func interfaceVersion() -> Int32 { LE_INTERFACE_VERSION }

/// Creates an empty engine. The pointer owns it until `le_engine_destroy`.
@_cdecl("le_engine_create")
public func createEngine() -> OpaquePointer? { EngineBox().pointer }

/// Copies an engine with the same handles.
///
/// - Returns: A pointer that owns the copy, or NULL if `engine` is NULL.
///
/// - Complexity: O(1) for the engine, whose storage is copied when either engine changes.
@_cdecl("le_engine_copy")
public func copyEngine(_ engine: OpaquePointer?) -> OpaquePointer? {
  EngineBox.at(engine).map { EngineBox(copying: $0).pointer }
}

/// Destroys an engine. Its pointer is invalid afterward.
@_cdecl("le_engine_destroy")
public func destroyEngine(_ engine: OpaquePointer?) {
  guard let engine else { return }
  Unmanaged<EngineBox>.fromOpaque(UnsafeRawPointer(engine)).release()
}

/// Limits the number of basis changes of the simplex method in a solving call.
///
/// - Returns: `LE_OK`, or `LE_INVALID_ARGUMENT` for a null pointer or a negative limit.
@_cdecl("le_set_step_limit")
public func setStepLimit(_ engine: OpaquePointer?, _ limit: Int64) -> le_status {
  guard let box = EngineBox.at(engine), limit >= 0 else { return le_status(LE_INVALID_ARGUMENT) }
  box.engine.stepLimit = Int(limit)
  return le_status(LE_OK)
}

/// Adds a variable.
///
/// - Parameters:
///   - engine: The engine.
///   - result: The location to write the handle to, or `nil` to discard it.
/// - Returns: `LE_OK`, or `LE_INVALID_ARGUMENT` for a null pointer.
/// - Complexity: Amortized O(1).
@_cdecl("le_add_variable")
public func addVariable(_ engine: OpaquePointer?, _ result: UnsafeMutablePointer<le_variable>?)
  -> le_status
{
  guard let box = EngineBox.at(engine) else { return le_status(LE_INVALID_ARGUMENT) }
  let variable = box.engine.addVariable()
  result?.pointee = variable.handle
  return le_status(LE_OK)
}

/// Removes a variable.
///
/// - Returns: `LE_STALE_HANDLE` if it was already removed, `LE_VARIABLE_IN_USE` if it still has
///   constraints.
@_cdecl("le_remove_variable")
public func removeVariable(_ engine: OpaquePointer?, _ handle: le_variable) -> le_status {
  guard let box = EngineBox.at(engine) else { return le_status(LE_INVALID_ARGUMENT) }
  let variable = LayoutEngine.Variable(handle)
  guard box.engine.contains(variable) else { return le_status(LE_STALE_HANDLE) }
  guard !box.engine.hasConstraints(on: variable) else { return le_status(LE_VARIABLE_IN_USE) }
  box.changes.removeAll { $0 == variable }
  box.engine.removeVariable(variable)
  return le_status(LE_OK)
}

/// Adds a constraint without solving, and writes its handle.
///
/// The point that `le_add_constraint_if_consistent` keeps, if any, is moved as well.
///
/// - Returns: A status. If it is `LE_INVALID_ARGUMENT` or `LE_STALE_HANDLE`, the engine is
///   unchanged.
///
/// - Complexity: O(*n*²), where *n* is the number of terms, which is small.
@_cdecl("le_add_constraint")
public func addConstraint(
  _ engine: OpaquePointer?, _ terms: UnsafePointer<le_term>?, _ count: Int,
  _ relation: le_relation, _ constant: Double, _ priority: Double,
  _ result: UnsafeMutablePointer<le_constraint>?
) -> le_status {
  EngineBox.add(Row(terms, count, relation, constant, priority), to: engine, result) { box, row in
    (box.addUnchecked(row), le_status(LE_OK))
  }
}

/// Adds a constraint unless it contradicts the required constraints.
///
/// - Returns: `LE_CONFLICT` with the contradiction in `le_conflict`, another status of `le_solve`,
///   or the status for an invalid argument. In each of these cases, the engine is unchanged.
@_cdecl("le_add_constraint_if_consistent")
public func addConstraintIfConsistent(
  _ engine: OpaquePointer?, _ terms: UnsafePointer<le_term>?, _ count: Int,
  _ relation: le_relation, _ constant: Double, _ priority: Double,
  _ result: UnsafeMutablePointer<le_constraint>?
) -> le_status {
  EngineBox.add(Row(terms, count, relation, constant, priority), to: engine, result) { box, row in
    box.addIfConsistent(row)
  }
}

/// Removes a constraint. Its handle is stale afterward.
///
/// - Returns: `LE_OK`, or `LE_STALE_HANDLE` if the constraint was already removed, or
///   `LE_INVALID_ARGUMENT` for a null pointer.
@_cdecl("le_remove_constraint")
public func removeConstraint(_ engine: OpaquePointer?, _ handle: le_constraint) -> le_status {
  guard let box = EngineBox.at(engine) else { return le_status(LE_INVALID_ARGUMENT) }
  let constraint = LayoutEngine.Constraint(handle)
  guard box.engine.contains(constraint) else { return le_status(LE_STALE_HANDLE) }
  if box.point != nil, box.engine.priority(of: constraint) == .required {
    box.point?.count(box.engine.terms(of: constraint), -1)
  }
  box.engine.remove(constraint)
  return le_status(LE_OK)
}

/// Changes the right-hand side of a constraint without solving.
///
/// - Returns: `LE_OK`, or `LE_STALE_HANDLE` if the constraint was removed, or `LE_INVALID_ARGUMENT`
///   for a null pointer or a constant that is not finite.
/// - Complexity: O(1).
@_cdecl("le_set_constant")
public func setConstant(_ engine: OpaquePointer?, _ handle: le_constraint, _ constant: Double)
  -> le_status
{
  guard let box = EngineBox.at(engine), constant.isFinite else {
    return le_status(LE_INVALID_ARGUMENT)
  }
  let constraint = LayoutEngine.Constraint(handle)
  guard box.engine.contains(constraint) else { return le_status(LE_STALE_HANDLE) }
  if box.point != nil, box.engine.priority(of: constraint) == .required { box.point?.invalidate() }
  box.engine.setConstant(constant, of: constraint)
  return le_status(LE_OK)
}

/// Changes the priority of a constraint without solving.
///
/// - Returns: `LE_OK`, or `LE_STALE_HANDLE` if the constraint was removed, or `LE_INVALID_ARGUMENT`
///   for a null pointer or an invalid priority.
@_cdecl("le_set_priority")
public func setPriority(_ engine: OpaquePointer?, _ handle: le_constraint, _ priority: Double)
  -> le_status
{
  guard let box = EngineBox.at(engine), let priority = Row.priority(priority) else {
    return le_status(LE_INVALID_ARGUMENT)
  }
  let constraint = LayoutEngine.Constraint(handle)
  guard box.engine.contains(constraint) else { return le_status(LE_STALE_HANDLE) }
  if box.point != nil {
    let change =
      (priority == .required ? 1 : 0)
      - (box.engine.priority(of: constraint) == .required ? 1 : 0)
    if change != 0 { box.point?.count(box.engine.terms(of: constraint), Int32(change)) }
    if change > 0 { box.point?.invalidate() }
  }
  box.engine.setPriority(priority, of: constraint)
  return le_status(LE_OK)
}
