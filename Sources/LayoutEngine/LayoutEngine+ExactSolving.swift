// Components whose coefficients differ so much in size that they are solved without rounding errors.

extension LayoutEngine {
  /// Solves a component of many scales. Returns false if its scales are ordinary, so that doubles are
  /// sufficient.
  ///
  /// - Complexity: O(terms) for an ordinary component.
  mutating func solveExactly(_ index: Int, _ members: [Int32]) -> (Bool, Outcome?) {
    guard constraints.hasManyScales(members) else {
      components.slots[index].exact = []
      return (false, nil)
    }
    _ = components.slots[index].takeConstants()
    components.slots[index].solver = []
    components.slots[index].structure = nil
    components.slots[index].isSolved = false
    components.slots[index].isRevised = false
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
  ) throws(ComponentSolver.Failure) {
    var solver = problem
    defer { work.pivots += solver.pivots }
    try solver.solve(stepLimit: stepLimit, ignoresConflict: ignoresConflict)
    components.slots[index].exact = [solver]
    components.slots[index].isSolved = true
    work.valuesTaken += components.slots[index].variables.count
    variables.take(solver.values, for: components.slots[index].variables, &touchedVariables)
  }

  /// Returns the outcome of a failure. If it is nothing but the rounding of the given numbers, takes the
  /// values at which the violations are smallest, and returns nil.
  private mutating func outcome(
    of failure: ComponentSolver.Failure, _ index: Int, _ members: [Int32], _ problem: ExactSolver
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

  /// Returns a Boolean value that indicates whether required constraints can hold together, without rounding
  /// errors. If the calculation takes too long, they are assumed to conflict.
  func canHoldExactly(_ slots: [Int32]) -> Bool {
    let system = isolatedSystem(of: slots)
    var solver = ExactSolver(system, constants: system.constant.map { Rational($0) })
    return (try? solver.isFeasible()) ?? false
  }
}

extension ConstraintStore {
  /// The largest coefficient that needs no search for other scales, and the inverse of the smallest one.
  static let ordinaryScale = 128.0
  /// The bits of the smallest such coefficient.
  static let smallestOrdinaryBits = (1 / 128.0).bitPattern
  /// The difference between the bits of the largest and the smallest such coefficient.
  static let ordinaryBits = 128.0.bitPattern - smallestOrdinaryBits
  /// The largest ratio of coefficients in a component that is solved in doubles.
  ///
  /// A component of coefficients between 1/128 and 128 has at most this ratio. The tolerances of doubles, 10⁻¹⁰ and
  /// less, leave six digits for the products of multipliers.
  static let ordinaryRatio = ordinaryScale * ordinaryScale

  /// Returns a Boolean value that indicates whether the coefficients of some constraints, and 1, differ by more
  /// than the ordinary ratio.
  func hasManyScales(_ members: some Sequence<Int32>) -> Bool {
    var smallest = 1.0
    var largest = 1.0
    for member in members where member >= 0 {
      for place in terms(of: Int(member)) {
        let size = abs(terms[place].coefficient)
        smallest = min(smallest, size)
        largest = max(largest, size)
      }
    }
    return largest > Self.ordinaryRatio * smallest
  }

  /// Returns the largest coefficient of a constraint, or 1 if it has none.
  func largestScale(_ slot: Int) -> Double {
    let largest = terms(of: slot).reduce(0) { max($0, abs(terms[$1].coefficient)) }
    return largest == 0 ? 1 : largest
  }

  /// Returns the constant of a constraint minus the terms of fixed variables, without rounding errors.
  func exactRightHandSide(of slot: Int, _ variables: VariableStore) -> Rational {
    var constant = Rational(records[slot].constant)
    for place in terms(of: slot) {
      let variable = Int(terms[place].variable)
      guard variables.records[variable].role == .fixed else { continue }
      constant =
        constant - Rational(terms[place].coefficient)
        * Rational(variables.records[variable].working)
    }
    return constant
  }
}
