import Foundation

// Numbers that overrides and delegates of a program return. UIKit does not raise exceptions for
// them, so they are limited before they can make an equation unsolvable.

extension CGFloat {
  /// The maximum length or distance from a program that layout uses, in points. It is also the
  /// limit of constants.
  static let programLimit: CGFloat = 1e9

  /// The number, limited to the range of the engine. A number that is not finite becomes 0.
  var limitedForLayout: CGFloat {
    guard isFinite else { return 0 }
    return Swift.min(Swift.max(self, -Self.programLimit), Self.programLimit)
  }

  /// The number as a length: 0 if it is negative or not a number, and at most the limit.
  var limitedLength: CGFloat { self > 0 ? Swift.min(self, Self.programLimit) : 0 }
}

extension CGSize {
  /// The size with both lengths limited. Lengths that are negative or not numbers become 0.
  var limitedForLayout: CGSize {
    CGSize(width: width.limitedLength, height: height.limitedLength)
  }
}

extension CGPoint {
  /// The point with both coordinates limited to the range of the engine.
  var limitedForLayout: CGPoint { CGPoint(x: x.limitedForLayout, y: y.limitedForLayout) }

  /// A Boolean value that indicates whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// A Boolean value that indicates whether the engine can compute with all edges.
  var isWithinLimit: Bool {
    let limit = CGFloat.programLimit
    return abs(origin.x) <= limit && abs(origin.y) <= limit && abs(size.width) <= limit
      && abs(size.height) <= limit
  }

  /// The rectangle with its origin and size limited to the range of the engine.
  var limitedForLayout: CGRect {
    isWithinLimit
      ? self : CGRect(origin: origin.limitedForLayout, size: size.limitedForLayout)
  }
}

extension UIEdgeInsets {
  /// The insets, each limited to the range of the engine.
  var limitedForLayout: UIEdgeInsets {
    guard self != .zero else { return self }
    return UIEdgeInsets(
      top: top.limitedForLayout, left: left.limitedForLayout, bottom: bottom.limitedForLayout,
      right: right.limitedForLayout)
  }
}
