extension LayoutEngine {
  /// A number whose value the engine determines, such as the left edge of a view.
  ///
  /// A handle consists of two integers. It is valid until ``removeVariable(_:)``. A stale handle
  /// traps.
  public struct Variable: Hashable, Sendable {
    /// The slot in the engine's storage. Slots of removed variables are used again.
    public let index: Int32
    /// The number of times the slot was used before, which distinguishes a stale handle from a
    /// valid one.
    public let generation: UInt32

    /// Creates a handle from integers that were read from another one, for example to pass it
    /// through another language.
    public init(index: Int32, generation: UInt32) {
      self.index = index
      self.generation = generation
    }
  }

  /// A constraint that was added and not yet removed.
  public struct Constraint: Hashable, Sendable {
    /// The slot in the engine's storage. Slots of removed constraints are used again.
    public let index: Int32
    /// The number of times the slot was used before, which distinguishes a stale handle from a
    /// valid one.
    public let generation: UInt32

    /// Creates a handle from integers that were read from another one, for example to pass it
    /// through another language.
    public init(index: Int32, generation: UInt32) {
      self.index = index
      self.generation = generation
    }
  }

  /// A variable multiplied by a number, which is a part of a constraint's left-hand side.
  public struct Term: Hashable, Sendable {
    /// The variable that is multiplied.
    public var variable: Variable
    /// The finite factor of the variable.
    public var coefficient: Double

    /// Creates a term. The default is the variable itself.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The relation between the sum of a constraint's terms and its constant.
  public typealias Relation = LinearRelation

  /// The importance of a constraint, above 0 and at most 1000. A constraint of priority 1000 is
  /// required.
  ///
  /// Priorities are strict: no number of constraints outweighs one of a higher priority. Fractions
  /// are valid priorities: 750.5 is between 750 and 751.
  public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The value, above 0 and at most 1000.
    public var rawValue: Double
    /// Creates a priority. The engine traps if it receives one outside 0 < p ≤ 1000.
    public init(rawValue: Double) { self.rawValue = rawValue }
    /// The priority of constraints that must hold.
    public static let required = Priority(rawValue: 1000)
    /// Returns a Boolean value that indicates whether the first priority is less important.
    public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
  }

  /// The result of ``solve()``.
  public enum Outcome: Hashable, Sendable {
    /// Every required constraint holds, and the optional constraints hold as well as possible.
    case solved
    /// An irreducible set of conflicting required constraints, oldest first.
    ///
    /// If any one of them is removed, the others can hold together.
    case conflict([Constraint])
    /// The arithmetic failed. No values changed.
    case refused(Refusal)
  }

  /// The reasons why ``solve()`` may have no result although there may be a solution.
  public enum Refusal: Hashable, Sendable {
    /// A sum or product of the system's numbers is not finite.
    case overflow
    /// The simplex method exceeded ``LayoutEngine/stepLimit``, or took more steps than any system
    /// needs. Only rounding errors can cause the latter.
    case stepLimit
    /// The numbers differ so much in magnitude that a required constraint does not hold in the
    /// result, or that a calculation without rounding errors would take too long.
    case precision
  }

  /// The total violation of the constraints of one priority.
  public struct Level: Hashable, Sendable {
    /// The priority of the constraints.
    public let priority: Priority
    /// The sum of the constraints' absolute violations, in the unit of their constants.
    public let violation: Double
  }

  /// Counters of the work since the engine was created, for tests of cost that must not depend on
  /// time.
  public struct Work: Hashable, Sendable {
    /// The number of basis changes of the simplex method.
    public var pivots = 0
    /// The number of components that were solved from their constraints.
    public var componentsBuilt = 0
    /// The number of components that were solved again with other constants and the same structure.
    public var componentsUpdated = 0
    /// The number of fixed variables that were computed from their definitions.
    public var evaluations = 0
    /// The number of values that were read from the solvers of components.
    public var valuesTaken = 0
  }
}
