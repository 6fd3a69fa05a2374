/// Components whose coefficients differ so much in size that they are solved without rounding
/// errors.
extension LayoutEngine {
  /// Solves a component whose coefficients differ too much for floating-point numbers. Returns
  /// `(false, nil)`, without solving the component, if its coefficients do not. Otherwise, returns
  /// true and the reason why the component has no values, if it has none.
  ///
  /// - Complexity: O(*n*) if the component is not solved, where *n* is the number of its terms.
  mutating func solveExactly(_ index: Int, _ members: [Int32]) -> (Bool, Outcome?) {
    // The scales of a component do not change: a change of the structure makes another component,
    // or was checked before.
    let isNew =
      components.slots[index].solver.isEmpty && components.slots[index].structure == nil
    guard isNew, !components.slots[index].exact.isEmpty || constraints.hasManyScales(members)
    else { return (false, nil) }
    _ = components.slots[index].takeConstants()
    components.slots[index].isSolved = false
    work.componentsBuilt += 1
    var system = LinearSystem()
    copyConstraints(of: index, members, to: &system)
    let constants = members.map { constraints.exactRightHandSide(of: Int($0), variables) }
    let problem = ExactSolver(system, constants: constants)
    do {
      try take(problem, of: index)
      return (true, nil)
    } catch {
      guard let outcome = outcome(of: error, index, members, problem) else { return (true, nil) }
      return (true, outcome)
    }
  }

  /// Solves the system of a component, and takes the values.
  private mutating func take(
    _ problem: ExactSolver, of index: Int, ignoresConflict: Bool = false
  ) throws(SolverFailure) {
    var solver = problem
    defer { work.pivots += solver.pivots }
    try solver.solve(stepLimit: stepLimit, ignoresConflict: ignoresConflict)
    components.slots[index].exact = [solver]
    components.slots[index].isSolved = true
    work.valuesTaken += components.slots[index].variables.count
    variables.take(solver.values, for: components.slots[index].variables, &touchedVariables)
  }

  /// Returns the outcome of a failure. If the rounding of the numbers in the constraints explains
  /// the failure, the method stores the values with the smallest violations instead, and returns
  /// `nil`.
  private mutating func outcome(
    of failure: SolverFailure, _ index: Int, _ members: [Int32], _ problem: ExactSolver
  ) -> Outcome? {
    switch failure {
    case .overflow: return .refused(.overflow)
    case .stepLimit: return .refused(.stepLimit)
    case .precision, .unexplained, .largeBlock: return .refused(.precision)
    case .conflict(let multipliers):
      var point = problem
      do {
        try point.solve(stepLimit: stepLimit, ignoresConflict: true)
      } catch {
        return .refused(.precision)
      }
      // The values at which the conflict was found determine the magnitudes.
      for (variable, value) in zip(components.slots[index].variables, point.values) {
        variables.records[Int(variable)].working = value
      }
      let contradiction = contradiction(multipliers.map { (members[Int($0)], $1) })
      if isReal(contradiction) { return .conflict(irreducibleConflict(contradiction)) }
      do {
        try take(problem, of: index, ignoresConflict: true)
        return nil
      } catch {
        return .refused(.precision)
      }
    }
  }

  /// Returns a Boolean value that indicates whether required constraints can hold together, without
  /// rounding errors. If the calculation takes too long, they are assumed to conflict.
  func canHoldExactly(_ slots: [Int32]) -> Bool {
    let system = isolatedSystem(of: slots)
    var solver = ExactSolver(system, constants: system.constant.map { Rational($0) })
    return (try? solver.isFeasible()) ?? false
  }
}
