import AutoLayout
import Foundation

extension LintRule {
  /// Siblings with content that cover each other.
  ///
  /// Frames are compared in the coordinates of the superview. Quadratic in the siblings that show
  /// content, which are limited to `RuleTolerance.mostSiblings`.
  static let overlappingViews = LintRule(
    "overlapping-views", .warning,
    "Two views with text or controls cover each other.",
    reason: """
      Only siblings with text or controls are checked, and only if neither is entirely inside the \
      other: a badge on an image or a button in a field is intended.
      """,
    remedy: """
      Add a constraint that separates the views, or put them into a stack view.
      """,
    .layout { layout, _ in
      var issues: [LintIssue] = []
      for parent in layout.snapshot.views.indices {
        issues += layout.overlaps(below: parent)
      }
      return issues
    })
}

extension LintLayout {
  /// The subviews of a view that the rule compares with each other where their frames are not empty.
  func overlappable(below parent: Int) -> [Int] {
    snapshot.views[parent].children.filter { snapshot.views[$0].showsContent && isShown($0) }
  }

  /// Pairs of siblings that the rule compares at most. O(views), times their depth.
  var comparedPairs: Int {
    snapshot.views.indices.reduce(0) { pairs, parent in
      let count = min(overlappable(below: parent).count, RuleTolerance.mostSiblings)
      return pairs + count * (count - 1) / 2
    }
  }

  /// The overlaps among the subviews of a view, each pair once. None if there are more siblings
  /// than `RuleTolerance.mostSiblings`, since every pair is compared.
  fileprivate func overlaps(below parent: Int) -> [LintIssue] {
    let siblings = overlappable(below: parent).filter { !snapshot.views[$0].frame.isEmpty }
    guard siblings.count > 1, siblings.count <= RuleTolerance.mostSiblings else { return [] }
    var issues: [LintIssue] = []
    for (place, upper) in siblings.enumerated() {
      for lower in siblings[..<place] {
        if var issue = overlap(snapshot.views[upper], over: snapshot.views[lower]) {
          issue.dependencies = [UnsettledParts.Part.both(upper) + UnsettledParts.Part.both(lower)]
          issues.append(issue)
        }
      }
    }
    return issues
  }

  /// The issue of two siblings whose frames overlap by more than the tolerance; nil if they do not,
  /// or if one contains the other.
  private func overlap(
    _ upper: LayoutSnapshot.View, over lower: LayoutSnapshot.View
  ) -> LintIssue? {
    let common = upper.frame.intersection(lower.frame)
    let (allowance, reach) = (RuleTolerance.overlap, -RuleTolerance.containment)
    guard !common.isNull, common.width > allowance, common.height > allowance,
      // A view that lies wholly in another is put there on purpose: a badge, a button in a field.
      !upper.frame.insetBy(dx: reach, dy: reach).contains(lower.frame),
      !lower.frame.insetBy(dx: reach, dy: reach).contains(upper.frame),
      let element = element(of: upper), let other = self.element(of: lower)
    else { return nil }
    var issue = LintIssue(
      element: element, name: name(of: upper),
      message:
        "Overlaps \(name(of: lower)) by \(common.width.shortText) × \(common.height.shortText)",
      hint: "add a constraint that keeps the two apart")
    issue.key = lower.identifier ?? ""
    issue.related = [LintFinding.Related(other, name(of: lower))]
    issue.alsoAbout = [lower.identifier].compactMap { $0 }
    return issue
  }
}

extension LayoutSnapshot.View {
  /// Whether something would be lost if another view covered this one: text or a control.
  fileprivate var showsContent: Bool {
    switch content {
    case .label(let text), .textView(let text): !text.string.isEmpty
    case .button, .textField, .toggle, .slider, .stepper, .segmentedControl, .searchBar,
      .datePicker, .pickerView:
      true
    default: false
    }
  }
}
