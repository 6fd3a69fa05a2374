import AutoLayout

/// An analysis of the constraints of a report: which of them conflict, which one UIKit breaks, and
/// which changes would repair them.
///
///     let log = ConsoleLogReader.logs(in: text).first!
///     print(ConflictExplanation(log).text)
///
/// Constraints are identified by their position in the report, from 0. All amounts are in points.
public struct ConflictExplanation: Sendable {
  /// The report.
  public let log: ConflictLog
  /// The number of constraints that could be read.
  public internal(set) var parsedCount = 0
  /// The positions of an irreducible set of conflicting constraints, ascending. The array is empty
  /// if all constraints can be satisfied together.
  public internal(set) var conflict: [Int] = []
  /// The assumption, beyond the text, under which the constraints conflict, as a sentence, or `nil`
  /// if none is needed.
  public internal(set) var assumption: String?
  /// The position of the constraint that UIKit breaks, predicted from the constraints alone, or
  /// `nil` if none could be read.
  public internal(set) var predictedLine: Int?
  /// The position of the constraint that UIKit broke according to the report, or otherwise the
  /// predicted one. It is `nil` if there is neither.
  public var brokenLine: Int? { log.recordedIndex ?? predictedLine }
  /// The numbers that explain the contradiction, or `nil` if the other constraints determine no
  /// amount for any of the conflicting ones.
  public internal(set) var arithmetic: Arithmetic?
  /// Changes with which all constraints are satisfied, each confirmed by solving. The smallest
  /// change of a constant comes first.
  public internal(set) var repairs: [Repair] = []
  /// The locations of each constraint in documents, as `file:line`, with several entries if the
  /// location is uncertain. Callers that have documents set them.
  public var places: [[String]] = []
  /// The readable names of items, by key.
  var names: [String: String] = [:]
  /// The constraints that could be read, by position.
  var relations: [LoggedRelation?] = []

  /// The constraints as equations, under the reading in which they conflict, or `nil` if they do
  /// not.
  var system: LoggedSystem?
  /// The superviews of the items, as far as they follow from the report.
  var hierarchy: LoggedHierarchy?

  /// The constraints that are drawn as broken: the one that UIKit breaks if that ends the conflict,
  /// otherwise those of the first repair that removes constraints.
  var brokenLines: [Int] {
    guard let brokenLine, conflict.contains(brokenLine),
      repairs.contains(where: { $0.lines == [brokenLine] && $0.change == .drop })
    else { return repairs.first { $0.change == .drop }?.lines ?? [] }
    return [brokenLine]
  }

  /// A Boolean value that indicates whether the constraints cannot all be satisfied.
  public var isInfeasible: Bool { !conflict.isEmpty }

  /// One of the conflicting constraints compared with the amount that the others need.
  public struct Arithmetic: Hashable, Sendable {
    /// The relation of the constraint's amount to the needed amount.
    public enum Bound: Hashable, Sendable {
      /// Only the needed amount is compatible with the other constraints.
      case exactly
      /// The needed amount and everything above it are compatible with the other constraints.
      case atLeast
      /// The needed amount and everything below it are compatible with the other constraints.
      case atMost
    }
    /// The position of the constraint in the report.
    public var line: Int
    /// The amount that the constraint states, in points.
    public var present: Double
    /// The amount that the other constraints need, in points.
    public var needed: Double
    /// The relation of the possible amounts to the needed amount.
    public var bound: Bound
    /// The constants that add up to the needed amount, with their lines. The array is empty if the
    /// amount is not such a sum.
    public var summands: [Summand] = []

    /// The contribution of a constraint to a sum.
    public struct Summand: Hashable, Sendable {
      /// The position in the report of the constraint with the constant.
      public var line: Int
      /// The contribution in points.
      public var amount: Double
    }
  }

  /// A change with which all constraints are satisfied.
  ///
  /// It is confirmed by solving the system with the change, but only under the reading of the
  /// report: a log does not contain text baselines and margins.
  public struct Repair: Hashable, Sendable {
    /// The change to make to the constraints.
    public enum Change: Hashable, Sendable {
      /// Remove the constraints.
      case drop
      /// Make the constraints optional, at this priority.
      case lower(priority: Double)
      /// Set the constraint's `constant` property to another value, in points.
      case constant(from: Double, to: Double)
      /// Set `translatesAutoresizingMaskIntoConstraints` to false for the view whose autoresizing
      /// mask created the constraints, which removes them. This is suggested for views that other
      /// constraints of the report position or size.
      case ignoreMask
    }
    /// The positions of the constraints to change: several if no single change is enough.
    public var lines: [Int]
    /// The change to make.
    public var change: Change
  }

  /// The maximum number of constraints of a report that are analyzed; real reports have up to 30.
  public static let lineLimit = 2000
}
