import Foundation

/// The distances that Apple's layouts use if no number is specified, in points.
@MainActor
enum SystemSpacing {
  /// The distance between siblings on both axes (`NSSpace(8)` in UIKit's logs).
  static let siblings: CGFloat = 8

  /// Returns the distance from a vertical location to another one below it.
  ///
  /// Between edges, the distance is `siblings`. From a last baseline to a first baseline, it also
  /// includes the heights of both fonts, so that the distance from descent to ascent is `siblings`.
  ///
  /// - Parameters:
  ///   - descent: The distance from the upper baseline to the end of its line, in points, or `nil`
  ///     for an edge.
  ///   - ascent: The distance from the start of the line to the lower baseline, in points, or `nil`
  ///     for an edge.
  /// - Returns: The distance in points.
  static func below(descent: CGFloat?, above ascent: CGFloat?) -> CGFloat {
    guard let descent, let ascent else { return siblings }
    return siblings + descent + ascent
  }
}
