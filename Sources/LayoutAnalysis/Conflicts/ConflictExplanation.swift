import AutoLayout

/// What is wrong with the constraints of a report: which of them contradict each other, which one
/// UIKit breaks, and what would repair them.
public struct ConflictExplanation: Sendable {
  /// The report.
  public let log: ConflictLog
  /// How many of its constraints could be read.
  public internal(set) var parsedCount = 0
  /// Positions of constraints that contradict each other though without any one of them the others
  /// could hold, ascending; empty when all can hold together.
  public internal(set) var conflict: [Int] = []
  /// What had to be assumed beyond the text for the contradiction, as a sentence.
  public internal(set) var assumption: String?
  /// The position of the constraint that UIKit breaks, predicted from the constraints alone; nil when
  /// none could be read.
  public internal(set) var victim: Int?
  /// How the contradiction comes about in numbers.
  public internal(set) var arithmetic: Arithmetic?
  /// Changes that make all constraints hold, each confirmed by solving, the least first.
  public internal(set) var repairs: [Repair] = []
  /// Where each constraint stands in documents, as `file:line`; several where it is not certain. Set
  /// by whoever has documents.
  public var places: [[String]] = []
  /// Items as they are shown to people, by their key.
  var names: [String: String] = [:]
  /// The constraints that could be read, by position.
  var relations: [LoggedRelation?] = []

  /// The constraints as equations, under the reading that contradicts itself.
  var system: LoggedSystem?
  /// What lies in what.
  var hierarchy: LoggedHierarchy?

  /// The constraints that give way: the one that UIKit breaks, where that is enough.
  var givesWay: [Int] {
    guard let victim, conflict.contains(victim),
      repairs.contains(where: { $0.lines == [victim] && $0.change == .drop })
    else { return repairs.first { $0.change == .drop }?.lines ?? [] }
    return [victim]
  }

  /// Whether the constraints cannot hold together.
  public var isInfeasible: Bool { !conflict.isEmpty }

  /// One of the contradicting constraints against what the others come to.
  public struct Arithmetic: Hashable, Sendable {
    /// How the needed amount bounds the constraint's own.
    public enum Bound: Hashable, Sendable {
      /// Only the needed amount agrees with the other constraints.
      case exactly
      /// The needed amount and everything above it agree with the other constraints.
      case atLeast
      /// The needed amount and everything below it agree with the other constraints.
      case atMost
    }
    /// The constraint.
    public var line: Int
    /// What the constraint says, in points.
    public var present: Double
    /// What the others leave for it, in points.
    public var needed: Double
    /// How the needed amount bounds what the constraint may say.
    public var bound: Bound
    /// The constants that add up to the needed amount, with their lines; empty when it is no such
    /// sum.
    public var summands: [Summand] = []

    /// A constraint's part in a sum.
    public struct Summand: Hashable, Sendable {
      /// The constraint whose constant it is, as a position in the report.
      public var line: Int
      /// In points.
      public var amount: Double
    }
  }

  /// A change that repairs the system.
  public struct Repair: Hashable, Sendable {
    /// What is done to the constraints.
    public enum Change: Hashable, Sendable {
      /// Remove the constraints.
      case drop
      /// Make the constraints optional, at this priority.
      case lower(priority: Double)
      /// Give the constraint another constant, in points, as its `constant` property has it.
      case constant(from: Double, to: Double)
    }
    /// The constraints that change; several when no single change is enough.
    public var lines: [Int]
    /// What is done to them.
    public var change: Change
  }

  /// Explains a report.
  ///
  /// Costs some solutions of the system a constraint of the conflict; reports of more than
  /// ``lineLimit`` constraints are read no further.
  public init(_ log: ConflictLog) {
    self.log = log
    readAndSolve()
  }

  /// Most constraints of a report that are looked at: real ones have up to 30.
  public static let lineLimit = 2000
}
