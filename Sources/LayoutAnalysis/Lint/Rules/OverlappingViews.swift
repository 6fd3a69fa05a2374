import AutoLayout
import Foundation
import InterfaceBuilder

extension LintRule {
  /// Siblings with content that cover each other.
  ///
  /// Frames are compared in the coordinates of the superview. Quadratic in the siblings that show
  /// content, which are limited to `RuleTolerance.mostSiblings`.
  static let overlappingViews = LintRule(
    "overlapping-views", .warning,
    "Two views with text or controls cover each other.",
    reason: """
      Only siblings with text or controls are checked. A view that is entirely inside another one, \
      there and in the document, is intended: a button in a field. A view that only comes to lie in \
      another one, on a small screen or with a longer text, is covered.
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
  /// or if one is put into the other.
  private func overlap(
    _ upper: LayoutSnapshot.View, over lower: LayoutSnapshot.View
  ) -> LintIssue? {
    let common = upper.frame.intersection(lower.frame)
    let allowance = RuleTolerance.overlap
    guard !common.isNull, common.width > allowance, common.height > allowance,
      let element = element(of: upper), let other = self.element(of: lower),
      !isPlaced((upper, element), in: (lower, other)),
      !isPlaced((lower, other), in: (upper, element))
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

  /// Whether a view lies wholly in another one on purpose: a badge, a button in a field.
  ///
  /// It is on purpose if the frames of the document are so, too. A view that comes to lie in another one
  /// on a smaller canvas or with a longer text is covered like one that crosses it. Where the document has
  /// no frames, the layout alone decides.
  private func isPlaced(
    _ inner: (view: LayoutSnapshot.View, element: XMLTree.Element),
    in outer: (view: LayoutSnapshot.View, element: XMLTree.Element)
  ) -> Bool {
    guard outer.view.frame.holds(inner.view.frame) else { return false }
    guard let recorded = inner.element.recordedFrame, !recorded.isEmpty,
      let around = outer.element.recordedFrame, !around.isEmpty
    else { return true }
    return around.holds(recorded)
  }
}

extension CGRect {
  /// Whether a frame lies in this one, but for what it may reach out of it.
  fileprivate func holds(_ inner: CGRect) -> Bool {
    insetBy(dx: -RuleTolerance.containment, dy: -RuleTolerance.containment).contains(inner)
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
