extension VisualFormatError {
  /// The error message, in UIKit's wording if public reports contain it.
  public var message: String {
    switch problem {
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .unknownView(let name, _): "\(name) is not a key in the views dictionary."
    case .notAnItem:
      "-[_SwiftValue nsli_superitem]: unrecognized selector sent to instance"
    case .expectedView: "Expected a view"
    case .expectedNumber:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownMetric(let name, _):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .missingColon(.vertical): "Expected ':' after 'V' to specify vertical arrangement"
    case .missingColon(.horizontal): "Expected ':' after 'H' to specify horizontal arrangement"
    case .alignmentAlongAxis(.vertical):
      "Options mask required views to be aligned on a vertical edge, which is not allowed for "
        + "layout that is also vertical."
    case .alignmentAlongAxis(.horizontal):
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for "
        + "layout that is also horizontal."
    case .unclosedView:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .unclosedPredicates: "The predicates of a distance must end with ')'"
    case .unclosedConnection: "A distance must be followed by '-'"
    case .expectedContinuation: "A view must be followed by a distance, a view, '|' or the end"
    case .expectedEnd: "Nothing may follow the superview's trailing '|'"
    case .illegalPriority(let value):
      "It's illegal to set priority:\(value.shortDescription).  Priorities must be greater than 0 "
        + "and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    case .notFinite(let value):
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(value)"
    }
  }

  /// The text that is expected at the position of the error.
  public var expected: String {
    switch problem {
    case .noSuperview: "a view that has a superview next to '|'"
    case .unknownView: "a key of the views dictionary"
    case .notAnItem: "a view or a layout guide"
    case .expectedView: "a view in brackets, such as '[button]'"
    case .expectedNumber: "a number or the name of a metric"
    case .unknownMetric: "a key of the metrics dictionary"
    case .missingColon: "':'"
    case .alignmentAlongAxis(.vertical): "an alignment by left, right, leading, trailing or centerX"
    case .alignmentAlongAxis(.horizontal):
      "an alignment by top, bottom, centerY or a baseline"
    case .unclosedView: "')' or ']'"
    case .unknownRelation: "'==', '>=' or '<='"
    case .unclosedPredicates: "')'"
    case .unclosedConnection: "'-'"
    case .expectedContinuation: "'-', '[', '|' or the end"
    case .expectedEnd: "the end"
    case .illegalPriority: "a priority greater than 0 and at most 1000"
    case .notFinite: "a finite number"
    }
  }

  /// A suggested correction, if any.
  public var suggestion: String? {
    switch problem {
    case .noSuperview(let name): "Add '\(name)' to its superview before creating constraints."
    case .unknownView(let name, let known), .unknownMetric(let name, let known):
      known.nearest(to: name).map { "Did you mean '\($0)'?" }
    case .notAnItem(let name): "Unwrap '\(name)' if it is optional."
    case .expectedNumber:
      character == " "
        ? "Remove the space."
        : character == "-" ? "Put a negative distance in parentheses: '-(-8)-'." : nil
    case .unknownRelation: "Write '>=' instead of '>'; a relation always includes equality."
    case .unclosedConnection where character == ",":
      "Put several predicates in parentheses: '-(>=8,<=20)-'."
    default: nil
    }
  }

  private var character: Character? {
    offset < format.count ? format[format.index(format.startIndex, offsetBy: offset)] : nil
  }
}

extension [String] {
  /// The maximum number of names and characters to compare: sufficient for any screen, and
  /// inexpensive for any input.
  private static var comparisonLimit: Int { 200 }
  /// The maximum number of characters that a typing error changes.
  private static var slipLimit: Int { 2 }

  /// Returns the string with the minimum edit distance to `name`, or `nil` if all distances are
  /// large.
  fileprivate func nearest(to name: String) -> String? {
    var nearest: (distance: Int, text: String)?
    for text in prefix(Self.comparisonLimit) where text.count <= Self.comparisonLimit {
      let distance = text.lowercased().distance(to: name.lowercased())
      guard distance <= Self.slipLimit, distance < name.count else { continue }
      if let nearest, nearest <= (distance, text) { continue }
      nearest = (distance, text)
    }
    return nearest?.text
  }
}

extension String {
  /// Returns the number of characters to insert, remove or replace (Levenshtein 1965). If the
  /// lengths differ by more than 2, returns the difference.
  fileprivate func distance(to other: String) -> Int {
    let (a, b) = (Array(self), Array(other))
    guard Swift.abs(a.count - b.count) <= 2 else { return Swift.abs(a.count - b.count) }
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let replaced = diagonal + (letter == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
