/// Solves one connected set of constraints without rounding errors.
///
/// If coefficients differ by many powers of ten, a number that a calculation in doubles takes for a
/// rounding error may be part of the solution. Components with such coefficients are solved by this
/// type instead of `ComponentSolver`. It has the same columns, breakpoints, stages and choice among
/// optima as `Block`, with rational numbers and no tolerances. It costs a hundred times more.
struct ExactSolver: Sendable {
  /// A constraint, as a breakpoint on a column.
  struct Entry: Sendable {
    /// The ratio of the constraint's left-hand side to the column.
    var scale: Rational
    /// The value of the column at which the constraint holds with equality.
    var value: Rational
    /// The cost per unit below the value.
    var down: Rational
    /// The cost per unit above the value.
    var up: Rational
    /// The column.
    var column: Int
    /// The level: 0 for required constraints, then from the highest priority down.
    var level: Int
  }

  /// The state of a column.
  struct State: Sendable {
    /// The current value.
    var value = Rational.zero
    /// The lower end of the interval in which later stages keep the column, or `nil` if there is no
    /// lower end.
    var lower: Rational?
    /// The upper end of the interval, or `nil` if there is none.
    var upper: Rational?
    /// The row of a basic column, or `-1 - position` of a nonbasic one.
    var basisIndex = 0
    /// The cost of the running stage.
    var cost: [Breakpoint] = []
    /// The cost per unit of the value in the running stage.
    var linearCost = Rational.zero
    /// The number of breakpoints that a basic column has passed.
    var segment = 0

    /// A Boolean value that indicates whether later stages can still move the column.
    var isFree: Bool {
      guard let lower, let upper else { return true }
      return lower < upper
    }
  }

  /// A point at which the slope of a column's cost changes.
  struct Breakpoint: Sendable {
    /// The value of the column.
    var value: Rational
    /// The cost per unit below the value.
    var down: Rational
    /// The cost per unit above the value.
    var up: Rational
  }

  /// A row of the tableau: its nonzero entries by position, ascending.
  struct Row: Sendable {
    /// The positions of nonbasic columns.
    var positions: [Int32] = []
    /// The entries at these positions.
    var entries: [Rational] = []
  }

  /// The constraints. The exact constants in `entries` are used instead of theirs.
  let system: LinearSystem
  /// The constraints as breakpoints.
  var entries: [Entry] = []
  /// The number of levels, including the required one.
  var levelCount = 1
  /// The states of all columns: the variables, and the values of constraints with several terms.
  var state: [State] = []
  /// The basic columns as functions of the nonbasic ones.
  var rows: [Row] = []
  /// The basic column of each row.
  var basic: [Int] = []
  /// The nonbasic column of each position.
  var nonbasic: [Int] = []
  /// The number of rows with an entry at each position.
  var rowCounts: [Int] = []
  /// The columns with a cost in the running stage.
  var costly: [Int] = []
  /// The change of the costs of basic columns with each nonbasic one, by position.
  var gradient: [Rational] = []
  /// The cost of the arithmetic of the current solution or query, as in `Rational.cost`.
  var work = 0
  /// The maximum number of steps of a stage.
  var stepLimit = Int.max
  /// The number of basis changes.
  var pivots = 0

  /// The optimal face before ties were broken. The array is empty if the face is a point. It is an
  /// array because a value cannot contain one of its own type.
  var face: [ExactSolver] = []
  /// The solution.
  var values: [Double] = []

  /// The maximum cost of a solution, which takes about a second. If it is exceeded, the solver
  /// throws `precision`.
  private static let workLimit = 20_000_000
  /// The maximum cost per step of `stepLimit`, so that a lower limit also bounds the arithmetic.
  private static let workPerStep = 1_000

  /// Creates a solver. `constants` are the exact right-hand sides of the system.
  init(_ system: LinearSystem, constants: [Rational]) {
    self.system = system
    state = Array(repeating: State(), count: system.variableCount)
    nonbasic = Array(0..<system.variableCount)
    rowCounts = Array(repeating: 0, count: system.variableCount)
    gradient = Array(repeating: .zero, count: system.variableCount)
    for position in nonbasic { state[position].basisIndex = -1 - position }
    let levels = Set(system.priority.filter { $0 < LinearSystem.requiredPriority }).sorted(by: >)
    levelCount = levels.count + 1
    for constraint in 0..<system.constraintCount {
      let level = (levels.firstIndex(of: system.priority[constraint]) ?? -1) + 1
      append(constraint, constants[constraint], level)
    }
  }

  /// Adds a constraint.
  private mutating func append(_ constraint: Int, _ constant: Rational, _ level: Int) {
    let terms = Int(system.termStart[constraint])..<Int(system.termStart[constraint + 1])
    var scale = Rational.one
    var column = state.count
    if terms.count == 1 {
      scale = Rational(system.termCoefficient[terms.lowerBound])
      column = Int(system.termVariable[terms.lowerBound])
    } else {
      appendRow(terms)
    }
    let relation = system.relation[constraint]
    let isUpper =
      relation == .equal || (relation == .lessThanOrEqual) != scale.isNegative
    let isLower = relation == .equal || !isUpper
    entries.append(
      Entry(
        scale: scale, value: constant / scale, down: isLower ? scale.magnitude : .zero,
        up: isUpper ? scale.magnitude : .zero, column: column, level: level))
  }

  /// Adds a basic column, which is a sum of variables.
  private mutating func appendRow(_ terms: Range<Int>) {
    var added = State()
    added.basisIndex = rows.count
    var row = Row()
    for term in terms.sorted(by: { system.termVariable[$0] < system.termVariable[$1] }) {
      row.positions.append(system.termVariable[term])
      row.entries.append(Rational(system.termCoefficient[term]))
      rowCounts[Int(system.termVariable[term])] += 1
    }
    rows.append(row)
    basic.append(state.count)
    state.append(added)
  }

  /// Adds a cost to `work`. Throws `precision` if the total exceeds `workLimit`, or `workPerStep`
  /// for each step of `stepLimit`.
  mutating func count(_ cost: Int) throws(SolverFailure) {
    work += cost
    if work > Self.workLimit || work / Self.workPerStep > stepLimit { throw .precision }
  }
}
