import Foundation

/// The distances that Apple's layouts use where no number is given, in points.
@MainActor
enum SystemSpacing {
  /// Between siblings, on both axes (`NSSpace(8)` in UIKit's logs).
  static let siblings: CGFloat = 8

  /// The distance from one vertical location to another below it.
  ///
  /// Between edges it is `siblings`. From a last baseline to a first baseline it adds what the
  /// fonts need on both sides, so that the lines of text keep `siblings` between descent and
  /// ascent.
  ///
  /// - Parameters:
  ///   - descent: From the upper baseline to the end of its line, in points; nil for an edge.
  ///   - ascent: From the start of the line to the lower baseline, in points; nil for an edge.
  /// - Returns: The distance in points.
  static func below(descent: CGFloat?, above ascent: CGFloat?) -> CGFloat {
    guard let descent, let ascent else { return siblings }
    return siblings + descent + ascent
  }
}
