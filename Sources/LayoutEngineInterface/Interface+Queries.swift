import CLayoutEngine
import LayoutEngine

// Functions of the header that solve and return results. The header documents the contract for C
// programs.

/// Updates all values after the edits since the last call.
///
/// - Returns: `LE_CONFLICT`, `LE_OVERFLOW`, `LE_STEP_LIMIT` or `LE_PRECISION` if no values changed.
@_cdecl("le_solve")
public func solve(_ engine: OpaquePointer?) -> le_status {
  guard let box = EngineBox.at(engine) else { return le_status(LE_INVALID_ARGUMENT) }
  return box.solve()
}

/// Copies the contradiction of the last solving call, oldest constraint first.
///
/// - Returns: The number of constraints, which may exceed the capacity; 0 if there is no
///   contradiction.
@_cdecl("le_conflict")
public func conflict(
  _ engine: OpaquePointer?, _ constraints: UnsafeMutablePointer<le_constraint>?, _ capacity: Int
) -> Int {
  guard let box = EngineBox.at(engine) else { return 0 }
  if let constraints {
    for (place, constraint) in box.conflict.prefix(max(capacity, 0)).enumerated() {
      constraints[place] = constraint.handle
    }
  }
  return box.conflict.count
}

/// Writes the value of a variable as of the last solution.
///
/// - Parameters:
///   - engine: The engine.
///   - handle: The variable.
///   - result: The location to write the value to.
/// - Returns: `LE_OK`, or `LE_STALE_HANDLE` if the variable was removed, or `LE_INVALID_ARGUMENT`
///   for a null pointer.
@_cdecl("le_value")
public func value(
  _ engine: OpaquePointer?, _ handle: le_variable, _ result: UnsafeMutablePointer<Double>?
) -> le_status {
  guard let box = EngineBox.at(engine) else { return le_status(LE_INVALID_ARGUMENT) }
  let variable = LayoutEngine.Variable(handle)
  guard box.engine.contains(variable) else { return le_status(LE_STALE_HANDLE) }
  result?.pointee = box.engine.value(of: variable)
  return le_status(LE_OK)
}

/// Copies the variables that changed since the last call, with their values, and clears the list.
///
/// - Returns: The number of changes. If it exceeds the capacity, nothing is copied or cleared.
///
/// - Complexity: O(*n*), where *n* is the number of changes.
@_cdecl("le_take_changes")
public func takeChanges(
  _ engine: OpaquePointer?, _ changes: UnsafeMutablePointer<le_change>?, _ capacity: Int
) -> Int {
  guard let box = EngineBox.at(engine) else { return 0 }
  // Variables that changed twice since the last call are listed once.
  let new = box.engine.takeChangedVariables()
  if box.changes.isEmpty {
    box.changes = new
  } else if !new.isEmpty {
    let known = Set(box.changes)
    box.changes += new.filter { !known.contains($0) }
  }
  let count = box.changes.count
  guard count <= capacity, let changes else { return count }
  for (place, variable) in box.changes.enumerated() {
    changes[place] = le_change(
      variable: variable.handle, value: box.engine.value(of: variable))
  }
  box.changes.removeAll(keepingCapacity: true)
  return count
}

/// Writes the amount by which the current values violate a constraint, in the unit of its constant.
///
/// - Parameters:
///   - engine: The engine.
///   - handle: The constraint.
///   - result: The location to write the amount to.
/// - Returns: `LE_OK`, or `LE_STALE_HANDLE` if the constraint was removed, or `LE_INVALID_ARGUMENT`
///   for a null pointer.
@_cdecl("le_violation")
public func violation(
  _ engine: OpaquePointer?, _ handle: le_constraint, _ result: UnsafeMutablePointer<Double>?
) -> le_status {
  guard let box = EngineBox.at(engine) else { return le_status(LE_INVALID_ARGUMENT) }
  let constraint = LayoutEngine.Constraint(handle)
  guard box.engine.contains(constraint) else { return le_status(LE_STALE_HANDLE) }
  result?.pointee = box.engine.violation(of: constraint)
  return le_status(LE_OK)
}

/// Solves, and writes the smallest and the largest value of a variable in all optimal solutions.
///
/// - Returns: A status. If it is an error of `le_solve`, nothing is written.
///
/// - Complexity: Two linear programs for the component of the variable, unless its solution is
///   unique.
@_cdecl("le_range")
public func range(
  _ engine: OpaquePointer?, _ handle: le_variable, _ lower: UnsafeMutablePointer<Double>?,
  _ upper: UnsafeMutablePointer<Double>?
) -> le_status {
  guard let box = EngineBox.at(engine) else { return le_status(LE_INVALID_ARGUMENT) }
  let variable = LayoutEngine.Variable(handle)
  guard box.engine.contains(variable) else { return le_status(LE_STALE_HANDLE) }
  let status = box.solve()
  guard status == LE_OK else { return status }
  let range = box.engine.range(of: variable)
  lower?.pointee = range.lowerBound
  upper?.pointee = range.upperBound
  return le_status(LE_OK)
}

/// Solves, and copies the variables whose value differs between optimal solutions, oldest first.
///
/// - Returns: The number of variables, which may exceed the capacity; 0 if there is no solution.
///
/// - Complexity: Two linear programs per variable of a component whose solution is not unique.
@_cdecl("le_ambiguous_variables")
public func ambiguousVariables(
  _ engine: OpaquePointer?, _ variables: UnsafeMutablePointer<le_variable>?, _ capacity: Int
) -> Int {
  guard let box = EngineBox.at(engine), box.solve() == LE_OK else { return 0 }
  let ambiguous = box.engine.ambiguousVariables()
  if let variables {
    for (place, variable) in ambiguous.prefix(max(capacity, 0)).enumerated() {
      variables[place] = variable.handle
    }
  }
  return ambiguous.count
}
