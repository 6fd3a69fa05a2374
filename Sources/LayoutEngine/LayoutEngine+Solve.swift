extension LayoutEngine {
  /// Brings the values up to date with all edits since the last call.
  ///
  /// After a conflict the values stay what they were. Lower or remove one of the conflicting
  /// constraints and call again. Costs what the edits can reach: the fixed variables downstream of
  /// them and the components that they touch.
  @discardableResult
  public mutating func solve() -> Outcome {
    // 1. Components that new constraints touch fall apart.
    dissolveTouchedComponents()
    // 2. Required equalities fix what they can; the other variables form components.
    fixVariables()
    formComponents()
    // 3. Changed constants run through the fixed variables.
    evaluateEdits()
    // 4. Required constraints over fixed variables hold.
    if let conflict = runChecks() { return .conflict(conflict) }
    // 5. Components are solved.
    if let conflict = solveComponents() { return .conflict(conflict) }
    // 6. Values are published.
    publish()
    checkInvariants()
    return .solved
  }

  private mutating func dissolveTouchedComponents() {
    var index = 0
    while index < pendingConstraints.count {
      for term in constraints.terms(of: Int(pendingConstraints[index])) {
        let variable = constraints.termVariable[term]
        switch variables.role[Int(variable)] {
        case .member: dissolve(variables.owner[Int(variable)])
        case .isolated:
          variables.role[Int(variable)] = .pending
          queue(variable: variable)
        case .pending, .fixed: break
        }
      }
      index += 1
    }
  }

  // MARK: Constants

  /// Evaluates the definitions that edits reach, in the order in which they depend on one another.
  private mutating func evaluateEdits() {
    var heap = MinimumHeap()
    for constraint in editedConstraints
    where constraints.isAlive[Int(constraint)] { react(to: constraint, &heap) }
    editedConstraints.removeAll(keepingCapacity: true)
    var last = -1
    while let (rank, variable) = heap.popMinimum() {
      guard rank != last else { continue }
      last = rank
      guard evaluate(Int32(variable)) else { continue }
      var term = variables.firstTerm[variable]
      while term >= 0 {
        let constraint = constraints.termConstraint[Int(term)]
        term = constraints.nextTerm[Int(term)]
        if constraints.owner[Int(constraint)] != Int32(variable)
          || constraints.role[Int(constraint)] != .definition
        {
          react(to: constraint, &heap)
        }
      }
    }
  }

  /// Notes what depends on a constraint whose constant, or fixed variable, changed.
  private mutating func react(to constraint: Int32, _ heap: inout MinimumHeap) {
    let owner = constraints.owner[Int(constraint)]
    switch constraints.role[Int(constraint)] {
    case .pending: break
    case .definition: heap.push(key: variables.rank[Int(owner)], item: Int(owner))
    case .check:
      if constraints.isRequired(Int(constraint)) { pendingChecks.append(constraint) }
    case .member: schedule(owner)
    }
  }

  // MARK: Checks

  /// The conflict of the first required constraint that fixed variables violate, if any.
  private mutating func runChecks() -> [Constraint]? {
    while let constraint = pendingChecks.last {
      let isCheck =
        constraints.isAlive[Int(constraint)] && constraints.role[Int(constraint)] == .check
        && constraints.isRequired(Int(constraint))
      if isCheck, !isSatisfied(Int(constraint)) {
        return irreducibleConflict([(constraint, 1)])
      }
      pendingChecks.removeLast()
    }
    return nil
  }

  /// Whether a constraint holds, up to the tolerance.
  private func isSatisfied(_ slot: Int) -> Bool {
    var excess = -constraints.constant[slot]
    var size = abs(excess) + 1
    for term in constraints.terms(of: slot) {
      let product =
        constraints.termCoefficient[term]
        * variables.working[Int(constraints.termVariable[term])]
      excess += product
      size += abs(product)
    }
    let bound = Tolerance.feasibility * size
    return switch constraints.relation[slot] {
    case .equal: abs(excess) <= bound
    case .lessThanOrEqual: excess <= bound
    case .greaterThanOrEqual: -excess <= bound
    }
  }

  // MARK: Components

  private mutating func solveComponents() -> [Constraint]? {
    while let component = pendingComponents.last {
      let index = Int(component)
      let system = system(of: component)
      var solver: ComponentSolver
      if let known = components.slots[index].solver.take() {
        solver = known
        solver.setConstants(system)
        work.componentsUpdated += 1
      } else {
        solver = ComponentSolver(system)
        work.componentsBuilt += 1
      }
      let pivots = solver.pivots
      defer {
        work.pivots += solver.pivots - pivots
        components.slots[index].solver = solver
      }
      do {
        try solver.solve()
      } catch {
        let members = components.slots[index].constraints
        if let multipliers = error.multipliers {
          return irreducibleConflict(multipliers.map { (members[Int($0)], $1) })
        }
        return irreducibleConflict(among: members.filter { constraints.isRequired(Int($0)) })
      }
      pendingComponents.removeLast()
      components.slots[index].isPending = false
      for (position, variable) in components.slots[index].variables.enumerated() {
        variables.working[Int(variable)] = solver.values[position]
        touch(variable)
      }
    }
    return nil
  }

  /// The constraints of a component over its own variables, the fixed ones moved to the right.
  private mutating func system(of component: Int32) -> LinearSystem {
    let members = components.slots[Int(component)]
    for (index, variable) in members.variables.enumerated() {
      variables.localIndex[Int(variable)] = Int32(index)
    }
    var system = LinearSystem()
    system.variableCount = members.variables.count
    for constraint in members.constraints { append(Int(constraint), to: &system) }
    return system
  }

  private func append(_ slot: Int, to system: inout LinearSystem) {
    var constant = constraints.constant[slot]
    var magnitude = abs(constant)
    for term in constraints.terms(of: slot) {
      let variable = Int(constraints.termVariable[term])
      let coefficient = constraints.termCoefficient[term]
      if variables.role[variable] == .fixed {
        let product = coefficient * variables.working[variable]
        constant -= product
        magnitude += abs(product)
      } else {
        system.appendTerm(variables.localIndex[variable], coefficient)
      }
    }
    system.append(
      relation: constraints.relation[slot], constant: constant, magnitude: magnitude,
      priority: constraints.priority[slot], restsLast: restsLast(slot))
  }

  /// Whether a constraint bounds one variable by 0, as non-negative sizes do.
  func restsLast(_ slot: Int) -> Bool {
    constraints.termCount[slot] == 1 && constraints.constant[slot] == 0
      && constraints.relation[slot] != .equal
  }

  // MARK: Publishing

  private mutating func publish() {
    for variable in touchedVariables {
      let index = Int(variable)
      variables.isTouched[index] = false
      // A value that overflowed is nobody's wish; the last one stays.
      guard variables.isAlive[index], variables.working[index].isFinite else { continue }
      guard variables.published[index] != variables.working[index] else { continue }
      variables.published[index] = variables.working[index]
      guard !variables.isChanged[index] else { continue }
      variables.isChanged[index] = true
      changedVariables.append(variable)
    }
    touchedVariables.removeAll(keepingCapacity: true)
  }
}
