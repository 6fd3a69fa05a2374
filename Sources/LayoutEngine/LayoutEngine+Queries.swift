extension LayoutEngine {
  // MARK: Values

  /// The value that the last successful ``solve()`` chose.
  public func value(of variable: Variable) -> Double {
    variables.shown[slot(of: variable)].value
  }

  /// The variables whose value is not the one that it was when this was last called.
  ///
  /// Resets the list. An animation or a renderer that calls it after each ``solve()`` visits only
  /// what moved.
  ///
  /// - Complexity: O(length of the list).
  public mutating func takeChangedVariables() -> [Variable] {
    var result: [Variable] = []
    result.reserveCapacity(changedVariables.count)
    swap(&result, &changedVariables)
    variables.beginEpoch()
    return result
  }

  // MARK: Constraints

  /// All constraints that were added and not removed, oldest first.
  public var liveConstraints: [Constraint] {
    (0..<Int32(constraints.count)).filter { constraints.records[Int($0)].isAlive }
      .sorted { constraints.records[Int($0)].age < constraints.records[Int($1)].age }.map(handle)
  }

  /// The terms as the engine stores them: each variable once, no coefficient of 0.
  public func terms(of constraint: Constraint) -> [Term] {
    constraints.terms(of: slot(of: constraint)).map {
      Term(variableHandle(constraints.terms[$0].variable), constraints.terms[$0].coefficient)
    }
  }

  /// How the sum of the constraint's terms compares with its constant.
  public func relation(of constraint: Constraint) -> Relation {
    constraints.records[slot(of: constraint)].relation
  }

  /// The constraint's right-hand side.
  public func constant(of constraint: Constraint) -> Double {
    constraints.records[slot(of: constraint)].constant
  }

  /// The constraint's priority as last set.
  public func priority(of constraint: Constraint) -> Priority {
    Priority(rawValue: constraints.records[slot(of: constraint)].priority)
  }

  /// By how much the current values violate a constraint; 0 if it holds. In the unit of the
  /// constraint's constant.
  public func violation(of constraint: Constraint) -> Double {
    violation(slot(of: constraint))
  }

  /// The violation of the constraint in a slot, by the published values.
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

  /// The violation of every optional priority in use, highest first.
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
