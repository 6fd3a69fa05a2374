import AutoLayout
import InterfaceBuilder

extension LintRule {
  /// Scroll views whose content has constraints that do not determine its size.
  static let ambiguousScrollContent = LintRule(
    "ambiguous-scroll-content", .error, in: [.recommended, .strict],
    "The constraints do not determine the content size of a scroll view.",
    reason: """
      A scroll view derives its content size from constraints that connect its leading edge to \
      its trailing edge, and its top edge to its bottom edge, through the content. Xcode \
      reports “Has ambiguous scrollable content width”. The solver decides whether the size \
      has more than one value: an edge and a center determine it, too, as do the size of the \
      content layout guide, and a view that is pinned to an edge of the content and to a view \
      outside. Scroll views that contain a view with a fixed frame are skipped, because code \
      sets their content size. Only the preset strict reports empty scroll views, and content \
      that is pinned to both edges but has no size, which ambiguous-layout reports.
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
          message:
            "Has ambiguous scrollable content \(open.map(\.size).joined(separator: " and "))",
          hint: "pin the content to both edges of the content layout guide along that axis")
        // Code fills a scroll view that is empty in the document.
        issue.isStrictOnly =
          layout.reportedContentAxes(of: index).isEmpty
          || !view.children.contains { layout.snapshot.views[$0].identifier != nil }
        return issue
      }
    })
}

/// A direction in which the content of a scroll view extends.
struct ContentAxis: Sendable {
  /// The name of the size, `width` or `height`.
  let size: String
  /// The edges of the content.
  let edges: Set<String>
  /// The center.
  let center: String
  /// The size in the ambiguity of a content.
  let extent: LayoutSnapshot.Ambiguity
  /// The position and size in the ambiguity of a view.
  let parts: LayoutSnapshot.Ambiguity

  /// Both directions, the width first.
  static let both = [
    ContentAxis(
      size: "width", edges: ["leading", "trailing"], center: "centerX", extent: .width,
      parts: [.horizontalPosition, .width]),
    ContentAxis(
      size: "height", edges: ["top", "bottom"], center: "centerY", extent: .height,
      parts: [.verticalPosition, .height]),
  ]
}

extension LintLayout {
  /// Returns the axes along which the content of a scroll view has more than one size, although
  /// constraints place views in it.
  func openContentAxes(of index: Int) -> [ContentAxis] {
    let isUnused = hasUnusedContentGuide(index)
    // Content that code adds is not in the document, unless it uses the content guide.
    // If a view in it has a fixed frame, code sets the size of the content.
    let places = contentPlaces(of: index)
    guard isUnused || !places.isEmpty, !hasFixedFrames(index) else { return [] }
    let open = snapshot.views[index].contentAmbiguity
    // Xcode is content with an edge and a center.
    return ContentAxis.both.filter {
      open.contains($0.extent)
        && (!places.contains($0.center) || places.isDisjoint(with: $0.edges))
    }
  }

  /// Returns the axes along which a scroll view, rather than the content in it, is reported: at
  /// least one edge of its content has no constraint.
  ///
  /// Otherwise the constraints are complete, and the view that fills the content has no size.
  func reportedContentAxes(of index: Int) -> [ContentAxis] {
    let open = openContentAxes(of: index)
    let places = open.isEmpty ? [] : contentPlaces(of: index)
    return open.contains { !places.isSuperset(of: $0.edges) } ? open : []
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
        let isGuide = own.guide == Self.contentGuide
        let place = Self.place(of: own.attribute)
        if ["width", "height"].contains(place) {
          if isGuide { places.insert(place) }
        } else if isGuide || own.guide == nil, let other, isChild(other.view, of: index) {
          places.insert(place)
        }
      }
    }
    return places
  }

  /// The identifier of the guide for the content of a scroll view. Constraints to the guide for its
  /// frame do not concern the content.
  private static let contentGuide = "UIScrollView-contentLayoutGuide"

  /// Returns the edge, center or size of the content that an attribute represents. The margins of
  /// the content are constant.
  private static func place(of attribute: String) -> String {
    switch attribute {
    case "left", "leftMargin", "leadingMargin": "leading"
    case "right", "rightMargin", "trailingMargin": "trailing"
    case "topMargin": "top"
    case "bottomMargin": "bottom"
    default: attribute.replacing("WithinMargins", with: "")
    }
  }

  /// Returns a Boolean value that indicates whether a view is a subview of another one.
  private func isChild(_ view: Int, of superview: Int) -> Bool {
    snapshot.views[view].parent == superview
  }
}
