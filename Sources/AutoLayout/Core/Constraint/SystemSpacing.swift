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
  static func below(
    _ upper: ConstraintOperand.Reference, above lower: ConstraintOperand.Reference
  ) -> CGFloat {
    guard upper.attribute.isBaseline, lower.attribute.isBaseline else { return siblings }
    let descent = (upper.item as? UIView)?.baselineOffsetFromBottom ?? 0
    let ascent = (lower.item as? UIView)?.baselineOffsetFromTop ?? 0
    return siblings + descent + ascent
  }
}
