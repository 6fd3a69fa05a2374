import AutoLayout

/// What is wrong with the constraints of a report: which of them conflict, which one UIKit breaks,
/// and what would repair them.
///
///     let log = ConsoleLogReader.logs(in: text).first!
///     print(ConflictExplanation(log).text)
///
/// Constraints are identified by their position in the report, from 0. All amounts are in points.
public struct ConflictExplanation: Sendable {
  /// The report.
  public let log: ConflictLog
  /// How many of its constraints could be read.
  public internal(set) var parsedCount = 0
  /// The positions of an irreducible set of conflicting constraints, ascending; empty if all
  /// constraints can hold together.
  public internal(set) var conflict: [Int] = []
  /// What had to be assumed in addition to the text for the conflict, as a sentence; nil if
  /// nothing.
  public internal(set) var assumption: String?
  /// The position of the constraint that UIKit breaks, predicted from the constraints alone; nil if
  /// none could be read.
  public internal(set) var predictedLine: Int?
  /// The position of the constraint that UIKit broke according to the report, or else the predicted
  /// one; nil if there is neither.
  public var brokenLine: Int? { log.recordedIndex ?? predictedLine }
  /// How the contradiction comes about in numbers.
  public internal(set) var arithmetic: Arithmetic?
  /// Changes after which all constraints hold, each confirmed by solving. The smallest change of a
  /// constant comes first.
  public internal(set) var repairs: [Repair] = []
  /// Where each constraint is in documents, as `file:line`; several entries if that is not certain.
  /// Set by a caller that has documents.
  public var places: [[String]] = []
  /// Items as they are shown to people, by key.
  var names: [String: String] = [:]
  /// The constraints that could be read, by position.
  var relations: [LoggedRelation?] = []

  /// The constraints as equations, under the reading in which they conflict; nil if they do not.
  var system: LoggedSystem?
  /// The superviews of the items, as far as the report allows conclusions.
  var hierarchy: LoggedHierarchy?

  /// The constraints that are drawn as broken: the one that UIKit breaks if that ends the conflict,
  /// otherwise those of the first repair that removes constraints.
  var brokenLines: [Int] {
    guard let brokenLine, conflict.contains(brokenLine),
      repairs.contains(where: { $0.lines == [brokenLine] && $0.change == .drop })
    else { return repairs.first { $0.change == .drop }?.lines ?? [] }
    return [brokenLine]
  }

  /// A Boolean value that indicates whether the constraints cannot hold together.
  public var isInfeasible: Bool { !conflict.isEmpty }

  /// One of the conflicting constraints compared with what the others need.
  public struct Arithmetic: Hashable, Sendable {
    /// How the needed amount limits the amount of the constraint.
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
    /// What the other constraints need, in points.
    public var needed: Double
    /// How the needed amount bounds what the constraint may say.
    public var bound: Bound
    /// The constants that add up to the needed amount, with their lines; empty if it is not such a
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

  /// A change after which all constraints hold.
  ///
  /// It is confirmed by solving the system with the change, but only under the reading of the
  /// report: text baselines and margins are not in a log.
  public struct Repair: Hashable, Sendable {
    /// What is done to the constraints.
    public enum Change: Hashable, Sendable {
      /// Remove the constraints.
      case drop
      /// Make the constraints optional, at this priority.
      case lower(priority: Double)
      /// Give the constraint another constant, in points, as its `constant` property has it.
      case constant(from: Double, to: Double)
      /// Set `translatesAutoresizingMaskIntoConstraints` to false for the view whose autoresizing
      /// mask made the constraints, which removes them. Suggested for views that other constraints
      /// of the report place or size.
      case ignoreMask
    }
    /// The constraints that change; several when no single change is enough.
    public var lines: [Int]
    /// What is done to them.
    public var change: Change
  }

  /// Most constraints of a report that are looked at: real ones have up to 30.
  public static let lineLimit = 2000
}
