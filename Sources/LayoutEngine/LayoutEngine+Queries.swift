extension LayoutEngine {
  // MARK: Values

  /// The value that the last successful ``solve()`` chose.
  public func value(of variable: Variable) -> Double {
    variables.published[slot(of: variable)]
  }

  /// The variables whose value differs from the one when this was last called.
  ///
  /// Costs no more than the list is long.
  public mutating func takeChangedVariables() -> [Variable] {
    let result = changedVariables.map { variableHandle($0) }
    for slot in changedVariables { variables.isChanged[Int(slot)] = false }
    changedVariables.removeAll(keepingCapacity: true)
    return result
  }

  // MARK: Constraints

  /// All constraints that were added and not removed, oldest first.
  public var liveConstraints: [Constraint] {
    (0..<Int32(constraints.count)).filter { constraints.isAlive[Int($0)] }
      .sorted { constraints.age[Int($0)] < constraints.age[Int($1)] }.map(handle)
  }

  /// The terms as the engine holds them: each variable once, no coefficient 0.
  public func terms(of constraint: Constraint) -> [Term] {
    constraints.terms(of: slot(of: constraint)).map {
      Term(variableHandle(constraints.termVariable[$0]), constraints.termCoefficient[$0])
    }
  }

  /// How the sum of the constraint's terms compares with its constant.
  public func relation(of constraint: Constraint) -> Relation {
    constraints.relation[slot(of: constraint)]
  }

  /// The constraint's right-hand side.
  public func constant(of constraint: Constraint) -> Double {
    constraints.constant[slot(of: constraint)]
  }

  /// The constraint's priority as last set.
  public func priority(of constraint: Constraint) -> Priority {
    Priority(rawValue: constraints.priority[slot(of: constraint)])
  }

  /// By how much the present values miss a constraint, 0 when it holds.
  public func violation(of constraint: Constraint) -> Double {
    violation(slot(of: constraint))
  }

  private func violation(_ slot: Int) -> Double {
    var excess = -constraints.constant[slot]
    for term in constraints.terms(of: slot) {
      excess +=
        constraints.termCoefficient[term]
        * variables.published[Int(constraints.termVariable[term])]
    }
    return switch constraints.relation[slot] {
    case .equal: abs(excess)
    case .lessThanOrEqual: max(0, excess)
    case .greaterThanOrEqual: max(0, -excess)
    }
  }

  /// The violation of every optional priority in use, highest first.
  public func levels() -> [Level] {
    var sums: [Double: Double] = [:]
    for slot in 0..<constraints.count
    where constraints.isAlive[slot] && !constraints.isRequired(slot) {
      sums[constraints.priority[slot], default: 0] += violation(slot)
    }
    return sums.sorted { $0.key > $1.key }
      .map { Level(priority: Priority(rawValue: $0.key), violation: $0.value) }
  }
}
