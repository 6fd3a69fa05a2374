extension LayoutEngine {
  /// Updates the values for all edits since the last call.
  ///
  /// After a conflict, or if the arithmetic fails, the values do not change. Lower the priority of
  /// one of the conflicting constraints or remove it, and call again. Costs what the edits can
  /// reach: the fixed variables that depend on them and the components that they touch.
  ///
  /// - Returns: ``Outcome/solved``, or the conflict or the reason for which there are no new
  ///   values.
  @discardableResult
  public mutating func solve() -> Outcome {
    if !pendingConstraints.isEmpty || !pendingVariables.isEmpty { forgetTape() }
    // 1. Components that new constraints touch are dissolved.
    dissolveTouchedComponents()
    // 2. Required equalities fix what they can; the other variables form components.
    fixVariables()
    formComponents()
    // 3. Changed constants run through the fixed variables.
    evaluateEdits()
    // 4. Required constraints over fixed variables hold.
    if let failure = runChecks() { return failure }
    // 5. Components are solved.
    if let failure = solveComponents() { return failure }
    // 6. Values are published, unless one overflowed.
    guard areTouchedFinite else { return .refused(.overflow) }
    publish()
    checkInvariants()
    return .solved
  }

  /// Dissolves the components that have a variable of a pending constraint. Dissolving makes more
  /// constraints pending, which are visited as well.
  private mutating func dissolveTouchedComponents() {
    var index = 0
    while index < pendingConstraints.count {
      for term in constraints.terms(of: Int(pendingConstraints[index])) {
        let variable = constraints.terms[term].variable
        switch variables.records[Int(variable)].role {
        case .member: dissolve(variables.records[Int(variable)].owner)
        case .isolated:
          variables.records[Int(variable)].role = .pending
          queue(variable: variable)
        case .pending, .fixed: break
        }
      }
      index += 1
    }
  }

  // MARK: Publishing

  /// Whether all values to be published are finite.
  private var areTouchedFinite: Bool {
    // The value of a removed variable is not published.
    touchedVariables.allSatisfy {
      variables.records[Int($0)].working.isFinite || !variables.records[Int($0)].isAlive
    }
  }

  /// Shows callers the working values, and lists the variables whose value changed.
  private mutating func publish() {
    variables.publish(touchedVariables, &changedVariables)
    touchedVariables.removeAll(keepingCapacity: true)
  }
}
