/// A self-contained set of linear constraints over variables `0 ..< variableCount`.
///
/// The form in which a component leaves the engine's storage. Constraints and variables are sorted
/// by age, so an index is also an age.
struct LinearSystem: Sendable {
  var variableCount = 0
  /// Where each constraint's terms begin in the two arrays below; one more entry than constraints.
  var termStart: [Int32] = [0]
  var termVariable: [Int32] = []
  var termCoefficient: [Double] = []
  var relation: [LayoutEngine.Relation] = []
  /// Right-hand sides, from which the terms over fixed variables were already subtracted.
  var constant: [Double] = []
  /// The absolute sum of what each right-hand side was added from.
  var magnitude: [Double] = []
  var priority: [Double] = []
  /// Whether the constraint is a single-variable inequality with the constant 0, such as the
  /// non-negativity of a width, whose slack is the first to be minimised.
  var restsFirst: [Bool] = []

  var constraintCount: Int { relation.count }

  func isRequired(_ constraint: Int) -> Bool { priority[constraint] >= ConstraintStore.required }

  /// Makes room for so many constraints.
  mutating func reserve(_ count: Int, terms: Int) {
    termStart.reserveCapacity(count + 1)
    termVariable.reserveCapacity(terms)
    termCoefficient.reserveCapacity(terms)
    relation.reserveCapacity(count)
    constant.reserveCapacity(count)
    magnitude.reserveCapacity(count)
    priority.reserveCapacity(count)
    restsFirst.reserveCapacity(count)
  }

  /// Adds a constraint; terms mention each variable once and no zero coefficient.
  mutating func append(
    relation: LayoutEngine.Relation, constant: Double, magnitude: Double, priority: Double,
    restsFirst: Bool
  ) {
    termStart.append(Int32(termVariable.count))
    self.relation.append(relation)
    self.constant.append(constant)
    self.magnitude.append(magnitude)
    self.priority.append(priority)
    self.restsFirst.append(restsFirst)
  }

  /// Adds a term to the constraint that is appended next.
  mutating func appendTerm(_ variable: Int32, _ coefficient: Double) {
    termVariable.append(variable)
    termCoefficient.append(coefficient)
  }
}
