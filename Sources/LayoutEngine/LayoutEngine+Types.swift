extension LayoutEngine {
  /// A number that the engine chooses, such as the left edge of a view.
  ///
  /// A handle is two integers. It stays valid until ``removeVariable(_:)``; a stale handle traps.
  public struct Variable: Hashable, Sendable {
    /// The slot in the engine's storage; slots of removed variables are used again.
    public let index: Int32
    /// How often the slot was given away before, which tells a stale handle from a valid one.
    public let generation: UInt32
  }

  /// A constraint that was added and not yet removed.
  public struct Constraint: Hashable, Sendable {
    /// The slot in the engine's storage; slots of removed constraints are used again.
    public let index: Int32
    /// How often the slot was given away before, which tells a stale handle from a valid one.
    public let generation: UInt32
  }

  /// A variable times a number, a part of a constraint's left-hand side.
  public struct Term: Hashable, Sendable {
    /// The variable that is multiplied.
    public var variable: Variable
    /// The number that it is multiplied by; finite.
    public var coefficient: Double

    /// Makes a term, by default the variable itself.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// How the sum of a constraint's terms compares with its constant.
  public enum Relation: Int8, Hashable, Sendable {
    /// The sum is at most the constant.
    case lessThanOrEqual = -1
    /// The sum is the constant.
    case equal = 0
    /// The sum is at least the constant.
    case greaterThanOrEqual = 1
  }

  /// How much a constraint matters: above 0, at most 1000, where 1000 must hold.
  ///
  /// Priorities are strict. No number of constraints outweighs one of a higher priority, and
  /// fractions make levels of their own: 750.5 lies between 750 and 751.
  public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number between 0 and 1000.
    public var rawValue: Double
    /// Makes a priority; the engine traps when it is given one outside 0 < p ≤ 1000.
    public init(rawValue: Double) { self.rawValue = rawValue }
    /// The constraint must hold, or the system has no solution.
    public static let required = Priority(rawValue: 1000)
    /// Whether the first priority matters less.
    public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
  }

  /// What ``solve()`` found.
  public enum Outcome: Hashable, Sendable {
    /// Every required constraint holds and the optional ones hold as well as they can.
    case solved
    /// An irreducible set of required constraints that contradict each other, oldest first.
    ///
    /// Without any one of them the others could hold together.
    case conflict([Constraint])
    /// The arithmetic gave out; all values stay what they were.
    case refused(Refusal)
  }

  /// Why ``solve()`` gave no answer although there may be one.
  public enum Refusal: Hashable, Sendable {
    /// A sum or product of the system's numbers is not finite.
    case overflow
    /// The simplex method took more steps than ``LayoutEngine/stepLimit`` allows or any system
    /// needs, which only rounding can cause.
    case stepLimit
    /// The numbers differ so much in size that a required constraint does not hold in the result.
    case precision
  }

  /// How far one priority's constraints are from holding, taken together.
  public struct Level: Hashable, Sendable {
    /// The priority whose constraints were added up.
    public let priority: Priority
    /// The sum of the constraints' absolute violations, in their own unit.
    public let violation: Double
  }

  /// Counts of work done since the engine was made, for tests of cost that must not depend on time.
  public struct Work: Hashable, Sendable {
    /// Basis changes of the simplex method.
    public var pivots = 0
    /// Components solved from their constraints.
    public var componentsBuilt = 0
    /// Components solved again with other constants but the same structure.
    public var componentsUpdated = 0
    /// Fixed variables whose value was computed from their defining equation.
    public var evaluations = 0
  }
}
