import LayoutEngine

/// Values of the variables that satisfy all required constraints, which shows that the constraints
/// are consistent without solving them.
///
/// A new required constraint is consistent with the others if the point satisfies it, or can
/// satisfy it by moving a variable that no required constraint mentions yet. Otherwise, the system
/// must be solved, and the solution becomes the point. Programs that constrain each variable right
/// after creating it rarely need to solve.
struct FeasiblePoint {
  /// The data about a variable.
  private struct Entry {
    /// The value at the point.
    var value = 0.0
    /// The number of required constraints that mention the variable.
    var requiredCount: Int32 = 0
  }

  /// The entries, by the slots of variables. Variables that no required constraint mentions may be
  /// missing.
  private var entries: [Entry] = []
  /// A Boolean value that indicates whether the point satisfies all required constraints.
  private(set) var isFeasible = true

  /// The maximum violation of a constraint that is attributed to rounding, relative to the sum of
  /// the absolute values of its terms. It allows for a few roundings of a double, which has 53
  /// bits, for each of up to a hundred terms.
  private static let rounding = 0x1p-44

  // Engines are passed as `inout` because a copy counts references of all their arrays.

  /// Moves the new point to the solution of an engine, which was solved, and counts its
  /// constraints.
  mutating func begin(atSolutionOf engine: inout LayoutEngine) {
    for constraint in engine.liveConstraints where engine.priority(of: constraint) == .required {
      count(engine.terms(of: constraint), 1)
    }
    move(toSolutionOf: &engine)
  }

  /// Moves the point to the solution of an engine, which was solved.
  mutating func move(toSolutionOf engine: inout LayoutEngine) {
    for slot in entries.indices { entries[slot].value = engine.value(inSlot: slot) }
    isFeasible = true
  }

  /// Marks the point as possibly violating the constraints.
  mutating func invalidate() { isFeasible = false }

  /// Records that required constraints on variables were added, or removed if `change` is negative.
  mutating func count(_ terms: [LayoutEngine.Term], _ change: Int32) {
    for term in terms {
      let slot = Int(term.variable.index)
      while entries.count <= slot { entries.append(Entry()) }
      entries[slot].requiredCount += change
    }
  }

  /// Moves the point so that it satisfies a required constraint that is not counted yet. Returns a
  /// Boolean value that indicates whether this was possible.
  mutating func satisfy(
    _ terms: [LayoutEngine.Term], _ relation: LayoutEngine.Relation, _ constant: Double
  ) -> Bool {
    guard isFeasible else { return false }
    var excess = -constant
    var size = abs(constant)
    var free: LayoutEngine.Term?
    for term in terms {
      let slot = Int(term.variable.index)
      while entries.count <= slot { entries.append(Entry()) }
      let product = term.coefficient * entries[slot].value
      excess += product
      size += abs(product)
      if entries[slot].requiredCount == 0, term.coefficient != 0 { free = term }
    }
    if Self.violation(excess, relation) <= Self.rounding * size { return true }
    guard let free, isOnlyTerm(free, in: terms) else { return false }
    let value = entries[Int(free.variable.index)].value - excess / free.coefficient
    guard value.isFinite else { return false }
    entries[Int(free.variable.index)].value = value
    return true
  }

  /// Returns the amount by which a sum violates a relation; the amount is negative or 0 if the
  /// relation holds. The excess is the sum minus the constant.
  private static func violation(_ excess: Double, _ relation: LayoutEngine.Relation) -> Double {
    switch relation {
    case .equal: abs(excess)
    case .lessThanOrEqual: excess
    case .greaterThanOrEqual: -excess
    }
  }

  /// Returns a Boolean value that indicates whether the term is the only one with its variable.
  private func isOnlyTerm(_ term: LayoutEngine.Term, in terms: [LayoutEngine.Term]) -> Bool {
    terms.count { $0.variable == term.variable } == 1
  }
}
