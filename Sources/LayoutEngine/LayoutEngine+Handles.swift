// The slots of handles, and the handles of slots.

extension LayoutEngine {
  /// Returns the slot of a variable. Traps on a stale handle.
  @inlinable
  func slot(of variable: Variable) -> Int { variables.slot(of: variable) }

  /// Returns the slot of a constraint. Traps on a stale handle.
  func slot(of constraint: Constraint) -> Int {
    let slot = Int(constraint.index)
    precondition(
      constraints.records.indices.contains(slot) && constraints.records[slot].isAlive
        && constraints.records[slot].generation == constraint.generation,
      "LayoutEngine: the constraint was removed")
    return slot
  }

  /// Returns the handle of a live constraint.
  func handle(_ slot: Int32) -> Constraint {
    Constraint(index: slot, generation: constraints.records[Int(slot)].generation)
  }

  /// Returns the handle of a live variable.
  func variableHandle(_ slot: Int32) -> Variable {
    Variable(index: slot, generation: variables.shown[Int(slot)].generation)
  }
}
