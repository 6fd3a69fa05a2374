/// An error in a visual format: the problem, its position and the expected text.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The kinds of problems.
  public enum Problem: Hashable, Sendable {
    /// The view next to `|` has no superview.
    case noSuperview(view: String)
    /// There is no view with the name.
    case unknownView(String, known: [String])
    /// The object with the name is not a view or a layout guide.
    case notAnItem(String)
    /// A view in brackets is missing.
    case expectedView
    /// A number or the name of a metric is missing.
    case expectedNumber
    /// There is no metric with the name and, for a size, no view.
    case unknownMetric(String, known: [String])
    /// The colon after `H` or `V` is missing.
    case missingColon(NSLayoutConstraint.Axis)
    /// The options align views along the axis of the format.
    case alignmentAlongAxis(NSLayoutConstraint.Axis)
    /// The closing bracket of a view or the closing parenthesis of its predicates is missing.
    case unclosedView
    /// A relation consists only of `<`, `>` or `=`.
    case unknownRelation
    /// The closing parenthesis of a distance's predicates is missing.
    case unclosedPredicates
    /// The `-` after a distance is missing.
    case unclosedConnection
    /// A view is not followed by a distance, a view or `|`.
    case expectedContinuation
    /// Text follows the last `|`.
    case expectedEnd
    /// A priority is 0 or less, or above 1000.
    case illegalPriority(Double)
    /// A number is infinite or not a number.
    case notFinite(Double)
  }

  /// The syntax error or other problem of the format.
  public let problem: Problem
  /// The position in characters from the start of the format. UIKit's caret is at this position.
  public let offset: Int
  /// The whole text of the format.
  public let format: String

  init(_ problem: Problem, at offset: Int, in format: String) {
    self.problem = problem
    self.offset = offset
    self.format = format
  }

  /// The reason of UIKit's exception, with the format and a caret below the position.
  public var reason: String {
    switch problem {
    case .notAnItem: message
    default:
      """
      Unable to parse constraint format: 
      \(message) 
      \(format) 
      \(String(repeating: " ", count: offset))^
      """
    }
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The format with the position marked, the problem and the expected text.
  public var description: String {
    "\(format)\n\(String(repeating: " ", count: offset))^\n\(message)\nExpected \(expected)."
      + (suggestion.map { " \($0)" } ?? "")
  }
}
