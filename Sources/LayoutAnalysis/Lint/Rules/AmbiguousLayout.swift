import AutoLayout
import InterfaceBuilder

extension LintRule {
  /// Views whose constraints have more than one solution, in Interface Builder's words.
  ///
  /// The engine decides which values are ambiguous (`LayoutSnapshot.View.ambiguity`). The rule
  /// writes the message, and respects the Ambiguity setting of each view.
  static let ambiguousLayout = LintRule(
    "ambiguous-layout", .error, in: [.recommended, .strict],
    "The constraints do not determine the position or size of a view.",
    reason: """
      The constraints have more than one solution, and another release of iOS or a rotation may \
      choose a different one. The message uses Interface Builder's terms: `Need constraints for: X \
      position, height`. `X position or width` means that the two depend on each other, and a \
      constraint for either one is enough. If several views depend on each other, the first one \
      is reported with the lines of the others. The Ambiguity setting of the Size inspector \
      (`verifyAmbiguity`) is respected. The root is also laid out as at run time: a cell or a \
      view of a xib gets the size that its content needs, and an image view without an image and \
      a view of a custom class get a content size. Ambiguity that exists only on the canvas is \
      reported by the preset strict, which lists every view, as Xcode does. The preset also \
      reports slack of up to three points that views share, views with an autoresizing mask in a \
      cell whose style positions its labels, and labels that share the width of a stack view with \
      a label that wraps its text, to which Xcode gives equal shares.
      """,
    remedy: """
      Add the missing constraint, or give the view an intrinsic content size.
      """,
    .layout { layout, _ in
      // On a device, constraints that are removed at build time are missing, because code adds
      // others. Most layouts have no ambiguous view, and need no search of the document.
      guard layout.snapshot.views.contains(where: { !$0.ambiguity.isEmpty }) else { return [] }
      guard layout.isOwnCanvas || !layout.document.hasPlaceholderConstraints else { return [] }
      return layout.ambiguityIssues()
    })
}

extension LintLayout {
  /// Returns the issues of the ambiguous views, in the order of the views. Of several views that
  /// depend on each other and are ambiguous at run time, all presets report the first one, with the
  /// locations of the others.
  fileprivate func ambiguityIssues() -> [LintIssue] {
    var groups = AmbiguityGroups(snapshot)
    return snapshot.views.indices.compactMap { index in
      let view = snapshot.views[index]
      guard let element = element(of: view) else { return nil }
      let open = view.ambiguity.intersection(element.verifiedParts)
      guard !open.isEmpty else { return nil }
      var issue = LintIssue(
        element: element, name: name(of: view),
        message: "Need constraints for: \(needs(open, of: view).joined(separator: ", "))",
        hint: "add the missing constraints, or give the view an intrinsic content size")
      guard element.id.map({ runTime?.isAmbiguous(open, of: $0) ?? true }) ?? true else {
        issue.restrictToCanvas()
        return issue
      }
      let others = groups.take(index)
      issue.isStrictOnly =
        others.map { isContentOfOpenScrollView([index] + $0) } ?? true
        || element.isPlacedInStyledCell
        || open.isSubset(of: [.horizontalPosition, .width]) && element.sharesWidthOfTexts
      issue.related = (others ?? []).prefix(RuleTolerance.maxRelated).compactMap { other in
        let view = snapshot.views[other]
        return self.element(of: view).map { LintFinding.Related($0, "with \(name(of: view))") }
      }
      return issue
    }
  }
}

extension LintLayout {
  /// Returns a Boolean value that indicates whether one of several views lies directly in a scroll
  /// view whose content has no size. Their ambiguity then follows from a finding of
  /// `ambiguous-scroll-content`.
  private func isContentOfOpenScrollView(_ views: [Int]) -> Bool {
    views.contains { view in
      guard let parent = snapshot.views[view].parent, snapshot.views[parent].contentSize != nil,
        element(of: snapshot.views[parent])?.kind == .scrollView
      else { return false }
      return reportedContentAxes(of: parent).contains {
        !snapshot.views[view].ambiguity.isDisjoint(with: $0.parts)
      }
    }
  }

  /// Returns the positions and sizes that need constraints, in the words of Interface Builder.
  ///
  /// If constraints relate an open position to an open size, a constraint for either is enough.
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

  /// Returns a Boolean value that indicates whether a constraint of the document refers to an
  /// attribute of the view on an axis.
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
  /// A Boolean value that indicates whether the attribute is on the horizontal axis.
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
  /// The parts of the frame whose ambiguity is reported, according to the view's Ambiguity setting
  /// in Interface Builder's size inspector.
  fileprivate var verifiedParts: LayoutSnapshot.Ambiguity {
    switch self[ViewElement.verifyAmbiguity] {
    case .off: []
    case .ignoreSizes: [.horizontalPosition, .verticalPosition]
    default: [.horizontalPosition, .verticalPosition, .width, .height]
    }
  }
}

extension XMLTree.Element {
  /// A Boolean value that indicates whether the element is a view with an autoresizing mask in a
  /// cell of a style whose labels UIKit positions, and whose content view has no constraints.
  ///
  /// Xcode marks no view of such a cell as fixed, and until Xcode 11.3 it marked them as ambiguous
  /// (4 views of 2 repositories); since then it does not (22 views of 5 repositories).
  fileprivate var isPlacedInStyledCell: Bool {
    guard child(ViewElement.mask) != nil, let content = parent?.parent,
      content.kind == .tableViewCellContentView, let cell = content.parent
    else { return false }
    return cell[TableViewCellElement.textLabel] != nil
      && !content.children.contains { $0.name == ConstraintElement.listName }
  }
}

extension XMLTree.Element {
  /// A Boolean value that indicates whether the element is a label in a horizontal stack view that
  /// fills its width, and a label in the stack view wraps its text.
  ///
  /// Xcode 10 to 12 give such labels equal shares of the width and mark none as ambiguous (4 stack
  /// views of 2 repositories). Labels of one line are marked (1 stack view).
  fileprivate var sharesWidthOfTexts: Bool {
    guard kind == .label, let list = parent, let stack = list.parent, stack.kind == .stackView,
      stack[StackViewElement.axis] == .horizontal, stack[StackViewElement.distribution] == .fill
    else { return false }
    return list.children.contains { $0.kind == .label && $0[LabelElement.numberOfLines] != 1 }
  }
}

extension InterfaceDocument {
  /// A Boolean value that indicates whether constraints are removed at build time.
  fileprivate var hasPlaceholderConstraints: Bool {
    constraintElements.contains { $0[ConstraintElement.placeholder] }
  }
}
