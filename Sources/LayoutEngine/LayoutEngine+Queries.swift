extension LayoutEngine {
  // MARK: Values

  /// Returns the value of a variable in the solution of the last successful ``solve()``.
  @inlinable
  public func value(of variable: Variable) -> Double {
    variables.shown[slot(of: variable)].value
  }

  /// Returns the values of four variables, such as those of a frame, in the solution of the last
  /// successful ``solve()``.
  ///
  /// Callers inline it. If they did not, an engine that is stored in an object would be copied for
  /// each call.
  @inlinable
  public func values(
    of first: Variable, _ second: Variable, _ third: Variable, _ fourth: Variable
  ) -> (first: Double, second: Double, third: Double, fourth: Double) {
    (value(of: first), value(of: second), value(of: third), value(of: fourth))
  }

  /// Returns a Boolean value that indicates whether a sequence of required equations determined the
  /// value of a variable at the last ``solve()``. Optional constraints then have no effect on it.
  public func isFixed(_ variable: Variable) -> Bool {
    variables.records[slot(of: variable)].role == .fixed
  }

  /// Returns the variables with values that changed since the last call, in the order of their
  /// indices, and resets the list.
  ///
  /// An animation or a renderer that calls this method after each ``solve()`` visits only variables
  /// that moved. Its data for them is usually in the order of their creation, and so is the result,
  /// whereas the engine finds them in the order of their equations.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of changed variables, and at most linear
  ///   in the number of all variables.
  public mutating func takeChangedVariables() -> [Variable] {
    defer { variables.beginEpoch() }
    let count = changedVariables.count + unlistedChanges
    guard unlistedChanges == 0, !variables.areMany(count) else {
      changedVariables.removeAll(keepingCapacity: true)
      unlistedChanges = 0
      return variables.changed(count)
    }
    var result: [Variable] = []
    result.reserveCapacity(changedVariables.count)
    swap(&result, &changedVariables)
    result.sort { $0.index < $1.index }
    return result
  }

  /// Returns the variables that lost their definitions since the last call, and resets the list.
  /// They were fixed, and may be fixed again. See ``isFixed(_:)``.
  public mutating func takeReleasedVariables() -> [Variable] {
    let slots = releasedVariables
    releasedVariables.removeAll(keepingCapacity: true)
    for slot in slots { variables.records[Int(slot)].isReleased = false }
    return slots.filter { variables.records[Int($0)].isAlive }.map(variableHandle)
  }

  // MARK: Constraints

  /// All constraints that were added and not removed, oldest first.
  public var liveConstraints: [Constraint] {
    (0..<Int32(constraints.count)).filter { constraints.records[Int($0)].isAlive }
      .sorted { constraints.records[Int($0)].age < constraints.records[Int($1)].age }.map(handle)
  }

  /// Returns the stored terms. Each variable occurs once, and no coefficient is 0.
  public func terms(of constraint: Constraint) -> [Term] {
    constraints.terms(of: slot(of: constraint)).map {
      Term(variableHandle(constraints.terms[$0].variable), constraints.terms[$0].coefficient)
    }
  }

  /// Returns a Boolean value that indicates whether a constraint was added with the given terms in
  /// the same order.
  public func hasTerms(_ given: [Term], _ constraint: Constraint) -> Bool {
    let stored = constraints.terms(of: slot(of: constraint))
    guard stored.count == given.count else { return false }
    for (place, term) in zip(stored, given)
    where constraints.terms[place].variable != term.variable.index
      || constraints.terms[place].coefficient != term.coefficient
    { return false }
    return true
  }

  /// Returns the relation between the sum of the constraint's terms and its constant.
  public func relation(of constraint: Constraint) -> Relation {
    constraints.records[slot(of: constraint)].relation
  }

  /// Returns the right-hand side of a constraint.
  public func constant(of constraint: Constraint) -> Double {
    constraints.records[slot(of: constraint)].constant
  }

  /// Returns the current priority of a constraint.
  public func priority(of constraint: Constraint) -> Priority {
    Priority(rawValue: constraints.records[slot(of: constraint)].priority)
  }

  /// Returns the amount by which the current values violate a constraint, in the unit of its
  /// constant. The amount is 0 if the constraint holds.
  public func violation(of constraint: Constraint) -> Double {
    violation(slot(of: constraint))
  }

  /// Returns the violation of the constraint in a slot by the published values.
  private func violation(_ slot: Int) -> Double {
    var excess = -constraints.records[slot].constant
    for term in constraints.terms(of: slot) {
      excess +=
        constraints.terms[term].coefficient
        * variables.shown[Int(constraints.terms[term].variable)].value
    }
    return switch constraints.records[slot].relation {
    case .equal: abs(excess)
    case .lessThanOrEqual: max(0, excess)
    case .greaterThanOrEqual: max(0, -excess)
    }
  }

  /// Returns the violation of every optional priority in use, highest first.
  public func levels() -> [Level] {
    var sums: [Double: Double] = [:]
    for slot in 0..<constraints.count
    where constraints.records[slot].isAlive && !constraints.isRequired(slot) {
      sums[constraints.records[slot].priority, default: 0] += violation(slot)
    }
    return sums.sorted { $0.key > $1.key }
      .map { Level(priority: Priority(rawValue: $0.key), violation: $0.value) }
  }
}
