extension LayoutEngine {
  /// Updates the values after all edits since the last call.
  ///
  /// After a conflict, or if the arithmetic fails, the values do not change. In this case, lower
  /// the priority of one of the conflicting constraints or remove it, and call the method again.
  /// The method visits only the fixed variables that depend on the edits, and the components that
  /// the edits affect.
  ///
  /// - Returns: ``Outcome/solved``, or the conflict or the reason why there are no new values.
  @discardableResult
  public mutating func solve() -> Outcome {
    if !pendingConstraints.isEmpty || !pendingVariables.isEmpty { forgetTape() }
    // 1. Removed and new constraints change large components in place, and dissolve others.
    // 2. Required equalities fix variables. The other variables form components.
    assignRoles()
    // 3. Changed constants update the fixed variables.
    evaluateEdits()
    // 4. Required constraints on fixed variables are checked, and components are solved.
    if let failure = runChecks() ?? solveComponents() {
      releaseTape()
      return failure
    }
    // 5. Values are published unless one is not finite.
    guard areTouchedFinite else {
      releaseTape()
      return .refused(.overflow)
    }
    publishTape()
    publish()
    checkInvariants()
    return .solved
  }

  /// Assigns a role to all pending constraints and variables.
  mutating func assignRoles() {
    applyRemovals()
    var touchesKept: Bool
    repeat {
      touchesKept = hasAssignedRoles && dissolveTouchedComponents()
      fixVariables()
    } while touchesKept && !attachPending()
    isolateBereaved()
    formComponents()
    hasAssignedRoles = true
  }

  /// Dissolves the components with a variable of a pending constraint, except large ones.
  /// Dissolving makes more constraints pending, which are visited as well.
  ///
  /// Returns true if components with such variables are kept.
  private mutating func dissolveTouchedComponents() -> Bool {
    var touchesKept = false
    var index = 0
    while index < pendingConstraints.count {
      for term in constraints.terms(of: Int(pendingConstraints[index])) {
        let variable = constraints.terms[term].variable
        switch variables.records[Int(variable)].role {
        case .member:
          let component = variables.records[Int(variable)].owner
          if canRevise(component) { touchesKept = true } else { dissolve(component) }
        case .isolated:
          variables.records[Int(variable)].role = .pending
          queue(variable: variable)
        case .pending, .fixed: break
        }
      }
      index += 1
    }
    return touchesKept
  }

  // MARK: Publishing

  /// A Boolean value that indicates whether all values to publish are finite.
  private var areTouchedFinite: Bool {
    // The value of a removed variable is not published.
    touchedVariables.allSatisfy {
      variables.records[Int($0)].working.isFinite || !variables.records[Int($0)].isAlive
    }
  }

  /// Makes the working values visible to callers, and lists the variables with changed values.
  private mutating func publish() {
    variables.publish(touchedVariables, &changedVariables)
    touchedVariables.removeAll(keepingCapacity: true)
  }
}
