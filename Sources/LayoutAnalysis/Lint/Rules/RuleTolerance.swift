import Foundation

/// The tolerances and limits of rules. Proofs over widths search for the widths at which layouts
/// exceed them.
enum RuleTolerance {
  /// The number of points by which views may overlap. The line height of a text contains space
  /// above and below its letters.
  static let overlap: CGFloat = 2

  /// The number of points by which a view, such as a badge or a button in a field, may extend
  /// beyond the view on which it lies and still count as placed there intentionally.
  static let containment: CGFloat = 1

  /// The number of points by which a view may extend beyond a view around it, because of rounding
  /// to pixels and shadows of controls.
  static let escape: CGFloat = 1

  /// The number of points that a touch target may lack: half a pixel at one pixel per point, which
  /// is lost by rounding.
  static let touch = 0.5

  /// The number of points by which sums of rounded positions may differ from the exact distance.
  static let arithmetic: CGFloat = 1e-6

  /// The maximum number of pairs of views that are compared, which is that of all pairs of 200
  /// views. Only views at the same height are compared, so that ordinary layouts have far fewer
  /// pairs. Comparing all pairs of many views would take quadratic time.
  static let maxComparedPairs = 20_000

  /// The maximum number of conflicts with which the others are compared. Ordinary roots have few,
  /// and comparing all pairs would take quadratic time.
  static let maxComparedConflicts = 50

  /// The maximum number of other views that a finding lists: enough to repair them together.
  static let maxRelated = 20

  /// The maximum number of constraints from which a recommended finding of a redundant constraint
  /// follows. A constraint that follows from several others is mostly a distance by design
  /// (`LintPrecision.md`).
  static let maxDirectReasons = 1

  /// The maximum number of constraints that a message about a redundant one lists: an edge is
  /// rarely more than four constraints away from another.
  static let maxReasons = 4
}
