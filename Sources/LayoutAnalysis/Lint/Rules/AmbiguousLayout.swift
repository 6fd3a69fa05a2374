import AutoLayout
import InterfaceBuilder

extension LintRule {
  /// Views whose constraints have more than one solution, in Interface Builder's words.
  ///
  /// The engine decides exactly which values are open (`LayoutSnapshot.View.ambiguity`); this rule words
  /// the finding. What the Ambiguity setting of a view turns off is not reported.
  static let ambiguousLayout = LintRule(
    "ambiguous-layout", .error, in: [.recommended, .strict],
    "The constraints do not determine the position or size of a view.",
    reason: """
      The constraints have more than one solution, and another release of iOS or a rotation may \
      choose another one. The message uses Interface Builder's terms: `Need constraints for: X \
      position, height`. `X position or width` means that the two depend on each other, and one \
      constraint for either is enough. The Ambiguity setting of the size inspector \
      (`verifyAmbiguity`) is respected.
      """,
    remedy: """
      Add the missing constraint, or give the view an intrinsic content size.
      """,
    .layout { layout, _ in
      layout.snapshot.views.compactMap { view in
        guard let element = layout.element(of: view) else { return nil }
        let open = view.ambiguity.intersection(element.verifiedParts)
        guard !open.isEmpty else { return nil }
        let needs = layout.needs(open, of: view)
        return LintIssue(
          element: element, name: layout.name(of: view),
          message: "Need constraints for: \(needs.joined(separator: ", "))",
          hint: "add constraints until there is one solution, or give the view a content size")
      }
    })
}

extension LintLayout {
  /// What constraints are needed for, as Interface Builder lists it.
  ///
  /// Where position and extent are both open but tied to each other by constraints, either would do.
  fileprivate func needs(
    _ open: LayoutSnapshot.Ambiguity, of view: LayoutSnapshot.View
  ) -> [String] {
    let axes: [(LayoutSnapshot.Ambiguity, LayoutSnapshot.Ambiguity, String, String, Bool)] = [
      (.horizontalPosition, .width, "X position", "width", true),
      (.verticalPosition, .height, "Y position", "height", false),
    ]
    var places: [String] = []
    var sizes: [String] = []
    for (position, extent, place, size, isHorizontal) in axes {
      let isOpen = (open.contains(position), open.contains(extent))
      if isOpen == (true, true), isTied(view, isHorizontal: isHorizontal) {
        places.append("\(place) or \(size)")
        continue
      }
      if isOpen.0 { places.append(place) }
      if isOpen.1 { sizes.append(size) }
    }
    return places + sizes
  }

  /// Whether a constraint of the document speaks of the view's edges along an axis.
  private func isTied(_ view: LayoutSnapshot.View, isHorizontal: Bool) -> Bool {
    snapshot.constraints.contains { constraint in
      guard constraint.origin == .user else { return false }
      return [constraint.first, constraint.second].contains { side in
        guard let side, snapshot.views[side.view].identifier == view.identifier else {
          return false
        }
        return side.isHorizontal == isHorizontal
      }
    }
  }
}

extension LayoutSnapshot.Constraint.Side {
  /// Whether the attribute lies along the width.
  var isHorizontal: Bool {
    switch attribute {
    case "left", "right", "leading", "trailing", "width", "centerX", "leftMargin", "rightMargin",
      "leadingMargin", "trailingMargin", "centerXWithinMargins":
      true
    default: false
    }
  }
}

extension XMLTree.Element {
  /// The parts whose ambiguity the person who made the document wants to hear of: the Ambiguity
  /// setting of Interface Builder's size inspector.
  fileprivate var verifiedParts: LayoutSnapshot.Ambiguity {
    switch self[ViewElement.verifyAmbiguity] {
    case .off: []
    case .ignoreSizes: [.horizontalPosition, .verticalPosition]
    default: [.horizontalPosition, .verticalPosition, .width, .height]
    }
  }
}
