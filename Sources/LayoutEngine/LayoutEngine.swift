/// A solver for linear equations and inequalities with strict priorities.
///
/// Required constraints hold. For each lower priority, from high to low, the sum of the absolute
/// violations of its constraints is as small as the higher priorities allow. Variables can be
/// negative unless a constraint prevents it.
///
/// If there are several optimal solutions, the engine selects the one that minimizes, in this
/// order:
///
/// 1. the violations of optional constraints one by one, highest priority first, and oldest first
///   within a priority;
/// 2. the slack of inequalities one by one, oldest first. Inequalities over a single variable with
///   the constant 0, such as nonnegative widths, come before all others: a width with only upper
///   bounds is 0, as in Apple's engine, and a position has the value of its bound (both recorded by
///   the test suites of public layout libraries);
/// 3. the absolute values of the variables, oldest first.
///
/// The choice depends only on the constraints and their age. It is the same after any sequence of
/// edits that leads to the same constraints.
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
/// The engine is a value type; copies are independent. Edits take little time. ``solve()`` visits
/// only the parts of the system that depend on the edits since the last call.
public struct LayoutEngine: Sendable {
  /// The variables, by slot.
  @usableFromInline var variables = VariableStore()
  /// The constraints, by slot, and their terms.
  var constraints = ConstraintStore()
  /// The components, by slot.
  var components = ComponentStore()
  /// The analyses of components, which can be copied for others of the same structure.
  var prototypes = PrototypeStore()

  /// The constraints without a role: new constraints, and those of dissolved components.
  var pendingConstraints: [Int32] = []
  /// The required equalities over one variable among the constraints that were added before any
  /// constraint had a role. Some may have been removed or changed since.
  var firstDefinitions: [Int32] = []
  /// The variables without a role. Every constraint that refers to one of them is pending.
  var pendingVariables: [Int32] = []
  /// The constraints with a changed constant that are definitions, checks or members.
  var editedConstraints: [Int32] = []
  /// The constraints that were edited before the last `solve()`. If the same constraints are edited
  /// again, the engine creates a tape for them.
  var lastEdited: [Int32] = []
  /// The tape for repeated edits of the same constraints, or `nil` unless they were edited twice in
  /// a row.
  var tape: EditTape?
  /// Scratch space: the parametric solution of the last solved component, for a tape.
  var parametric = ParametricScratch()
  /// The required constraints on fixed variables that must be checked.
  var pendingChecks: [Int32] = []
  /// The components that must be solved.
  var pendingComponents: [Int32] = []
  /// The constraints and variables that were removed from components since the last `solve()`.
  var removals: [ComponentStore.Removal] = []
  /// The variables of the removed constraints, which may have lost their last constraint.
  var bereaved: [Int32] = []
  /// The variables that may have a value to publish.
  var touchedVariables: [Int32] = []
  /// The variables with a published value that changed since the last call of
  /// `takeChangedVariables()`, without those that `unlistedChanges` counts.
  var changedVariables: [Variable] = []
  /// The number of additional changed variables that are not listed, because the tape publishes
  /// many.
  var unlistedChanges = 0
  /// The variables that lost their definitions since the last call of `takeReleasedVariables()`,
  /// and variables that use the same slots.
  var releasedVariables: [Int32] = []
  /// A Boolean value that indicates whether variables and constraints have roles. Before that, all
  /// of them are pending.
  var hasAssignedRoles = false
  /// The rank of the next fixed variable. A definition refers only to lower ranks.
  var nextRank = 0
  /// A counter of exercises of ambiguity, for a sequence that does not repeat.
  var exercises: UInt64 = 0

  /// The maximum number of simplex steps in one stage; if a stage needs more, ``solve()`` refuses
  /// with `Refusal.stepLimit`.
  ///
  /// By default only the built-in limit applies: 1,000 steps plus 50 per column. Set a lower limit
  /// to bound the running time. The limit also bounds the exact arithmetic for components whose
  /// coefficients differ by many powers of ten; ``solve()`` then refuses with
  /// `Refusal.precision`.
  public var stepLimit = Int.max

  #if LAYOUT_ENGINE_CHECKS
    /// The minimum number of constraints of a component whose structure is changed in place.
    public var minRevisedConstraints = 64
  #else
    /// The minimum number of constraints of a component whose structure is changed in place. The
    /// analysis of a smaller one costs as little.
    var minRevisedConstraints = 64
  #endif

  /// The work since the engine was created.
  public internal(set) var work = Work()

  /// Creates an engine without variables and constraints.
  public init() {}
}
