import AutoLayout
import InterfaceBuilder

extension LintRule {
  /// Content sizes with a priority of 1000 that conflict with required constraints.
  ///
  /// Interface Builder reports no conflict for them; UIKit breaks one of the constraints at run
  /// time and logs it.
  static let requiredContentSize = LintRule(
    "required-content-size", .warning, in: [.recommended, .strict],
    "A view's content size is required, but its constraints set a different size.",
    reason: """
      A compression resistance or content hugging priority of 1000 makes the size of the content a \
      required constraint. If it conflicts with required constraints of the document, UIKit prints \
      “Unable to simultaneously satisfy constraints” and breaks one of them. Interface Builder \
      does not warn, and the conflict may appear only with other translations, text sizes or \
      images. A label of several lines wraps instead: only the preset strict reports its width.
      """,
    remedy: """
      Lower the priority of the content size below 1000 (compression resistance is 750 and hugging \
      250 or 251 by default), make the constraint an inequality, or lower the priority of the \
      constraint.
      """,
    .layout { layout, _ in
      layout.issues(from: .contentSize) { layout.contentSizeIssue(of: $0) }
    })
}

extension LintLayout {
  /// Returns the issue at the view whose required content size takes part in the conflict, or `nil`
  /// if no content size does.
  ///
  /// If there are several, the issue names the one that UIKit breaks.
  fileprivate func contentSizeIssue(of conflict: LayoutSnapshot.Conflict) -> LintIssue? {
    let members = conflict.members.map { snapshot.constraints[$0] }
    let sizes = members.filter { $0.origin == .contentSize }
    let broken = snapshot.constraints[conflict.broken]
    guard let size = sizes.first(where: { $0 == broken }) ?? sizes.first else { return nil }
    let view = snapshot.views[size.first.view]
    guard view.hasKnownContent else { return nil }
    let isWidth = size.first.attribute == "width"
    let others = members.filter { $0 != size }.map(\.text).joined(separator: "; ")
    var issue = issue(
      of: conflict, at: size,
      message: "“\(view.label?.shortened ?? view.className)” requires the "
        + "\(isWidth ? "width" : "height") of its content, \(size.constant.shortText) points, but "
        + "its constraints set a different one: \(others)",
      hint: "lower \(requiredPriorities(of: view, isWidth: isWidth)) below 1000, or change the "
        + "constraints")
    // The text has another line where it lacks width.
    if isWidth, element(of: view).map(\.wrapsText) ?? false { issue?.isStrictOnly = true }
    return issue
  }

  /// Returns the priorities of a view's content size that its element makes required, as Interface
  /// Builder names them.
  private func requiredPriorities(of view: LayoutSnapshot.View, isWidth: Bool) -> String {
    let axis = isWidth ? "horizontal" : "vertical"
    let element = element(of: view)
    let resistance = element?[
      isWidth
        ? ViewElement.horizontalCompressionResistancePriority
        : ViewElement.verticalCompressionResistancePriority]
    let hugging = element?[
      isWidth ? ViewElement.horizontalHuggingPriority : ViewElement.verticalHuggingPriority]
    switch (hugging == .required, resistance == .required) {
    case (true, false): return "the \(axis) content hugging priority"
    case (false, true): return "the \(axis) compression resistance priority"
    default: return "the \(axis) content hugging and compression resistance priorities"
    }
  }
}

extension LayoutSnapshot.View {
  /// A Boolean value that indicates whether the content size follows from the document, rather than
  /// from a text that code sets, an image, or a custom class.
  fileprivate var hasKnownContent: Bool {
    switch content {
    case .label(let text): !text.string.isEmpty
    case .button(let title, _, _, _): title?.string.isEmpty == false
    case .toggle, .slider, .stepper, .segmentedControl, .datePicker, .pickerView, .pageControl: true
    default: false
    }
  }
}

extension XMLTree.Element {
  /// A Boolean value that indicates whether the element is a label whose text continues on another
  /// line where it lacks width.
  fileprivate var wrapsText: Bool { kind == .label && self[LabelElement.numberOfLines] != 1 }
}
