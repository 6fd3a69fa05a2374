import AutoLayout
import Foundation

extension LintRule {
  /// Views of which a part lies outside of what they lie in.
  ///
  /// Alignment rectangles are compared, in points in the superview: the shadow of a switch or a slider
  /// may lie outside. The content of scroll views is exempt, and so are hidden views.
  static let viewOutsideParent = LintRule(
    "view-outside-parent", .warning,
    "A view with text or a control reaches out of the view that it lies in.",
    reason: """
      The part outside does not receive touches, and is cut off if the superview clips. Content of \
      scroll views is not checked.
      """,
    remedy: """
      Constrain the view to the edges of its superview.
      """,
    .layout { layout, _ in
      layout.snapshot.views.indices.compactMap { layout.escape(of: $0) }
    })
}

extension LintLayout {
  /// The issue of a visible view that extends beyond its superview by more than the tolerance; nil
  /// for other views.
  fileprivate func escape(of index: Int) -> LintIssue? {
    let view = snapshot.views[index]
    guard let parent = parent(of: view), parent.contentSize == nil, view.isTouchedOrRead,
      isShown(index), !view.frame.isEmpty, let element = element(of: view)
    else { return nil }
    let room = CGRect(origin: parent.boundsOrigin, size: parent.frame.size)
    let aligned = view.frame.inset(by: view.alignmentRectInsets)
    let beyond: [(String, CGFloat)] = [
      ("left", room.minX - aligned.minX), ("right", aligned.maxX - room.maxX),
      ("top", room.minY - aligned.minY), ("bottom", aligned.maxY - room.maxY),
    ].filter { $0.1 > RuleTolerance.escape }
    guard !beyond.isEmpty else { return nil }
    let sides = beyond.map { "\($0.1.shortText) at the \($0.0)" }.joined(separator: ", ")
    var issue = LintIssue(
      element: element, name: name(of: view),
      message: "Lies outside of \(name(of: parent)) by \(sides)",
      hint: "tie the view to the edges of what it lies in")
    issue.dependencies = [UnsettledParts.Part.both(index)]
    return issue
  }
}

extension LayoutSnapshot.View {
  /// Whether the view shows text or can be touched.
  var isTouchedOrRead: Bool {
    switch content {
    case .label(let text): !text.string.isEmpty
    case .button, .textField, .textView, .toggle, .slider, .stepper, .segmentedControl, .searchBar,
      .datePicker, .pickerView, .pageControl:
      true
    default: false
    }
  }
}
