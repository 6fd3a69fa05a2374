import Foundation

/// The smallest and the largest text size of a view and its descendants.
struct ContentSizeLimits: Hashable, Sendable {
  /// The smallest text size, or `nil` if there is no limit.
  var minimum: UIContentSizeCategory?
  /// The largest text size, or `nil` if there is no limit. It takes precedence over a larger
  /// minimum.
  var maximum: UIContentSizeCategory?

  /// A Boolean value that indicates whether there is a limit.
  var isEmpty: Bool { minimum == nil && maximum == nil }

  /// Returns the text size within the limits that is nearest to another.
  func limiting(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    var result = category
    if let minimum, result.index < minimum.index { result = minimum }
    if let maximum, result.index > maximum.index { result = maximum }
    return result
  }
}
