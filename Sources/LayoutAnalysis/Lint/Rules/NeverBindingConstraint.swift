import AutoLayout
import Foundation

extension LintRule {
  /// Inequalities that never come close to their limit.
  static let neverBindingConstraint = LintRule(
    "never-binding-constraint", .note, in: [],
    "An inequality is not binding on any canvas, so it has no effect.",
    reason: """
      The rule needs at least two canvases (`devices`, `orientation`): an inequality that has \
      slack on one may be binding on another.
      """,
    remedy: """
      Delete the constraint, or lint on more devices.
      """,
    .layouts { layouts, _ in
      // The result on one canvas does not apply to others.
      guard layouts.count > 1, let first = layouts.first else { return [] }
      var slacks: [String: CGFloat] = [:]
      for layout in layouts { layout.collectSlacks(&slacks) }
      return first.snapshot.constraints.compactMap { constraint in
        guard let element = first.element(of: constraint), let id = constraint.identifier,
          let slack = slacks[id], slack > minSlack
        else { return nil }
        var issue = LintIssue(
          element: element, name: first.name(of: first.snapshot.views[constraint.first.view]),
          message: "Never binding: \(constraint.text) has a slack of at least \(slack.shortText) "
            + "on \(layouts.count) canvases",
          hint: "delete the constraint, or lint on more devices")
        issue.alsoAbout =
          [first.snapshot.views[constraint.first.view].identifier].compactMap { $0 }
        return issue
      }
    })

  /// The slack in points that exceeds rounding to pixels.
  private static let minSlack: CGFloat = 1
}

extension LintLayout {
  /// Records the minimum slack of each inequality of the document.
  fileprivate func collectSlacks(_ slacks: inout [String: CGFloat]) {
    for constraint in snapshot.constraints where constraint.relation != "==" {
      guard constraint.origin == .user, let id = constraint.identifier,
        let room = slack(of: constraint)
      else { continue }
      slacks[id] = min(slacks[id] ?? .infinity, room)
    }
  }

  /// Returns the slack of an inequality, or `nil` if a side is unknown.
  private func slack(of constraint: LayoutSnapshot.Constraint) -> CGFloat? {
    guard let first = value(of: constraint.first) else { return nil }
    var limit = constraint.constant
    if let second = constraint.second {
      guard let value = value(of: second) else { return nil }
      limit += constraint.multiplier * value
    }
    return constraint.relation == ">=" ? first - limit : limit - first
  }

  /// Returns the value of an attribute in points of the root, or `nil` for guides and baselines.
  private func value(of side: LayoutSnapshot.Constraint.Side) -> CGFloat? {
    guard side.guide == nil else { return nil }
    let view = snapshot.views[side.view]
    let insets = view.alignmentRectInsets
    let frame = view.frameInRoot
    switch side.attribute {
    case "leading", "left": return frame.minX + insets.left
    case "trailing", "right": return frame.maxX - insets.right
    case "top": return frame.minY + insets.top
    case "bottom": return frame.maxY - insets.bottom
    case "width": return frame.width - insets.left - insets.right
    case "height": return frame.height - insets.top - insets.bottom
    default: return nil
    }
  }
}
