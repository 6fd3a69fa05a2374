// Irreducible sets of conflicting required constraints.

extension LayoutEngine {
  /// An infeasibility certificate: conflicting constraints, oldest first, with multipliers for
  /// which all variables cancel.
  typealias Contradiction = [(constraint: Int32, multiplier: Double)]

  /// Returns a Boolean value that indicates whether constraints conflict for all numbers that are
  /// equal to the specified ones up to rounding.
  ///
  /// The multipliers combine the constraints to `0 = d`. Changing every number by a relative error
  /// ε changes d by at most ε times the absolute sum of all terms (componentwise backward error,
  /// Oettli and Prager 1964). Variables that did not cancel entirely are included as terms.
  func isReal(_ contradiction: Contradiction) -> Bool {
    var difference = 0.0
    var bound = 0.0
    var rests: [Int32: Double] = [:]
    for (constraint, multiplier) in contradiction {
      let slot = Int(constraint)
      difference += multiplier * constraints.records[slot].constant
      var size = abs(constraints.records[slot].constant)
      for place in constraints.terms(of: slot) {
        let term = constraints.terms[place]
        size += abs(term.coefficient * variables.records[Int(term.variable)].working)
        rests[term.variable, default: 0] += multiplier * term.coefficient
      }
      bound +=
        Tolerance.rounding * Double(constraints.records[slot].termCount + 2)
        * abs(multiplier) * size
    }
    // The order is fixed, so that the rounding of the sum does not depend on the run.
    for (variable, rest) in rests.sorted(by: { $0.key < $1.key }) {
      bound += abs(rest * variables.records[Int(variable)].working)
    }
    return abs(difference) > bound
  }

  /// Returns an irreducible set of conflicting constraints.
  ///
  /// If the constraints of the certificate have only one linear dependency, no smaller set of them
  /// conflicts (Gleeson and Ryan 1990). If they have more, the set is found by search.
  func irreducibleConflict(_ contradiction: Contradiction) -> [Constraint] {
    let support = contradiction.map(\.constraint)
    // Whether small multipliers cancel cannot be decided in doubles if there are many scales.
    if !constraints.mayHaveManyScales,
      ComponentSolver.hasOneDependency(isolatedSystem(of: support))
    {
      return support.map(handle)
    }
    return search(support)
  }

  /// Returns an irreducible set of constraints that are known to conflict, oldest first.
  private func search(_ candidates: [Int32]) -> [Constraint] {
    var filter = ConflictFilter(engine: self)
    let set = filter.irreducible(candidates)
    return set.sorted { constraints.records[Int($0)].age < constraints.records[Int($1)].age }.map(
      handle)
  }

  /// Returns the certificate of a conflict among checks or members of components, extended by the
  /// definitions of the fixed variables to which they refer.
  func contradiction(_ multipliers: Contradiction) -> Contradiction {
    var result: Contradiction = []
    var sums: [Int32: (sum: Double, size: Double)] = [:]
    var latestFirst = MinimumHeap()
    func add(_ constraint: Int32, _ multiplier: Double) {
      result.append((constraint, multiplier))
      for term in constraints.terms(of: Int(constraint)) {
        let variable = constraints.terms[term].variable
        guard variables.records[Int(variable)].role == .fixed else { continue }
        if sums[variable] == nil {
          latestFirst.push(key: -variables.records[Int(variable)].rank, item: Int(variable))
        }
        let product = multiplier * constraints.terms[term].coefficient
        let known = sums[variable] ?? (0, 0)
        sums[variable] = (known.sum + product, known.size + abs(product))
      }
    }
    for (constraint, multiplier) in multipliers { add(constraint, multiplier) }
    while let (_, item) = latestFirst.popMinimum() {
      let variable = Int32(item)
      let tolerance = constraints.mayHaveManyScales ? 0 : Tolerance.multiplier
      guard let (sum, size) = sums[variable], abs(sum) > tolerance * size else { continue }
      let definition = variables.records[item].owner
      let own = constraints.terms(of: Int(definition)).first {
        constraints.terms[$0].variable == variable
      }
      guard let own else { continue }
      add(definition, -sum / constraints.terms[own].coefficient)
    }
    return result.sorted {
      constraints.records[Int($0.constraint)].age < constraints.records[Int($1.constraint)].age
    }
  }

  /// Returns the system of only these constraints, without fixed variables.
  func isolatedSystem(of slots: [Int32]) -> LinearSystem {
    var system = LinearSystem()
    var index: [Int32: Int32] = [:]
    for slot in slots {
      let slot = Int(slot)
      for term in constraints.terms(of: slot) {
        let variable = constraints.terms[term].variable
        let local = index[variable] ?? Int32(index.count)
        index[variable] = local
        system.appendTerm(local, constraints.terms[term].coefficient)
      }
      system.append(
        relation: constraints.records[slot].relation, constant: constraints.records[slot].constant,
        magnitude: abs(constraints.records[slot].constant), priority: LinearSystem.requiredPriority,
        minimizesSlackFirst: false)
    }
    system.variableCount = index.count
    return system
  }
}

/// Finds an irreducible subset of conflicting constraints by divide and conquer (Junker,
/// QuickXplain, 2004).
///
/// Tests O(*k* · log(*n* / *k*)) subsets for feasibility, where *k* of *n* constraints are in the
/// result.
struct ConflictFilter {
  /// The engine with the constraints. It is not changed.
  let engine: LayoutEngine

  /// Returns an irreducible subset of the candidates, or all of them if they do not conflict.
  mutating func irreducible(_ candidates: [Int32]) -> [Int32] {
    guard !canHold(candidates) else { return candidates }
    return explain(background: [], hasNewBackground: false, candidates)
  }

  /// Returns a Boolean value that indicates whether the constraints can hold together. The method
  /// analyzes and solves a system.
  private func canHold(_ slots: [Int32]) -> Bool {
    if engine.constraints.mayHaveManyScales { return engine.canHoldExactly(slots) }
    var solver = ComponentSolver(engine.isolatedSystem(of: slots))
    return solver.isFeasible()
  }

  /// Returns the constraints among the candidates that are necessary for a conflict, in addition to
  /// the background.
  private func explain(
    background: [Int32], hasNewBackground: Bool, _ candidates: [Int32]
  ) -> [Int32] {
    if hasNewBackground, !canHold(background) { return [] }
    if candidates.count <= 1 { return candidates }
    let middle = candidates.count / 2
    let first = Array(candidates[..<middle])
    let second = Array(candidates[middle...])
    let fromSecond = explain(
      background: background + first, hasNewBackground: true, second)
    let fromFirst = explain(
      background: background + fromSecond, hasNewBackground: !fromSecond.isEmpty, first)
    return fromFirst + fromSecond
  }
}
