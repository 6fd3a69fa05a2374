extension LayoutEngine {
  /// A number that the engine chooses, such as the left edge of a view.
  ///
  /// A handle is two integers. It stays valid until ``removeVariable(_:)``; a stale handle traps.
  public struct Variable: Hashable, Sendable {
    /// The slot in the engine's storage; slots of removed variables are used again.
    public let index: Int32
    /// How often the slot was reused, which distinguishes a stale handle from a valid one.
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
  public typealias Relation = LinearRelation

  /// How important a constraint is: above 0 and at most 1000. A constraint of priority 1000 is
  /// required.
  ///
  /// Priorities are strict: no number of constraints outweighs one of a higher priority. Fractions
  /// are priorities of their own: 750.5 is between 750 and 751.
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

  /// The result of ``solve()``.
  public enum Outcome: Hashable, Sendable {
    /// Every required constraint holds and the optional ones hold as well as they can.
    case solved
    /// An irreducible set of required constraints that conflict, oldest first.
    ///
    /// Without any one of them the others can hold together.
    case conflict([Constraint])
    /// The arithmetic failed; all values stay what they were.
    case refused(Refusal)
  }

  /// Why ``solve()`` has no result although there may be a solution.
  public enum Refusal: Hashable, Sendable {
    /// A sum or product of the system's numbers is not finite.
    case overflow
    /// The simplex method took more steps than ``LayoutEngine/stepLimit`` allows or any system
    /// needs, which only rounding can cause.
    case stepLimit
    /// The numbers differ so much in size that a required constraint does not hold in the result.
    case precision
  }

  /// How far the constraints of one priority are from holding, in total.
  public struct Level: Hashable, Sendable {
    /// The priority whose constraints were added up.
    public let priority: Priority
    /// The sum of the constraints' absolute violations, in their own unit.
    public let violation: Double
  }

  /// Counts of the work done since the engine was created, for tests of cost that must not depend
  /// on time.
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
