import AutoLayout
import Foundation
import InterfaceBuilder

extension LintRule {
  /// Text and controls that cover each other, at any depth.
  ///
  /// The visible parts are compared in the coordinates of the root; at most
  /// `RuleTolerance.maxComparedPairs` pairs.
  static let overlappingViews = LintRule(
    "overlapping-views", .warning,
    "Two views with text or controls cover each other.",
    reason: """
      Text and controls are compared wherever they lie: what is seen of a container is its content. \
      What the document shows on each other as well is intended: a button in a field, a label on a \
      card, a sheet over a form. A view that only comes to lie on another one, on a small screen or \
      with a longer text, is covered. Siblings that cross each other are found in the document, too. \
      What scrolls is not compared with what does not.
      """,
    remedy: """
      Add a constraint that separates the views, or put them into a stack view. Where the screen is \
      too small for both, put them into a scroll view.
      """,
    .layout { layout, _ in layout.overlaps() })
}

extension LintLayout {
  /// Returns the overlaps of the layout, each pair once. The array is empty if too many views would
  /// have to be compared.
  fileprivate func overlaps() -> [LintIssue] {
    let seen = SeenViews(self)
    guard let sweep = seen.overlaps else { return [] }
    return sweep.pairs.compactMap { overlap(seen.items[$0.upper], over: seen.items[$0.lower]) }
  }

  /// Returns the issue of two views whose visible areas overlap, or `nil` if the overlap is
  /// intended, or if one of them scrolls over the other.
  private func overlap(_ upper: SeenViews.Item, over lower: SeenViews.Item) -> LintIssue? {
    guard upper.scrollView == lower.scrollView,
      let layering = Layering(self, upper: upper.view, lower: lower.view), !layering.isIntended,
      let element = element(of: snapshot.views[upper.view]),
      let other = self.element(of: snapshot.views[lower.view])
    else { return nil }
    let common = upper.area.intersection(lower.area)
    let covered = snapshot.views[lower.view]
    var issue = LintIssue(
      element: element, name: name(of: snapshot.views[upper.view]),
      message:
        "Overlaps \(name(of: covered)) by \(common.width.shortText) × \(common.height.shortText)",
      hint: "add a constraint that keeps the two apart")
    issue.key = covered.identifier ?? ""
    issue.related = [LintFinding.Related(other, name(of: covered))]
    issue.alsoAbout = [covered.identifier].compactMap { $0 }
    issue.dependencies = [layering.movedViews.flatMap(UnsettledParts.Part.both)]
    return issue
  }
}
