/// A solver for linear equations and inequalities with strict priorities.
///
/// Required constraints hold. Then, for each priority from high to low, the sum of the absolute
/// violations of the constraints of that priority is as small as the higher priorities allow.
/// Variables are free: they can be negative unless a constraint prevents it.
///
/// Among several optimal solutions the engine chooses the one that minimizes, in this order:
///
/// 1. the violations of optional constraints one by one, the highest priority first and within a
///    priority the oldest first;
/// 2. the slack of inequalities one by one, oldest first. Inequalities over a single variable with
///    the constant 0, such as nonnegative widths, come before all others: a width that has only
///    upper bounds is 0, as it is in Apple's engine, while a position has the value of its bound
///    (both recorded by the test suites of public layout libraries);
/// 3. the absolute values of the variables, oldest first.
///
/// The choice depends only on the constraints and their age, so it is the same after any sequence
/// of edits that leads to the same constraints.
///
///     var engine = LayoutEngine()
///     let left = engine.addVariable()
///     let width = engine.addVariable()
///     engine.add([.init(left)], .equal, 20)
///     engine.add([.init(left), .init(width)], .lessThanOrEqual, 320)
///     engine.add([.init(width)], .equal, 400, priority: .init(rawValue: 750))
///     engine.solve()
///     engine.value(of: width)  // 300
///
/// The engine is a value; copies are independent. Edits are cheap until ``solve()``, which visits
/// only the parts of the system that the edits since the last call can reach.
public struct LayoutEngine: Sendable {
  /// The variables, by slot.
  var variables = VariableStore()
  /// The constraints, by slot, and their terms.
  var constraints = ConstraintStore()
  /// The components, by slot.
  var components = ComponentStore()
  /// Analyses of components that can be copied for others of the same structure.
  var prototypes = PrototypeStore()

  /// Constraints that belong to nothing yet: new ones, and those of dissolved components.
  var pendingConstraints: [Int32] = []
  /// Variables that belong to nothing yet. Every constraint that mentions one is pending.
  var pendingVariables: [Int32] = []
  /// Constraints whose constant changed while they defined, checked or took part in something.
  var editedConstraints: [Int32] = []
  /// The constraints that the last search for what edits reach began with.
  var lastEdited: [Int32] = []
  /// The order of evaluation for edits of these constraints, if they were edited twice in a row.
  var tape: EditTape?
  /// Required constraints over fixed variables that have to be checked.
  var pendingChecks: [Int32] = []
  /// Components that have to be solved.
  var pendingComponents: [Int32] = []
  /// Variables that may have a value to publish.
  var touchedVariables: [Int32] = []
  /// Variables whose published value changed since the last call of `takeChangedVariables()`.
  var changedVariables: [Variable] = []
  /// The order in which fixed variables were fixed; a definition only refers to lower ranks.
  var nextRank = 0
  /// Grows with every exercise of ambiguity, for a sequence that does not repeat.
  var exercises: UInt64 = 0

  /// How many steps one stage of the simplex method may take before ``solve()`` refuses.
  ///
  /// A stage stops by itself after fifty steps per column and a thousand more, which no system
  /// needs. Set a lower limit to bound the time of an answer.
  public var stepLimit = Int.max

  /// What the engine did so far.
  public internal(set) var work = Work()

  /// Makes an engine without variables and constraints.
  public init() {}
}
