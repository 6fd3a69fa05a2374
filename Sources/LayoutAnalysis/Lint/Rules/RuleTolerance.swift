import Foundation

/// The tolerances of rules. Proofs over widths search for the widths at which the same limits are
/// crossed.
enum RuleTolerance {
  /// The number of points by which views may overlap: text has space around it within its line
  /// height.
  static let overlap: CGFloat = 2

  /// The number of points by which a view inside another may extend beyond it and still count as
  /// placed there intentionally: a badge, a button in a field.
  static let containment: CGFloat = 1

  /// The number of points by which a view may extend beyond its parent: rounding to pixels, and
  /// shadows of controls.
  static let escape: CGFloat = 1

  /// The number of points that a touch target may lack: half a pixel at one pixel per point, the
  /// loss by rounding.
  static let touch = 0.5

  /// The number of points by which sums of rounded positions may differ from the distance that they
  /// represent.
  static let arithmetic: CGFloat = 1e-6

  /// The maximum number of pairs of views that are compared: all pairs of 200 views. Only views at
  /// the same height are compared, so that a realistic layout has far fewer; all pairs of many
  /// views would take quadratic time.
  static let maxComparedPairs = 20_000

  /// The number of conflicts with which others are compared: a realistic root has few, and
  /// comparing all pairs would take quadratic time.
  static let maxComparedConflicts = 50

  /// The number of views that a finding about several of them lists: enough to repair them in one
  /// edit.
  static let maxRelated = 20

  /// The maximum number of constraints from which a redundant one follows if it repeats them: the
  /// same constraint, or the two edges that determine a size.
  static let maxDirectReasons = 2

  /// The number of constraints that a message about a redundant one lists: an edge is rarely more
  /// than four constraints away from another.
  static let maxReasons = 4
}
