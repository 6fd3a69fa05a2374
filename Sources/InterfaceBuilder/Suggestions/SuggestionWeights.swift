import Foundation

/// How much speaks against the parts of a plan. All of them are costs that are added; only their order
/// and rough size matter.
///
/// The parts follow from the ideas that their comments give. Of `number` and `fixedExtent`, two or
/// three values were compared on the part of the documents that is not held out; the others were set
/// once (`Documentation/SuggestedConstraints.md`).
enum SuggestionWeights {
  /// A constraint: of two layouts that behave alike, the one with fewer is better.
  static let constraint: CGFloat = 0.5
  /// A distance as long as the container: near things belong together.
  static let distance: CGFloat = 3
  /// Text and coordinates run from the near end, so that the far end needs a reason; along the height
  /// more than along the width, since content grows downward.
  static func farEnd(isHorizontal: Bool) -> CGFloat { isHorizontal ? 0.3 : 0.5 }
  /// A shared center is seldom an accident, which is a reason for the plan.
  static let middle: CGFloat = -0.3
  /// A shared edge of siblings, which is more often an accident than a center; the distance is added.
  static let alignment: CGFloat = 0.2
  /// A fixed extent as long as the container, by the square: a view that takes most of one screen
  /// would leave a smaller one.
  static let fixedExtent: CGFloat = 3.5
  /// A fixed extent where the content has another: what resized the view was probably both ends.
  static let fixedContent: CGFloat = 1
  /// Both ends of a view whose content gives just the recorded extent.
  static let stretchedContent: CGFloat = 3
  /// A view that ends outside of its container, on one size.
  static let overflow: CGFloat = 2
  /// Views that overlap and did not, on one size.
  static let overlap: CGFloat = 2
  /// A view without an extent, on one size.
  static let collapse: CGFloat = 6
  /// Text that has less space than it needs and had enough, on one size.
  static let clipping: CGFloat = 1

  /// Both ends of a view that takes nothing of the container; less in proportion to what it takes.
  static func stretch(_ stretch: SuggestionProblem.Stretch, isHorizontal: Bool) -> CGFloat {
    switch stretch {
    case .likely: 0.5
    case .neutral: isHorizontal ? 4 : 5
    case .unlikely: 8
    }
  }

  /// How unlikely it is that someone typed a number. People type round numbers; a distance or an extent
  /// of another value probably follows from others. Zero is free.
  static func number(_ value: CGFloat) -> CGFloat {
    func isMultiple(of factor: CGFloat) -> Bool {
      abs(value - (value / factor).rounded() * factor) < writtenDigits
    }
    if abs(value) < writtenDigits { return 0 }
    if isMultiple(of: 10) || isMultiple(of: 8) { return 0.3 }
    if isMultiple(of: 5) || isMultiple(of: 4) { return 0.6 }
    return isMultiple(of: 1) ? 1 : 1.8
  }

  /// Points by which a number that someone typed can differ from a recorded one.
  private static let writtenDigits: CGFloat = 0.01
}
