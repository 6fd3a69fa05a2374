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
    "Two views with text or controls overlap.",
    reason: """
      Text and controls are compared across containers, because only the content of a container is \
      visible. Views that already overlap in the document are intended to: a button in a field, a \
      label on a card, a sheet over a form. Views that overlap only on a small screen or with \
      longer text are reported. Siblings that cross each other are reported in the document, too. \
      Scrolling content is not compared with content that does not scroll.
      """,
    remedy: """
      Add a constraint that separates the views, or embed them in a stack view. If the screen is \
      too small for both, embed them in a scroll view.
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
      hint: "add a constraint that separates the views")
    issue.key = covered.identifier ?? ""
    issue.related = [LintFinding.Related(other, name(of: covered))]
    issue.alsoAbout = [covered.identifier].compactMap { $0 }
    issue.dependencies = [layering.movedViews.flatMap(UnsettledParts.Part.both)]
    return issue
  }
}
