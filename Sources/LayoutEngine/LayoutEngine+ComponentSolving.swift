// Solving the components that edits affect.

extension LayoutEngine {
  /// Solves the pending components and stores their values. Stops at the first component without a
  /// solution, which stays pending.
  mutating func solveComponents() -> Outcome? {
    while let component = pendingComponents.last {
      let index = Int(component)
      let members = components.slots[index].constraints
      if prepareSolver(of: index, members) == .solved {
        components.slots[index].isPending = false
        pendingComponents.removeLast()
        record(index)
        continue
      }
      if components.slots[index].isRevised {
        if !solveRevised(index) {
          if let failure = analyzeAgain(component) { return failure }
          continue
        }
      } else if let failure = solve(index, members) {
        components.slots[index].isSolved = false
        return failure
      }
      let unchecked = Self.takeValues(
        of: &components.slots[index], &variables, &touchedVariables, &work)
      if !unchecked.isEmpty, !holds(unchecked, in: index) {
        if let failure = analyzeAgain(component) { return failure }
        continue
      }
      components.slots[index].isPending = false
      pendingComponents.removeLast()
      record(index)
    }
    return nil
  }

  /// Dissolves a component whose structure was changed in place and that has no solution, or a wrong
  /// one. The analysis begins again, which also explains conflicts.
  private mutating func analyzeAgain(_ component: Int32) -> Outcome? {
    forgetTape()
    dissolve(component)
    assignRoles()
    return runChecks()
  }

  /// Returns a Boolean value that indicates whether the required constraints of some variables of a
  /// component hold up to rounding errors.
  ///
  /// - Complexity: O(terms of these constraints), and O(n log n) in the number of times that they refer
  ///   to the variables.
  private func holds(_ places: [Int32], in component: Int) -> Bool {
    // A long constraint, which may refer to all of the variables, is checked once.
    let affected = requiredMembers(of: places, in: component).sorted()
    for (index, constraint) in affected.enumerated()
    where index == 0 || affected[index - 1] != constraint {
      // The condition is negated so that NaN fails it too.
      guard let violation = relativeViolation(of: Int(constraint)), violation <= Tolerance.spoiled
      else { return false }
    }
    return true
  }

  /// Returns the required constraints of some variables of a component, with repetitions.
  private func requiredMembers(of places: [Int32], in component: Int) -> [Int32] {
    let members = components.slots[component].variables
    var found: [Int32] = []
    for place in places where Int(place) < members.count && members[Int(place)] >= 0 {
      var term = variables.records[Int(members[Int(place)])].firstTerm
      while term >= 0 {
        let constraint = constraints.terms[Int(term)].constraint
        term = constraints.terms[Int(term)].next
        guard constraints.isRequired(Int(constraint)),
          constraints.records[Int(constraint)].role == .member
        else { continue }
        found.append(constraint)
      }
    }
    return found
  }

  /// Solves a component whose structure was changed in place. Returns false if there is no
  /// solution.
  private mutating func solveRevised(_ index: Int) -> Bool {
    do {
      try runSolver(of: index, Tolerance.feasibility)
      return true
    } catch {
      return false
    }
  }

  /// Solves a component. If a conflict may be due to rounding, tries again with a larger tolerance.
  private mutating func solve(_ index: Int, _ members: [Int32]) -> Outcome? {
    do {
      try runSolver(of: index, Tolerance.feasibility)
      return nil
    } catch {
      if let outcome = outcome(of: error, index, members) { return outcome }
    }
    do {
      try runSolver(of: index, Tolerance.spoiled)
      return nil
    } catch {
      return outcome(of: error, index, members) ?? .refused(.precision)
    }
  }

  /// Runs the solver of a component, and counts its basis changes.
  private mutating func runSolver(
    of index: Int, _ tolerance: Double
  ) throws(ComponentSolver.Failure) {
    try Self.run(&components.slots[index].solver[0], tolerance, stepLimit, &work)
  }

  /// Runs a solver, and counts its basis changes.
  ///
  /// The solver is passed by reference. A copy would retain all of its arrays.
  private static func run(
    _ solver: inout ComponentSolver, _ tolerance: Double, _ stepLimit: Int, _ work: inout Work
  ) throws(ComponentSolver.Failure) {
    let pivots = solver.pivots
    defer { work.pivots += solver.pivots - pivots }
    try solver.solve(tolerance: tolerance, stepLimit: stepLimit)
  }

