import LayoutEngine

// Short ways to write systems in tests.

typealias Variable = LayoutEngine.Variable
typealias Constraint = LayoutEngine.Constraint

/// A sum of terms, written as Swift arithmetic.
struct Expression {
  var terms: [LayoutEngine.Term]

  static func + (a: Expression, b: Expression) -> Expression {
    Expression(terms: a.terms + b.terms)
  }

  static func - (a: Expression, b: Expression) -> Expression { a + -1 * b }

  static func * (factor: Double, a: Expression) -> Expression {
    Expression(terms: a.terms.map { .init($0.variable, factor * $0.coefficient) })
  }
}

extension LayoutEngine.Variable {
  var term: Expression { Expression(terms: [.init(self)]) }
}

/// An engine by reference, since expectations cannot call mutating methods of a value.
final class System {
  var engine: LayoutEngine

  init(_ engine: LayoutEngine = LayoutEngine()) { self.engine = engine }

  var work: LayoutEngine.Work { engine.work }

  func copy() -> System { System(engine) }

  // MARK: Building

  func addVariable() -> Variable { engine.addVariable() }

  func variables(_ count: Int) -> [Variable] { (0..<count).map { _ in addVariable() } }

  @discardableResult
  func add(
    _ terms: [LayoutEngine.Term], _ relation: LayoutEngine.Relation, _ constant: Double,
    at priority: Double = 1000
  ) -> Constraint {
    engine.add(terms, relation, constant, priority: .init(rawValue: priority))
  }

  @discardableResult
  func equal(_ left: Expression, _ right: Double, at priority: Double = 1000) -> Constraint {
    add(left.terms, .equal, right, at: priority)
  }

  @discardableResult
  func atLeast(_ left: Expression, _ right: Double, at priority: Double = 1000) -> Constraint {
    add(left.terms, .greaterThanOrEqual, right, at: priority)
  }

  @discardableResult
  func atMost(_ left: Expression, _ right: Double, at priority: Double = 1000) -> Constraint {
    add(left.terms, .lessThanOrEqual, right, at: priority)
  }

  func remove(_ constraint: Constraint) { engine.remove(constraint) }
  func removeVariable(_ variable: Variable) { engine.removeVariable(variable) }
  func setConstant(_ constant: Double, of constraint: Constraint) {
    engine.setConstant(constant, of: constraint)
  }
  func setPriority(_ priority: LayoutEngine.Priority, of constraint: Constraint) {
    engine.setPriority(priority, of: constraint)
  }

  // MARK: Asking

  @discardableResult func solve() -> LayoutEngine.Outcome { engine.solve() }

  /// The values of variables after solving.
  func solved(_ variables: [Variable]) -> [Double] {
    engine.solve()
    return variables.map { engine.value(of: $0) }
  }

  func value(of variable: Variable) -> Double { engine.value(of: variable) }
  func takeChangedVariables() -> [Variable] { engine.takeChangedVariables() }
  func ambiguousVariables() -> [Variable] { engine.ambiguousVariables() }
  func isDetermined(_ variable: Variable) -> Bool { engine.isDetermined(variable) }
  func range(of variable: Variable) -> ClosedRange<Double> { engine.range(of: variable) }
  func exerciseAmbiguity() -> Bool { engine.exerciseAmbiguity() }
  func exerciseAmbiguity(of chosen: [Variable], toward end: LayoutEngine.RangeEnd) -> Bool {
    engine.exerciseAmbiguity(of: chosen, toward: end)
  }
  func levels() -> [LayoutEngine.Level] { engine.levels() }
  func violation(of constraint: Constraint) -> Double { engine.violation(of: constraint) }
  func terms(of constraint: Constraint) -> [LayoutEngine.Term] { engine.terms(of: constraint) }
  func constant(of constraint: Constraint) -> Double { engine.constant(of: constraint) }
  func priority(of constraint: Constraint) -> LayoutEngine.Priority {
    engine.priority(of: constraint)
  }
  var liveConstraints: [Constraint] { engine.liveConstraints }
}

/// A repeatable source of choices (SplitMix64, Steele et al. 2014).
struct Choices: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension System {
  /// The largest difference of variables from an engine that gets all constraints at once.
  func differenceFromFresh(in variables: [Variable]) -> Double {
    let fresh = System()
    var copies: [Variable: Variable] = [:]
    for variable in variables { copies[variable] = fresh.addVariable() }
    for constraint in liveConstraints {
      fresh.add(
        terms(of: constraint).map { .init(copies[$0.variable]!, $0.coefficient) },
        engine.relation(of: constraint), constant(of: constraint),
        at: priority(of: constraint).rawValue)
    }
    guard fresh.solve() == .solved else { return .infinity }
    return variables.map { abs(value(of: $0) - fresh.value(of: copies[$0]!)) }.max() ?? 0
  }
}
