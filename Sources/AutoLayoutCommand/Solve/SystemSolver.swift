import LayoutEngine

/// Solves a system with the layout engine, and determines what is known about the solution.
///
///     var solver = SystemSolver(system)
///     if case .solved(let solution) = solver.solve(hasRanges: true) { … }
struct SystemSolver {
  /// The system.
  private let system: ConstraintSystem
  /// The engine with all variables and constraints of the system.
  private var engine = LayoutEngine()
  /// The engine's variables, in the order of the system.
  private let variables: [LayoutEngine.Variable]
  /// The engine's constraints, in the order of the system.
  private let constraints: [LayoutEngine.Constraint]

  /// Violations up to this are not worth naming: a ten-millionth of a point is far below a pixel
  /// and far above what rounding leaves.
  static let smallestViolation = 1e-7

  /// A constraint holds when it is missed by no more than this part of the numbers in it, which is
  /// what the engine promises of required ones; it is the rounding error of some thousand
  /// additions.
  private static let rounding = 1e-9

  /// A required constraint that is missed by more than this part of its numbers was not solved:
  /// values so different met that a double lost six of its digits more than the engine allows for.
  private static let failure = 1e-6

  /// Adds the system to an engine.
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

  /// The result of solving; ``SystemAnswer`` writes it.
  enum Result {
    /// All required constraints hold, and the optional ones as well as strict priorities allow.
    case solved(SystemSolution)
    /// The indices of an irreducible set of conflicting constraints, in the order of the system.
    case contradiction([Int])
    /// The numbers differ too much for arithmetic with 16 digits. The value is the name of a
    /// required constraint that does not hold.
    case illScaled(String)
  }

  /// Solves. With `hasRanges` the range of every variable costs two linear programs more for each
  /// variable that is not determined.
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
      // A sum that overflowed says nothing about the constraint.
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

  /// By how much the values miss a constraint, and the sum of the absolute numbers that met in it.
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

/// A solution of a system and what is known about it.
struct SystemSolution {
  /// The constraints of one priority.
  struct Level {
    /// The priority, above 0 and at most 1000.
    let priority: Double
    /// The sum of the constraints' violations.
    private(set) var violation = 0.0
    /// Constraints that do not hold, in their order, and by how much.
    private(set) var violated: [(constraint: Int, amount: Double)] = []

    /// A level without violations.
    init(priority: Double) { self.priority = priority }

    /// Adds the violation of one constraint.
    mutating func add(_ amount: Double, of constraint: Int) {
      violation += amount
      if amount > SystemSolver.smallestViolation { violated.append((constraint, amount)) }
    }
  }

  /// All priorities that occur, the highest first.
  let levels: [Level]
  /// The values of the variables.
  let values: [Double]
  /// The values that each variable has in solutions that are equally good; nil if they were not
  /// requested.
  let ranges: [ClosedRange<Double>]?

  /// Ends of a range that differ by no more than this part of them are one value: two linear
  /// programs found them, each right to about a hundredth of that.
  private static let point = 1e-7

  /// Whether a range is a single value.
  static func isUnique(_ range: ClosedRange<Double>) -> Bool {
    range.lowerBound.isFinite && range.upperBound.isFinite
      && range.upperBound - range.lowerBound
        <= point * max(1, abs(range.lowerBound), abs(range.upperBound))
  }
}
