/// A solver for linear equations and inequalities with strict priorities.
///
/// Required constraints hold. Then, for each priority from high to low, the sum of the absolute
/// violations of the constraints of that priority is as small as the higher ones allow. Variables
/// are free: they may be negative unless a constraint says otherwise.
///
/// Where several solutions are equally good the engine takes the one that minimises, in this order,
/// each step over the solutions that the steps before left:
///
/// 1. the violations of optional constraints one by one, the highest priority first and within a
///    priority the oldest first;
/// 2. the slack of inequalities one by one, oldest first, except that inequalities over a single
///    variable with the constant 0, such as non-negative widths, come before all others: a width
///    that nothing but upper bounds limits is 0, as it is in Apple's engine, while a position takes
///    the value of its bound (both recorded by the test suites of public layout libraries);
/// 3. the absolute values of the variables, oldest first.
///
/// The choice depends on nothing but the constraints and their age, so it is the same after any
/// sequence of edits that leads to the same constraints.
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
/// The engine is a value; copies are independent. Edits cost little until ``solve()``, which visits
/// only the parts of the system that the edits since the last call can reach.
public struct LayoutEngine: Sendable {
  var variables = VariableStore()
  var constraints = ConstraintStore()
  var components = ComponentStore()
  var prototypes = PrototypeStore()

  /// Constraints that belong to nothing yet: new ones, and those of dissolved components.
  var pendingConstraints: [Int32] = []
  /// Variables that belong to nothing yet. Every constraint that mentions one is pending.
  var pendingVariables: [Int32] = []
  /// Constraints whose constant changed while they defined, checked or took part in something.
  var editedConstraints: [Int32] = []
  /// The constraints that the last search for what edits reach began with.
  var lastEdited: [Int32] = []
  /// The order of evaluation for edits of these constraints, if they were edited before.
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
  /// A stage stops by itself at fifty for each column and a thousand more, which no system needs.
  /// A program that has to answer in bounded time can ask for less.
  public var stepLimit = Int.max

  /// What the engine did so far.
  public internal(set) var work = Work()

  /// Makes an engine without variables and constraints.
  public init() {}
}
