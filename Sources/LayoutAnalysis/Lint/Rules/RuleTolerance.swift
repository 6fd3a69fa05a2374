import Foundation

/// The tolerances and limits of rules. Proofs over widths search for the widths at which layouts exceed
/// them.
enum RuleTolerance {
  /// Points by which views may cover each other: text has room around it within its line height.
  static let overlap: CGFloat = 2

  /// Points by which a view that lies in another may reach out of it and still count as put there on
  /// purpose: a badge, a button in a field.
  static let containment: CGFloat = 1

  /// Points by which a view may reach out of its parent: rounding to pixels, and shadows of controls.
  static let escape: CGFloat = 1

  /// Points that a touch target may lack: half a pixel at one pixel a point, what rounding takes.
  static let touch = 0.5

  /// Points by which sums of rounded positions may differ from the distance that they stand for.
  static let arithmetic: CGFloat = 1e-6

  /// Pairs of views that are compared at most, which are all pairs of 200 views. Only views at the same
  /// height are compared, so that a layout that a person made has far fewer; all pairs of many views would
  /// take quadratic time.
  static let maxComparedPairs = 20_000

  /// Conflicts that the others are compared with: a root that a person made has few, and comparing all pairs
  /// would take quadratic time.
  static let maxComparedConflicts = 50

  /// Views that a finding about several of them lists: enough to repair them in one go.
  static let maxRelated = 20

  /// The maximum number of constraints from which a recommended finding of a redundant constraint
  /// follows. A constraint that follows from several others is mostly a distance by design
  /// (`LintPrecision.md`).
  static let maxDirectReasons = 1

  /// Constraints that a message about a redundant one lists: an edge is rarely more than four
  /// constraints away from another.
  static let maxReasons = 4
}