  /// Returns the outcome of a component's failure; nil if it may be due to rounding.
  private mutating func outcome(
    of failure: ComponentSolver.Failure, _ index: Int, _ members: [Int32]
  ) -> Outcome? {
    let multipliers: Contradiction
    switch failure {
    case .conflict(let found): multipliers = found
    case .unexplained, .largeBlock: return nil
    case .overflow: return .refused(.overflow)
    case .stepLimit: return .refused(.stepLimit)
    case .precision: return .refused(.precision)
    }
    // The values at which the conflict was found determine the magnitudes.
    for position in components.slots[index].variables.indices {
      let variable = components.slots[index].variables[position]
      variables.records[Int(variable)].working = components.slots[index].solver[0].values[position]
    }
    let contradiction = contradiction(multipliers.map { (members[Int($0)], $1) })
    return isReal(contradiction) ? .conflict(irreducibleConflict(contradiction)) : nil
  }

  /// The state of a component when its constants are known to its solver.
  private enum Preparation {
    /// A shared solver solved the component.
    case solved
    /// The component has its own solver with the current constants.
    case ready
  }

  /// Passes the current constants to a component's solver, or creates the solver. A small component
  /// of a known structure is solved at once by a solver that it shares.
  private mutating func prepareSolver(of index: Int, _ members: [Int32]) -> Preparation {
    if !components.slots[index].solver.isEmpty {
      updateSolver(of: index, members)
      return .ready
    }
    if members.count < minRevisedConstraints {
      return solveWithSharedSolver(index, members) ? .solved : .ready
    }
    _ = components.slots[index].takeConstants()
    components.slots[index].solver = [prototypes.solver(for: system(of: index, members))]
    work.componentsBuilt += 1
    return .ready
  }

  /// Passes the current constants to a component's own solver.
  private mutating func updateSolver(of index: Int, _ members: [Int32]) {
    let changed = components.slots[index].takeConstants()
    work.componentsUpdated += 1
    if components.slots[index].isRevised, changed?.isEmpty == true { return }
    func rightHandSide(
      _ row: Int
    ) -> (constant: Double, magnitude: Double, minimizesSlackFirst: Bool)? {
      let slot = Int(members[row])
      guard slot >= 0 else { return nil }
      let (constant, magnitude) = constraints.rightHandSide(of: slot, variables)
      return (constant, magnitude, constraints.minimizesSlackFirst(slot))
    }
    guard let changed else {
      components.slots[index].solver[0].setConstants(rows: members.indices, rightHandSide)
      return
    }
    if canSolveChanges(changed, index) {
      components.slots[index].solver[0].setFewConstants(rows: changed, rightHandSide)
    } else {
      components.slots[index].solver[0].setConstants(
        rows: changed.lazy.map { Int($0) }, rightHandSide)
    }
  }

  /// Returns a Boolean value that indicates whether the last solution of a component is current but
  /// for a few constants. A large component gets the tables of a revision for that, unless its blocks
  /// do not determine their values by themselves, so that the tables would not be used.
  private mutating func canSolveChanges(_ changed: [Int32], _ index: Int) -> Bool {
    if !components.slots[index].isRevised {
      guard components.slots[index].isSolved, components.slots[index].solver[0].isDetermined,
        components.slots[index].constraints.count >= minRevisedConstraints,
        components.slots[index].isFew(changed.count)
      else { return false }
      beginRevisionOfConstants(Int32(index))
    }
    return components.slots[index].solver[0].revision[0].isCurrent
  }

  /// Makes the values of a component's solver the working values of its variables. Returns the changed
  /// values, by their places in the component, for which required constraints have to be checked.
  ///
  /// The component is passed by reference. A copy would retain all arrays of its solver.
  private static func takeValues(
    of component: inout ComponentStore.Component, _ variables: inout VariableStore,
    _ touched: inout [Int32], _ work: inout Work
  ) -> [Int32] {
    component.isSolved = true
    let (changed, areChecked) =
      component.isRevised ? component.solver[0].takeChanges() : (nil, true)
    guard let changed else {
      variables.take(component.solver[0].values, for: component.variables, &touched)
      work.valuesTaken += component.variables.count
      return []
    }
    work.valuesTaken += changed.count
    variables.take(component.solver[0].values, at: changed, for: component.variables, &touched)
    return areChecked ? [] : changed
  }

  /// Returns the constraints of a component on its own variables. Fixed variables are moved to the
  /// right-hand side.
  mutating func system(of component: Int, _ members: [Int32]) -> LinearSystem {
    var system = LinearSystem()
    copyConstraints(of: component, members, to: &system)
    return system
  }

  /// Copies the constraints of a component on its own variables to an empty system. Fixed variables
  /// are moved to the right-hand side.
  mutating func copyConstraints(
    of component: Int, _ members: [Int32], to system: inout LinearSystem
  ) {
    // The list is copied instead of the component, which would retain all arrays of its solver.
    let unknowns = components.slots[component].variables
    for (index, variable) in unknowns.enumerated() {
      variables.records[Int(variable)].localIndex = Int32(index)
    }
    system.variableCount = unknowns.count
    var terms = 0
    for constraint in members { terms += constraints.terms(of: Int(constraint)).count }
    system.reserve(members.count, terms: terms)
    constraints.copy(members, variables, to: &system)
  }
}
