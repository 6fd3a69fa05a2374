import AutoLayout
import InterfaceBuilder

extension LintRule {
  /// Scroll views with constrained content that has no size.
  static let ambiguousScrollContent = LintRule(
    "ambiguous-scroll-content", .error, in: [.recommended, .strict],
    "The constraints do not say how large the content of a scroll view is.",
    reason: """
      A scroll view derives its content size from constraints that connect its leading edge to its \
      trailing edge, and its top edge to its bottom edge, through the content. Xcode says “Has \
      ambiguous scrollable content width”.
      """,
    remedy: """
      Constrain the content to all four edges of the scroll view's content layout guide, and give \
      it a width or height (often that of the frame layout guide).
      """,
    .layout { layout, _ in
      layout.snapshot.views.indices.compactMap { index in
        let view = layout.snapshot.views[index]
        guard view.contentSize != nil, let element = layout.element(of: view),
          element.kind == .scrollView, element[ViewElement.verifyAmbiguity] != .off
        else { return nil }
        let open = layout.openContentAxes(of: index)
        guard !open.isEmpty else { return nil }
        return LintIssue(
          element: element, name: layout.name(of: view),
          message: "Has ambiguous scrollable content \(open.joined(separator: " and "))",
          hint: "tie the content to both edges of the scroll view's content along that axis")
      }
    })
}

extension LintLayout {
  /// Returns the axes along which a scroll view contains views that constraints position but that
  /// do not reach the far edge of its content.
  func openContentAxes(of index: Int) -> [String] {
    let edges = contentEdges(of: index)
    // Content that code adds is not in the document, unless the document refers to content guides.
    guard !edges.isEmpty || hasUnusedContentGuide(index) else { return [] }
    var open: [String] = []
    let hasWidth = edges.contains { ["right", "trailing"].contains($0) }
    let startsAcross = edges.contains { ["left", "leading"].contains($0) }
    if !(hasWidth && startsAcross) { open.append("width") }
    if !(edges.contains("top") && edges.contains("bottom")) { open.append("height") }
    return open
  }

  /// Returns a Boolean value that indicates whether a scroll view has content guides but no
  /// content.
  private func hasUnusedContentGuide(_ index: Int) -> Bool {
    let view = snapshot.views[index]
    return element(of: view)?.child(ScrollViewElement.contentLayoutGuide) != nil
      && !view.children.contains { snapshot.views[$0].identifier != nil }
  }

  /// Returns the edges of the scroll view's content to which constraints of its subviews refer.
  private func contentEdges(of index: Int) -> Set<String> {
    var edges: Set<String> = []
    for constraint in snapshot.constraints where constraint.origin == .user {
      guard let second = constraint.second else { continue }
      for (own, other) in [(constraint.first, second), (second, constraint.first)]
      where own.view == index && isBelow(other.view, index) && own.guide?.contains("Frame") != true
      {
        edges.insert(own.attribute.replacing("Margin", with: ""))
      }
    }
    return edges
  }

  /// Returns a Boolean value that indicates whether a view is a descendant of another.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the view.
  private func isBelow(_ view: Int, _ ancestor: Int) -> Bool {
    snapshot.views[view].parent == ancestor
  }
}
