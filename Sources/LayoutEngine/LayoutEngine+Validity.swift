extension LayoutEngine {
  /// Returns a Boolean value that indicates whether the variable was added and has not been
  /// removed.
  ///
  /// Other methods trap on a stale handle. The result is meaningless for a variable of another
  /// engine.
  public func contains(_ variable: Variable) -> Bool {
    let slot = Int(variable.index)
    return variables.shown.indices.contains(slot) && variables.records[slot].isAlive
      && variables.shown[slot].generation == variable.generation
  }

  /// Returns a Boolean value that indicates whether the constraint was added and has not been
  /// removed.
  ///
  /// Other methods trap on a stale handle. The result is meaningless for a constraint of another
  /// engine.
  public func contains(_ constraint: Constraint) -> Bool {
    let slot = Int(constraint.index)
    return constraints.records.indices.contains(slot) && constraints.records[slot].isAlive
      && constraints.records[slot].generation == constraint.generation
  }

  /// A Boolean value that indicates whether any constraint was ever added.
  public var hasConstraints: Bool { constraints.count > 0 }

  /// Returns a Boolean value that indicates whether any constraint refers to the variable.
  public func hasConstraints(on variable: Variable) -> Bool {
    variables.records[slot(of: variable)].firstTerm >= 0
  }

  /// Returns the value in a slot of the engine's storage, which is the index of a variable. Slots
  /// without a variable have the value 0 or that of the last variable.
  public func value(inSlot slot: Int) -> Double {
    variables.shown.indices.contains(slot) ? variables.shown[slot].value : 0
  }
}
