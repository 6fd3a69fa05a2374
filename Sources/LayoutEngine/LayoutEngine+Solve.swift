extension LayoutEngine {
  /// Brings the values up to date with all edits since the last call.
  ///
  /// After a conflict, and where the arithmetic gives out, the values stay what they were. Lower or
  /// remove one of the conflicting constraints, or use other numbers, and call again. Costs what
  /// the edits can reach: the fixed variables downstream of them and the components that they
  /// touch.
  @discardableResult
  public mutating func solve() -> Outcome {
    if !pendingConstraints.isEmpty || !pendingVariables.isEmpty { forgetTape() }
    // 1. Components that new constraints touch fall apart.
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

  // MARK: Checks

  /// The conflict of the first required constraint that fixed variables violate, if any.
  private mutating func runChecks() -> Outcome? {
    while let constraint = pendingChecks.last {
      let isCheck =
        constraints.records[Int(constraint)].isAlive
        && constraints.records[Int(constraint)].role == .check
        && constraints.isRequired(Int(constraint))
      if isCheck {
        guard let miss = miss(of: Int(constraint)) else { return .refused(.overflow) }
        if miss > Tolerance.feasibility {
          let contradiction = contradiction([(constraint, 1)])
          if isReal(contradiction) { return .conflict(irreducibleConflict(contradiction)) }
          if miss > Tolerance.spoiled { return .refused(.precision) }
        }
      }
      pendingChecks.removeLast()
    }
    return nil
  }

  /// By which part of the numbers involved a constraint does not hold; nil when its sum overflows.
  private func miss(of slot: Int) -> Double? {
    var excess = -constraints.records[slot].constant
    var size = abs(excess) + 1
    for term in constraints.terms(of: slot) {
      let product =
        constraints.terms[term].coefficient
        * variables.records[Int(constraints.terms[term].variable)].working
      excess += product
      size += abs(product)
    }
    guard size.isFinite else { return nil }
    return switch constraints.records[slot].relation {
    case .equal: abs(excess) / size
    case .lessThanOrEqual: excess / size
    case .greaterThanOrEqual: -excess / size
    }
  }

  // MARK: Components

  private mutating func solveComponents() -> Outcome? {
    while let component = pendingComponents.last {
      let index = Int(component)
      let members = components.slots[index].constraints
      prepareSolver(of: index, members)
      let pivots = components.slots[index].solver!.pivots
      defer { work.pivots += components.slots[index].solver!.pivots - pivots }
      if let failure = solve(index, members) { return failure }
      pendingComponents.removeLast()
      components.slots[index].isPending = false
      takeValues(of: index)
      record(index)
    }
    return nil
  }

  /// Solves a component; a contradiction that may be rounding is looked over in a second attempt.
  private mutating func solve(_ index: Int, _ members: [Int32]) -> Outcome? {
    do {
      try components.slots[index].solver!.solve(stepLimit: stepLimit)
      return nil
    } catch {
      if let outcome = judge(error, index, members) { return outcome }
    }
    do {
      try components.slots[index].solver!.solve(
        tolerance: Tolerance.spoiled, stepLimit: stepLimit)
      return nil
    } catch {
      return judge(error, index, members) ?? .refused(.precision)
    }
  }

  /// What a component's failure means, or nil when it may be due to rounding.
  private mutating func judge(
    _ failure: ComponentSolver.Failure, _ index: Int, _ members: [Int32]
  ) -> Outcome? {
    if let refusal = failure.refusal { return .refused(refusal) }
    guard let multipliers = failure.multipliers else { return nil }
    // The values that the contradiction was found at tell how large the numbers are.
    for position in components.slots[index].variables.indices {
      let variable = components.slots[index].variables[position]
      variables.records[Int(variable)].working = components.slots[index].solver!.values[position]
    }
    let contradiction = contradiction(multipliers.map { (members[Int($0)], $1) })
    return isReal(contradiction) ? .conflict(irreducibleConflict(contradiction)) : nil
  }

  /// Gives a component's solver the present constants, or makes it.
  private mutating func prepareSolver(of index: Int, _ members: [Int32]) {
    components.slots[index].isFromTape = false
    if components.slots[index].solver != nil {
      components.slots[index].solver!.setConstants(members, constraints, variables)
      work.componentsUpdated += 1
    } else {
      components.slots[index].solver = prototypes.solver(for: system(of: Int32(index)))
      work.componentsBuilt += 1
    }
  }

  private mutating func takeValues(of index: Int) {
    // The two lists, not the component, which would retain all of its solver's arrays.
    let members = components.slots[index].variables
    let values = components.slots[index].solver!.values
    variables.take(values, for: members, &touchedVariables)
  }

  /// The constraints of a component over its own variables, the fixed ones moved to the right.
  private mutating func system(of component: Int32) -> LinearSystem {
    // The two lists, not the component, which would retain all of its solver's arrays.
    let unknowns = components.slots[Int(component)].variables
    let members = components.slots[Int(component)].constraints
    for (index, variable) in unknowns.enumerated() {
      variables.records[Int(variable)].localIndex = Int32(index)
    }
    var system = LinearSystem()
    system.variableCount = unknowns.count
    var terms = 0
    for constraint in members { terms += constraints.terms(of: Int(constraint)).count }
    system.reserve(members.count, terms: terms)
    for constraint in members { append(Int(constraint), to: &system) }
    return system
  }

  private func append(_ slot: Int, to system: inout LinearSystem) {
    for place in constraints.terms(of: slot) {
      let term = constraints.terms[place]
      let variable = variables.records[Int(term.variable)]
      if variable.role != .fixed { system.appendTerm(variable.localIndex, term.coefficient) }
    }
    let (constant, magnitude) = constraints.rightHandSide(of: slot, variables)
    system.append(
      relation: constraints.records[slot].relation, constant: constant, magnitude: magnitude,
      priority: constraints.records[slot].priority, restsFirst: constraints.restsFirst(slot))
  }

  // MARK: Publishing

  private var areTouchedFinite: Bool {
    // Of a removed variable nobody sees a value.
    touchedVariables.allSatisfy {
      variables.records[Int($0)].working.isFinite || !variables.records[Int($0)].isAlive
    }
  }

  private mutating func publish() {
    variables.publish(touchedVariables, &changedVariables)
    touchedVariables.removeAll(keepingCapacity: true)
  }
}
