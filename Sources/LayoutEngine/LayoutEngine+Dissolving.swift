// Constraints and variables that lose their roles, so that the next `solve()` assigns roles again.

extension LayoutEngine {
  /// Removes a constraint from its role, so that it is pending.
  mutating func detach(_ slot: Int) {
    switch constraints.records[slot].role {
    case .pending: return
    case .check: makePending(Int32(slot))
    case .member: dissolve(constraints.records[slot].owner)
    case .definition: release(variable: constraints.records[slot].owner)
    }
  }

  /// Removes the role of a constraint until the next `solve()`.
  mutating func makePending(_ constraint: Int32) {
    constraints.records[Int(constraint)].role = .pending
    constraints.records[Int(constraint)].owner = -1
    pendingConstraints.append(constraint)
  }

  /// Makes a component's variables and constraints pending.
  mutating func dissolve(_ component: Int32) {
    for variable in components.slots[Int(component)].variables where variable >= 0 {
      makePending(variable: variable)
    }
    for constraint in components.slots[Int(component)].constraints where constraint >= 0 {
      makePending(constraint)
    }
    if components.slots[Int(component)].hasRemovals {
      removals.removeAll { $0.component == component }
    }
    if components.slots[Int(component)].isPending {
      pendingComponents.removeAll { $0 == component }
    }
    components.release(component)
  }

  /// Removes the role of a variable until the next `solve()`.
  private mutating func makePending(variable: Int32) {
    variables.records[Int(variable)].role = .pending
    variables.records[Int(variable)].owner = -1
    queue(variable: variable)
  }

  /// Queues a pending variable, so that the next `solve()` assigns a role.
  ///
  /// - Complexity: O(1).
  mutating func queue(variable: Int32) {
    guard !variables.records[Int(variable)].isQueued else { return }
    variables.records[Int(variable)].isQueued = true
    pendingVariables.append(variable)
  }

  /// Makes a constraint pending because one of its variables loses its value. A large component
  /// keeps its analysis: the constraint is removed, and later added with one more variable if it
  /// still exists.
  private mutating func release(member constraint: Int32) {
    let component = constraints.records[Int(constraint)].owner
    if canRevise(component) {
      revise(removing: Int(constraint))
      makePending(constraint)
    } else {
      dissolve(component)
    }
  }

  /// Makes a fixed variable pending, together with its dependents: definitions, checks, and
  /// constraints of components with constants that depend on it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms of the dependent variables, plus the
  ///   size of small components.
  private mutating func release(variable: Int32) {
    var stack = [variable]
    makePending(variables.records[Int(variable)].owner)
    makePending(variable: variable)
    noteRelease(of: variable)
    while let current = stack.popLast() {
      var term = variables.records[Int(current)].firstTerm
      while term >= 0 {
        let constraint = constraints.terms[Int(term)].constraint
        term = constraints.terms[Int(term)].next
        switch constraints.records[Int(constraint)].role {
        case .pending: continue
        case .check: makePending(constraint)
        case .member: release(member: constraint)
        case .definition:
          let dependent = constraints.records[Int(constraint)].owner
          makePending(constraint)
          makePending(variable: dependent)
          noteRelease(of: dependent)
          stack.append(dependent)
        }
      }
    }
  }
  /// Records that a variable lost its definition.
  private mutating func noteRelease(of variable: Int32) {
    guard !variables.records[Int(variable)].isReleased else { return }
    variables.records[Int(variable)].isReleased = true
    releasedVariables.append(variable)
  }
}
