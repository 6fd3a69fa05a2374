import AutoLayout
import Foundation

extension LintRule {
  /// Text and controls under bars, notches and the home indicator.
  ///
  /// Only roots of view controllers are checked, because a document does not determine where a view
  /// of a xib is on the screen. Scrolling content may pass under bars.
  static let viewOutsideSafeArea = LintRule(
    "view-outside-safe-area", .warning,
    "A view with text or a control lies under a bar, the sensor housing or the home indicator.",
    reason: """
      The rule checks the views of controllers on every canvas that you choose. In landscape, the \
      safe area also has insets on the left and right.
      """,
    remedy: """
      Constrain the view to the safe area instead of the superview.
      """,
    .layout { layout, _ in
      guard layout.root.kind == .controllerView else { return [] }
      return layout.snapshot.views.indices.compactMap { layout.covered(at: $0) }
    })
}

extension LintLayout {
  /// The number of points by which a view may extend under bars: controls have padding around their
  /// content.
  private static let allowance: CGFloat = 2

  /// Returns the issue of a control or a text that extends beyond the safe area, or `nil` for other
  /// views.
  fileprivate func covered(at index: Int) -> LintIssue? {
    let view = snapshot.views[index]
    guard index > 0, view.isTouchedOrRead, isShown(index), !isInScrollView(index),
      !view.frame.isEmpty, let element = element(of: view)
    else { return nil }
    let canvas = snapshot.root.frameInRoot
    let insets = snapshot.canvas.safeAreaInsets
    let beyond: [(String, CGFloat)] = [
      ("left", canvas.minX + insets.left - view.frameInRoot.minX),
      ("right", view.frameInRoot.maxX - canvas.maxX + insets.right),
      ("top", canvas.minY + insets.top - view.frameInRoot.minY),
      ("bottom", view.frameInRoot.maxY - canvas.maxY + insets.bottom),
    ].filter { $0.1 > Self.allowance }
    guard !beyond.isEmpty else { return nil }
    let sides = beyond.map { "\($0.1.shortText) at the \($0.0)" }.joined(separator: ", ")
    var issue = LintIssue(
      element: element, name: name(of: view), message: "Extends beyond the safe area by \(sides)",
      hint: "pin the view to the safe area instead of the superview")
    issue.dependencies = [UnsettledParts.Part.both(index)]
    return issue
  }
}
