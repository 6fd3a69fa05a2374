/// A self-contained set of linear constraints on variables `0 ..< variableCount`.
///
/// The engine passes components in this form to the solver. Constraints and variables are sorted by
/// age, so that an index is also an age.
struct LinearSystem: Sendable {
  /// The number of variables.
  var variableCount = 0
  /// The start of each constraint's terms in the two arrays below. There is one more element than
  /// constraints.
  var termStart: [Int32] = [0]
  /// The variables of all terms, one constraint after another.
  var termVariable: [Int32] = []
  /// The coefficients of the same terms, which are never 0.
  var termCoefficient: [Double] = []
  /// The relation between the sum of each constraint's terms and its constant.
  var relation: [LinearRelation] = []
  /// The right-hand sides, from which the terms of fixed variables have been subtracted.
  var constant: [Double] = []
  /// The absolute sum from which each right-hand side was computed.
  var magnitude: [Double] = []
  /// The priority of each constraint, above 0 and at most 1000.
  var priority: [Double] = []
  /// A Boolean value per constraint that indicates whether its slack is minimized first. These are
  /// inequalities on a single variable with the constant 0, such as the non-negativity of a width.
  var minimizesSlackFirst: [Bool] = []

  /// The part of a constraint that can differ from another system with the same structure.
  struct RightHandSide: Sendable {
    /// The element of `constant`.
    var constant: Double
    /// The element of `magnitude`.
    var magnitude: Double
    /// The element of `minimizesSlackFirst`.
    var minimizesSlackFirst: Bool
  }

  /// The number of constraints.
  var constraintCount: Int { relation.count }

  /// The minimum priority of constraints that must hold.
  static let requiredPriority: Double = 1000

  /// Returns a Boolean value that indicates whether the constraint is required.
  func isRequired(_ constraint: Int) -> Bool { priority[constraint] >= Self.requiredPriority }

  /// Reserves space for `count` constraints and `terms` terms.
  mutating func reserve(_ count: Int, terms: Int) {
    termStart.reserveCapacity(count + 1)
    termVariable.reserveCapacity(terms)
    termCoefficient.reserveCapacity(terms)
    relation.reserveCapacity(count)
    constant.reserveCapacity(count)
    magnitude.reserveCapacity(count)
    priority.reserveCapacity(count)
    minimizesSlackFirst.reserveCapacity(count)
  }

  /// Removes all variables and constraints, and keeps the space.
  mutating func removeAll() {
    variableCount = 0
    termStart.removeAll(keepingCapacity: true)
    termStart.append(0)
    termVariable.removeAll(keepingCapacity: true)
    termCoefficient.removeAll(keepingCapacity: true)
    relation.removeAll(keepingCapacity: true)
    constant.removeAll(keepingCapacity: true)
    magnitude.removeAll(keepingCapacity: true)
    priority.removeAll(keepingCapacity: true)
    minimizesSlackFirst.removeAll(keepingCapacity: true)
  }

  /// Adds a constraint. Its terms refer to each variable once and have no zero coefficients.
  mutating func append(
    relation: LinearRelation, constant: Double, magnitude: Double, priority: Double,
    minimizesSlackFirst: Bool
  ) {
    termStart.append(Int32(termVariable.count))
    self.relation.append(relation)
    self.constant.append(constant)
    self.magnitude.append(magnitude)
    self.priority.append(priority)
    self.minimizesSlackFirst.append(minimizesSlackFirst)
  }

  /// Adds a term to the constraint that is appended next.
  mutating func appendTerm(_ variable: Int32, _ coefficient: Double) {
    termVariable.append(variable)
    termCoefficient.append(coefficient)
  }
}
