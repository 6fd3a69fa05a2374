/// Why a visual format gives no constraints: what is wrong, where, and what would be right.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// `|` is used, but the view beside it has no superview.
    case noSuperview(view: String)
    /// No view has the name.
    case unknownView(String, known: [String])
    /// The object of the name is neither a view nor a layout guide.
    case notAnItem(String)
    /// Something else stands where a view in brackets must.
    case expectedView
    /// Something else stands where a number or the name of a metric must.
    case expectedNumber
    /// No metric has the name and, for sizes, no view.
    case unknownMetric(String, known: [String])
    /// `H` or `V` without its colon.
    case missingColon(NSLayoutConstraint.Axis)
    /// The options align views along the axis on which they lie.
    case alignmentAlongAxis(NSLayoutConstraint.Axis)
    /// A view without its closing bracket, or its predicates without their parenthesis.
    case unclosedView
    /// `<`, `>` or `=` alone.
    case unknownRelation
    /// The predicates of a distance without their closing parenthesis.
    case unclosedPredicates
    /// A distance without the `-` behind it.
    case unclosedConnection
    /// Something behind a view that is neither a distance, a view nor `|`.
    case expectedContinuation
    /// Something behind the last `|`.
    case expectedEnd
    /// A priority of 0 or less, or above 1000.
    case illegalPriority(Double)
    /// A number that is infinite or no number.
    case notFinite(Double)
  }

  /// What is wrong, as a value.
  public let problem: Problem
  /// Where, in characters from the start of the format; UIKit's caret stands there.
  public let offset: Int
  /// The whole text that could not be parsed.
  public let format: String

  init(_ problem: Problem, at offset: Int, in format: String) {
    self.problem = problem
    self.offset = offset
    self.format = format
  }

  /// What UIKit raises, with the format and a caret below the place.
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
  /// The format with the place marked, what is wrong and what would be right.
  public var description: String {
    "\(format)\n\(String(repeating: " ", count: offset))^\n\(message)\nExpected \(expected)."
      + (suggestion.map { " \($0)" } ?? "")
  }
}
