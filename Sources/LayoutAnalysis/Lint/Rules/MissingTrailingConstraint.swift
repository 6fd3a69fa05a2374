import AutoLayout
import InterfaceBuilder
import Foundation

extension LintRule {
  /// Text that can grow over its neighbors.
  static let missingTrailingConstraint = LintRule(
    "missing-trailing-constraint", .warning, in: [.localization, .strict],
    "Text can grow over the view next to it.",
    reason: """
      Xcode reports “Trailing constraint is missing, which may cause overlapping with other views.”, \
      or “Leading constraint …”. A label that is constrained on one side only is as wide as its \
      text, even if another view is in the way.
      """,
    remedy: """
      Add a constraint with “greater than or equal” to the edge or the neighbor.
      """,
    .layout { layout, _ in
      guard layout.isOwnCanvas else { return [] }
      let bounded = BoundedEdges(layout)
      return layout.snapshot.views.indices.compactMap { index in
        let view = layout.snapshot.views[index]
        guard index > 0, view.translatedText != nil, !bounded.isWide(index),
          let parent = layout.parent(of: view), parent.stackAxis == nil,
          let element = layout.element(of: view), !element[ViewElement.fixedFrame],
          let edge = bounded.freeEdge(of: index)
        else { return nil }
        var issue = LintIssue(
          element: element, name: layout.name(of: view),
          message:
            "\(edge) constraint is missing, which may cause overlapping with other views.",
          hint: "add a constraint with “greater than or equal”")
        issue.key = edge
        return issue
      }
    })
}

/// The edges of views that the document's constraints bound horizontally.
private struct BoundedEdges {
  /// Views whose leading edge is constrained.
  private var leading: Set<Int> = []
  /// Views whose trailing edge is constrained.
  private var trailing: Set<Int> = []
  /// Views whose horizontal center is constrained.
  private var centered: Set<Int> = []
  /// Views whose width is given, so that text cannot make them grow.
  private var wide: Set<Int> = []

  /// Reads the constraints of a layout. Those of content sizes bound no edge.
  ///
  /// - Complexity: O(*n*), where *n* is the number of constraints.
  init(_ layout: LintLayout) {
    for constraint in layout.snapshot.constraints where constraint.origin != .contentSize {
      for side in [constraint.first, constraint.second] {
        guard let side else { continue }
        switch side.attribute {
        case "leading", "left", "leadingMargin", "leftMargin": leading.insert(side.view)
        case "trailing", "right", "trailingMargin", "rightMargin": trailing.insert(side.view)
        case "centerX", "centerXWithinMargins": centered.insert(side.view)
        case "width": if constraint.relation != ">=" { wide.insert(side.view) }
        default: break
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a constraint determines or limits the width of
  /// the view.
  func isWide(_ view: Int) -> Bool { wide.contains(view) }

  /// Returns the edge that is not constrained, or `nil` if the view cannot grow over others.
  func freeEdge(of view: Int) -> String? {
    switch (leading.contains(view), trailing.contains(view), centered.contains(view)) {
    case (true, false, _): "Trailing"
    case (false, true, _): "Leading"
    default: nil
    }
  }
}

extension LayoutSnapshot.View {
  /// The axis of a stack view, `horizontal` or `vertical`, or `nil` for other views.
  fileprivate var stackAxis: String? {
    if case .stack(let axis) = content { return axis }
    return nil
  }
}
