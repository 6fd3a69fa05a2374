/// A self-contained set of linear constraints over variables `0 ..< variableCount`.
///
/// The form in which a component leaves the engine's storage. Constraints and variables are sorted
/// by age, so an index is also an age.
struct LinearSystem: Sendable {
  /// Variables are numbers below this.
  var variableCount = 0
  /// Where each constraint's terms begin in the two arrays below; one more entry than constraints.
  var termStart: [Int32] = [0]
  /// The variables of all terms, one constraint after another.
  var termVariable: [Int32] = []
  /// The coefficients of the same terms; never 0.
  var termCoefficient: [Double] = []
  /// How the sum of each constraint's terms compares with its constant.
  var relation: [LinearRelation] = []
  /// Right-hand sides, from which the terms over fixed variables were already subtracted.
  var constant: [Double] = []
  /// The absolute sum of what each right-hand side was added from.
  var magnitude: [Double] = []
  /// The priority of each constraint: above 0, at most 1000.
  var priority: [Double] = []
  /// Whether the constraint is a single-variable inequality with the constant 0, such as the
  /// non-negativity of a width, whose slack is the first to be minimized.
  var minimizesSlackFirst: [Bool] = []

  /// The number of constraints that were appended.
  var constraintCount: Int { relation.count }

  /// The priority from which on a constraint must hold.
  static let requiredPriority: Double = 1000

  /// Whether the constraint must hold.
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

  /// Adds a constraint; terms mention each variable once and no zero coefficient.
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
