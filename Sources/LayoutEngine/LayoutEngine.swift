/// A solver for linear equations and inequalities with strict priorities.
///
/// Placeholder for the interface; the algorithm lands with its own commit.
public struct LayoutEngine: Sendable {
  /// A number that the engine chooses, such as the left edge of a view.
  public struct Variable: Hashable, Sendable {
    public let index: Int32
  }

  /// A constraint that was added and not yet removed.
  public struct Constraint: Hashable, Sendable {
    public let index: Int32
    public let generation: UInt32
  }

  public struct Term: Hashable, Sendable {
    public var variable: Variable
    public var coefficient: Double

    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  public enum Relation: Int8, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: Double
    public init(rawValue: Double) { self.rawValue = rawValue }
    public static let required = Priority(rawValue: 1000)
    public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
  }

  /// What `solve()` found.
  public enum Outcome: Hashable, Sendable {
    case solved
    /// An irreducible set of required constraints that contradict each other.
    case conflict([Constraint])
  }

  public init() {}

  public mutating func addVariable() -> Variable { fatalError() }
  public mutating func removeVariable(_ variable: Variable) { fatalError() }

  public mutating func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) -> Constraint { fatalError() }
  public mutating func remove(_ constraint: Constraint) { fatalError() }
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) { fatalError() }
  public mutating func setPriority(_ priority: Priority, of constraint: Constraint) { fatalError() }

  @discardableResult public mutating func solve() -> Outcome { fatalError() }
  public func value(of variable: Variable) -> Double { fatalError() }
  /// Variables whose value differs from the one before the last `solve()`s since this was last called.
  public mutating func takeChangedVariables() -> [Variable] { fatalError() }
  public mutating func ambiguousVariables() -> [Variable] { fatalError() }
}
