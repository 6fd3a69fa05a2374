import Foundation
import LayoutAnalysis

/// The differences of a document as one line of JSON, for `--format json` and for streams.
///
///     {"file":"Main.storyboard","changed":true,"roots":[{"id":"LgN-vw-001","status":"changed",
///      "views":[{"id":"LgN-bt-001","movements":[{"x":0,"y":8,…}],"constraints":[…]}]}],
///      "newFindings":[],"goneFindings":[]}
@MainActor
enum DiffJSON {
  /// Returns the line of a document, ending in a newline.
  static func line(_ report: DiffReport) -> String {
    JSONText.object([
      ("file", JSONText.string(report.name)),
      ("changed", "\(!report.diff.isEmpty)"),
      ("roots", JSONText.array(report.diff.roots.map(root))),
      ("newFindings", JSONText.array(report.diff.newFindings.map { finding($0, report.diff) })),
      ("goneFindings", JSONText.array(report.diff.goneFindings.map { finding($0, report.diff) })),
    ]) + "\n"
  }

  /// Returns a root that was added, removed or changed, with its views.
  private static func root(_ root: LayoutDiff.Root) -> String {
    JSONText.object([
      ("id", JSONText.string(root.identifier)), ("name", JSONText.string(root.name)),
      ("status", JSONText.string(root.status.rawValue)),
      ("views", JSONText.array(root.views.map(view))),
      ("groups", JSONText.array(root.groups.map(group))),
    ])
  }

  /// Returns views that moved by the same distances, and the cause.
  private static func group(_ group: ViewGroup) -> String {
    JSONText.object([
      ("views", JSONText.array(group.views.compactMap(\.identifier).map(JSONText.string))),
      ("summary", JSONText.string(group.sentence)), ("cause", group.cause.map(JSONText.string)),
    ])
  }

  /// Returns a view with its movements and with the constraints and properties that changed.
  private static func view(_ view: ViewChange) -> String {
    JSONText.object([
      ("id", view.identifier.map(JSONText.string)), ("name", JSONText.string(view.name)),
      ("status", JSONText.string(view.status.rawValue)),
      ("summary", JSONText.string(view.sentence)),
      ("movements", JSONText.array(view.movements.map(movement))),
      ("constraints", JSONText.array(view.constraints.map(constraint))),
      ("properties", JSONText.array(view.properties.map(JSONText.string))),
    ])
  }

  /// Returns how far a view moved and how much it grew, in points, and the canvases on which it
  /// did.
  private static func movement(_ movement: ViewChange.Movement) -> String {
    JSONText.object([
      ("x", "\(movement.x)"), ("y", "\(movement.y)"), ("width", "\(movement.width)"),
      ("height", "\(movement.height)"), ("place", JSONText.string(movement.place)),
      ("canvases", JSONText.array(movement.canvases.map(JSONText.string))),
    ])
  }

  /// Returns a constraint that was added, removed or changed.
  private static func constraint(_ change: ViewChange.ConstraintChange) -> String {
    JSONText.object([
      ("id", change.identifier.map(JSONText.string)),
      ("status", JSONText.string(change.status.rawValue)),
      ("summary", JSONText.string(change.words)),
    ])
  }

  /// Returns a lint finding that exists in only one version.
  private static func finding(_ finding: LintFinding, _ diff: LayoutDiff) -> String {
    JSONText.object([
      ("rule", JSONText.string(finding.rule)),
      ("severity", JSONText.string(finding.severity.rawValue)),
      ("id", finding.object.identifier.map(JSONText.string)),
      ("name", JSONText.string(finding.object.name)),
      ("message", JSONText.string(finding.message)),
      ("cause", diff.cause(of: finding).map(JSONText.string)),
      ("canvases", JSONText.array(finding.canvases.map(JSONText.string))),
    ])
  }
}
