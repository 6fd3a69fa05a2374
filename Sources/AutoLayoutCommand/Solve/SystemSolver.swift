import LayoutEngine

/// Solves a system with the layout engine, and determines properties of the solution.
///
///     var solver = SystemSolver(system)
///     if case .solved(let solution) = solver.solve(hasRanges: true) { … }
struct SystemSolver {
  /// The system to solve.
  private let system: ConstraintSystem
  /// The engine with all variables and constraints of the system.
  private var engine = LayoutEngine()
  /// The variables of the engine, in the order of the system.
  private let variables: [LayoutEngine.Variable]
  /// The constraints of the engine, in the order of the system.
  private let constraints: [LayoutEngine.Constraint]

  /// The violation up to which an optional constraint is not listed as violated. A ten-millionth of
  /// a point is far below a pixel, and far above rounding errors.
  static let minViolation = 1e-7

  /// The relative violation up to which a constraint holds. The engine guarantees it for required
  /// constraints.
  private static let rounding = 1e-9

  /// The relative violation of a required constraint above which the system was not solved. In such
  /// a system, values are so different that a double lost three more digits than the engine allows
  /// for.
  private static let failure = 1e-6

  /// Creates a solver, and adds the system to its engine.
  init(_ system: ConstraintSystem) {
    self.system = system
    var engine = LayoutEngine()
    engine.reserveCapacity(variables: system.variables.count, constraints: system.rows.count)
    let variables = system.variables.map { _ in engine.addVariable() }
    constraints = system.rows.map { row in
      engine.add(
        row.terms.map { .init(variables[$0.variable], $0.coefficient) }, row.relation,
        row.constant, priority: .init(rawValue: row.priority))
    }
    self.variables = variables
    self.engine = engine
  }

  /// The result of solving. ``SystemAnswer`` writes it.
  enum Result {
    /// All required constraints hold, and the optional ones hold as well as strict priorities
    /// allow.
    case solved(SystemSolution)
    /// The indices of an irreducible set of conflicting constraints, in the order of the system.
    case contradiction([Int])
    /// The numbers differ too much for arithmetic with 16 digits. The value is the name of a
    /// required constraint that does not hold, or of the first required one if the engine refused
    /// the system.
    case illScaled(String)
  }

  /// Solves the system. With `hasRanges`, the ranges need two linear programs for each variable
  /// that is not determined.
  mutating func solve(hasRanges: Bool) -> Result {
    switch engine.solve() {
    case .solved: break
    case .conflict(let set):
      let indices = Dictionary(uniqueKeysWithValues: constraints.enumerated().map { ($1, $0) })
      return .contradiction(set.compactMap { indices[$0] }.sorted())
    case .refused:
      return .illScaled(system.rows.first { $0.isRequired }?.name ?? system.rows.first?.name ?? "")
    }
    let values = variables.map { engine.value(of: $0) }
    var levels: [Double: SystemSolution.Level] = [:]
    for (index, row) in system.rows.enumerated() {
      let (violation, size) = Self.violation(of: row, values)
      // A sum that is not finite does not show whether the constraint holds.
      guard size.isFinite, violation <= Self.failure * size || !row.isRequired else {
        return .illScaled(row.name)
      }
      levels[row.priority, default: .init(priority: row.priority)]
        .add(violation <= Self.rounding * size ? 0 : violation, of: index)
    }
    return .solved(
      SystemSolution(
        levels: levels.values.sorted { $0.priority > $1.priority }, values: values,
        ranges: hasRanges ? variables.map { engine.range(of: $0) } : nil))
  }

  /// Returns the amount by which the values violate a constraint, and the number to which it is
  /// relative: 1 plus the absolute values of the constant and of all terms.
  private static func violation(
    of row: ConstraintSystem.Row, _ values: [Double]
  ) -> (violation: Double, size: Double) {
    var excess = -row.constant
    var size = abs(row.constant) + 1
    for term in row.terms {
      let product = term.coefficient * values[term.variable]
      excess += product
      size += abs(product)
    }
    return switch row.relation {
    case .equal: (abs(excess), size)
    case .lessThanOrEqual: (max(0, excess), size)
    case .greaterThanOrEqual: (max(0, -excess), size)
    }
  }
}

/// A solution of a system and its properties.
struct SystemSolution {
  /// The constraints of one priority.
  struct Level {
    /// The priority, above 0 and at most 1000.
    let priority: Double
    /// The sum of the violations of the constraints.
    private(set) var violation = 0.0
    /// The indices of the constraints whose violation exceeds `SystemSolver.minViolation`, in the
    /// order of the system, with their violations.
    private(set) var violated: [(constraint: Int, amount: Double)] = []

    /// Creates a level without violations.
    init(priority: Double) { self.priority = priority }

    /// Adds the violation of one constraint.
    mutating func add(_ amount: Double, of constraint: Int) {
      violation += amount
      if amount > SystemSolver.minViolation { violated.append((constraint, amount)) }
    }
  }

  /// All priorities that occur, highest first.
  let levels: [Level]
  /// The values of the variables, in the order of the system.
  let values: [Double]
  /// The range of each variable's values in equally good solutions, or `nil` if the ranges were not
  /// requested.
  let ranges: [ClosedRange<Double>]?

  /// The relative difference up to which the ends of a range are one value. Two linear programs
  /// computed the ends, each with about a hundredth of that error.
  private static let point = 1e-7

  /// Returns a Boolean value that indicates whether a range is a single value.
  static func isUnique(_ range: ClosedRange<Double>) -> Bool {
    range.lowerBound.isFinite && range.upperBound.isFinite
      && range.upperBound - range.lowerBound
        <= point * max(1, abs(range.lowerBound), abs(range.upperBound))
  }
}
