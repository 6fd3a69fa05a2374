import AutoLayout
import InterfaceBuilder
import Foundation

extension LintRule {
  /// Controls that are too small for a finger.
  ///
  /// The frame is measured in points, not the area that `point(inside:with:)` accepts, which code
  /// may enlarge. Disabled buttons and views without user interaction are exempt.
  static let smallTouchTarget = LintRule(
    "small-touch-target", .note, in: [.accessibility, .strict],
    "A control is smaller than the recommended touch target of 44 × 44 points.",
    reason: """
      Apple's Human Interface Guidelines ask for 44 × 44 points. The rule checks buttons and text \
      fields; switches and steppers have fixed sizes. The option `touch-target` sets another \
      limit.
      """,
    remedy: """
      Make the control larger, or add content insets.
      """,
    .layout { layout, options in
      layout.snapshot.views.indices.compactMap { index in
        let view = layout.snapshot.views[index]
        let size = view.frame.size
        guard view.needsTouchTarget, layout.isShown(index), let element = layout.element(of: view),
          element[ViewElement.userInteractionEnabled],
          Double(min(size.width, size.height)) + RuleTolerance.touch < options.touchTarget
        else { return nil }
        var issue = LintIssue(
          element: element, name: layout.name(of: view),
          message:
            "Touch target is \(size.width.shortText) × \(size.height.shortText); "
            + "it should be at least \(CGFloat(options.touchTarget).shortText) × "
            + "\(CGFloat(options.touchTarget).shortText)",
          hint: "make the control larger, or add content insets")
        issue.dependencies = [UnsettledParts.Part.both(index)]
        return issue
      }
    })
}

extension LayoutSnapshot.View {
  /// A Boolean value that indicates whether the view is an enabled button or a text field. Switches
  /// and similar controls, which have the system's size, are excluded.
  fileprivate var needsTouchTarget: Bool {
    switch content {
    case .button(_, _, _, let isEnabled): isEnabled
    case .textField: true
    default: false
    }
  }
}
