import Foundation

/// The costs of the parts of a plan, which are added. Only their order and approximate size matter.
///
/// Their comments explain the parts. For `number` and `fixedExtent`, two or three values were
/// compared on the part of the documents that is not held out; the others were set once
/// (`Documentation/SuggestedConstraints.md`).
enum SuggestionWeights {
  /// A constraint: of two layouts with the same behavior, the one with fewer constraints is better.
  static let constraint: CGFloat = 0.5
  /// A distance as long as the container: near views belong together.
  static let distance: CGFloat = 3
  /// Returns the cost of the far end. Text and coordinates run from the near end, so that the far
  /// end needs a reason; along the height more than along the width, because content grows
  /// downward.
  static func farEnd(isHorizontal: Bool) -> CGFloat { isHorizontal ? 0.3 : 0.5 }
  /// A shared center is rarely accidental, which supports the plan.
  static let middle: CGFloat = -0.3
  /// A shared edge of siblings, which is more often accidental than a center. The distance is
  /// added.
  static let alignment: CGFloat = 0.2
  /// A fixed extent as long as the container, by the square: a view that takes most of one screen
  /// would extend beyond a smaller one.
  static let fixedExtent: CGFloat = 3.5
  /// A fixed extent if the content has another: the view was probably resized at both ends.
  static let fixedContent: CGFloat = 1
  /// Both ends of a view whose content has exactly the recorded extent.
  static let stretchedContent: CGFloat = 3
  /// A view that ends outside its container, at one size.
  static let overflow: CGFloat = 2
  /// Views that overlap on one size, but not in the recorded layout.
  static let overlap: CGFloat = 2
  /// A view without an extent, on one size.
  static let collapse: CGFloat = 6
  /// Text that has less space than it needs on one size, but enough in the recorded layout.
  static let clipping: CGFloat = 1

  /// Returns the cost of pinning both ends of a view whose share of the container is 0. The cost
  /// decreases as the share increases.
  static func stretch(_ stretch: SuggestionProblem.Stretch, isHorizontal: Bool) -> CGFloat {
    switch stretch {
    case .likely: 0.5
    case .neutral: isHorizontal ? 4 : 5
    case .unlikely: 8
    }
  }

  /// Returns the cost of a number that was typed. People type round numbers; a distance or an
  /// extent of another value probably follows from others. Zero is free.
  static func number(_ value: CGFloat) -> CGFloat {
    func isMultiple(of factor: CGFloat) -> Bool {
      abs(value - (value / factor).rounded() * factor) < writtenDigits
    }
    if abs(value) < writtenDigits { return 0 }
    if isMultiple(of: 10) || isMultiple(of: 8) { return 0.3 }
    if isMultiple(of: 5) || isMultiple(of: 4) { return 0.6 }
    return isMultiple(of: 1) ? 1 : 1.8
  }

  /// The number of points by which a typed number can differ from a recorded one.
  private static let writtenDigits: CGFloat = 0.01
}
