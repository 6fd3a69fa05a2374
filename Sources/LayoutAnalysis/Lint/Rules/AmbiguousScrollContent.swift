import AutoLayout
import InterfaceBuilder

extension LintRule {
  /// Scroll views whose content has constraints that do not determine its size.
  static let ambiguousScrollContent = LintRule(
    "ambiguous-scroll-content", .error, in: [.recommended, .strict],
    "The constraints do not determine the content size of a scroll view.",
    reason: """
      A scroll view derives its content size from constraints that connect its leading edge to its \
      trailing edge, and its top edge to its bottom edge, through the content. Xcode reports “Has \
      ambiguous scrollable content width”. An edge and a center determine the size, too, and so does the \
      size of the content layout guide. Scroll views that contain a view with a fixed frame are \
      skipped, because code sets their content size. Only the preset strict reports empty scroll \
      views.
      """,
    remedy: """
      Constrain the content to all four edges of the scroll view's content layout guide, and give \
      it a width or height (often that of the frame layout guide).
      """,
    .layout { layout, _ in
      layout.snapshot.views.indices.compactMap { index in
        let view = layout.snapshot.views[index]
        guard view.contentSize != nil, let element = layout.element(of: view),
          element.kind == .scrollView, element[ViewElement.verifyAmbiguity] == nil
        else { return nil }
        let open = layout.openContentAxes(of: index)
        guard !open.isEmpty else { return nil }
        var issue = LintIssue(
          element: element, name: layout.name(of: view),
          message: "Has ambiguous scrollable content \(open.joined(separator: " and "))",
          hint: "pin the content to both edges of the content layout guide along that axis")
        // Code fills a scroll view that is empty in the document.
        issue.isStrictOnly = !view.children.contains { layout.snapshot.views[$0].identifier != nil }
        return issue
      }
    })
}

extension LintLayout {
  /// Returns the sizes, `width` and `height`, of a scroll view's content that constraints do not
  /// determine. The array is empty if code adds the content or determines its size.
  func openContentAxes(of index: Int) -> [String] {
    let places = contentPlaces(of: index)
    // A scroll view that code fills is not reported, unless the document has unused content guides.
    guard !places.isEmpty || hasUnusedContentGuide(index) else { return [] }
    // If a view in it has a fixed frame, code determines the size of the content.
    guard !hasFixedFrames(index) else { return [] }
    var open: [String] = []
    if !Self.determines(places, ["leading", "trailing", "centerX"], size: "width") {
      open.append("width")
    }
    if !Self.determines(places, ["top", "bottom", "centerY"], size: "height") {
      open.append("height")
    }
    return open
  }

  /// Returns a Boolean value that indicates whether the size of the content follows along an axis:
  /// from two of its places, to which views are pinned, or from the size of its guide.
  private static func determines(
    _ places: Set<String>, _ ofAxis: Set<String>, size: String
  ) -> Bool {
    places.contains(size) || places.intersection(ofAxis).count > 1
  }

  /// Returns a Boolean value that indicates whether views in a scroll view have no constraints and
  /// keep their frame.
  private func hasFixedFrames(_ index: Int) -> Bool {
    snapshot.views[index].children.contains {
      element(of: snapshot.views[$0])?[ViewElement.fixedFrame] == true
    }
  }

  /// Returns a Boolean value that indicates whether a scroll view has guides for its content but
  /// nothing in it.
  private func hasUnusedContentGuide(_ index: Int) -> Bool {
    let view = snapshot.views[index]
    return element(of: view)?.child(ScrollViewElement.contentLayoutGuide) != nil
      && !view.children.contains { snapshot.views[$0].identifier != nil }
  }

  /// Returns the edges and centers of a scroll view's content to which subviews are pinned, and the
  /// sizes that constraints give its content layout guide.
  private func contentPlaces(of index: Int) -> Set<String> {
    var places: Set<String> = []
    for constraint in snapshot.constraints where constraint.origin == .user {
      typealias Side = LayoutSnapshot.Constraint.Side
      let sides: [(Side?, Side?)] = [
        (constraint.first, constraint.second), (constraint.second, constraint.first),
      ]
      for (own, other) in sides {
        guard let own, own.view == index else { continue }
        let place = Self.place(of: own.attribute)
        if ["width", "height"].contains(place) {
          if own.guide?.contains("contentLayoutGuide") == true { places.insert(place) }
        } else if let other, isBelow(other.view, index), own.guide?.contains("Frame") != true {
          places.insert(place)
        }
      }
    }
    return places
  }

  /// Returns the edge, center or size to which an attribute refers. A margin stands for its edge,
  /// because the margins of the content are constant.
  private static func place(of attribute: String) -> String {
    switch attribute {
    case "left", "leftMargin", "leadingMargin": "leading"
    case "right", "rightMargin", "trailingMargin": "trailing"
    default:
      attribute.replacing("WithinMargins", with: "").replacing("Margin", with: "")
    }
  }

  /// Returns a Boolean value that indicates whether a view is a subview of another.
  ///
  private func isBelow(_ view: Int, _ ancestor: Int) -> Bool {
    snapshot.views[view].parent == ancestor
  }
}
