import AutoLayout
import Foundation
import InterfaceBuilder

extension LintRule {
  /// Views without constraints in a document with Auto Layout.
  ///
  /// Interface Builder marks them with `fixedFrame` and makes constraints from their recorded frame
  /// and autoresizing mask. Views that keep their mask on purpose have no such mark.
  package static let unconstrainedView = LintRule(
    "unconstrained-view", .warning,
    "A view has no constraints, so its frame stays the same while the views around it change.",
    reason: """
      Xcode reports “Views without any layout constraints may clip their content or overlap other \
      views.” Such views are marked `fixedFrame`. Of several in one superview, the first is \
      reported with the lines of the others. The rule is not in the preset recommended, because \
      applications that lay out in code have many such views. The preset strict also reports views \
      in the upper-left quarter of their superview or in a superview whose size does not change, \
      such as the container of an icon; views that are outlets of a custom class around them, \
      because such a class often lays them out in code; and views whose autoresizing mask was set: \
      since Xcode 8, the mask of a view without constraints is used at run time.
      """,
    remedy: """
      Add constraints, or embed the view in a stack view.
      """,
    .document { document, _ in
      guard document.usesAutoLayout else { return [] }
      let hasMasks = PlatformMetrics.masksReplaceConstraints[Platform(document.xcode, on: .canvas)]
      var reported: Set<Int> = []
      return document.tree.allElements.compactMap { element in
        guard element.isUnconstrained else { return nil }
        var issue = LintIssue(
          element: element, name: element.objectName,
          message:
            "Views without any layout constraints may clip their content or overlap other views.",
          hint: "add constraints, or embed the view in a stack view")
        issue.isStrictOnly =
          element.isInFixedSize || element.staysInCorner || element.isPartOfOwnClass
          || (hasMasks && element.isMaskChosen)
        if !issue.isStrictOnly {
          let list = element.parent?.range.lowerBound ?? 0
          issue.isStrictOnly = !reported.insert(list).inserted
        }
        if !issue.isStrictOnly { issue.related = element.unconstrainedSiblings }
        return issue
      }
    })
}

extension XMLTree.Element {
  /// A Boolean value that indicates whether Xcode marks the element as a view without constraints.
  /// It marks cells, too, which tables and collections place.
  fileprivate var isUnconstrained: Bool {
    self[ViewElement.fixedFrame]
      && ![.variation, .tableViewCell, .collectionViewCell].contains(kind)
  }

  /// The locations of the other unconstrained views in the same superview, except those whose mask
  /// was chosen. There are at most `RuleTolerance.maxRelated`.
  fileprivate var unconstrainedSiblings: [LintFinding.Related] {
    guard let parent else { return [] }
    let siblings = parent.children.filter {
      $0.isUnconstrained && !$0.isMaskChosen && $0.range != range
    }
    return siblings.prefix(RuleTolerance.maxRelated).map {
      LintFinding.Related($0, "with \($0.objectName)")
    }
  }

  /// A Boolean value that indicates whether the size of the superview never changes: it has no
  /// constraints and the mask of a view that was just added, or it has constants for its width and
  /// height.
  fileprivate var isInFixedSize: Bool {
    guard let superview = parent?.parent else { return false }
    guard !superview.isUnconstrained else { return !superview.isMaskChosen }
    let list = superview.children.first { $0.name == ConstraintElement.listName }
    let sizes = (list?.children.filter(\.isConstantSize) ?? []).map {
      $0.text(of: ConstraintElement.firstAttribute)
    }
    return sizes.contains("width") && sizes.contains("height")
  }

  /// A Boolean value that indicates whether the view stays in place when the superview changes its
  /// size as a screen does. Along each axis, the view lies in the left or upper half of the
  /// superview, or the superview is so short that it is an icon, a row or a bar, whose length on
  /// that axis does not change.
  fileprivate var staysInCorner: Bool {
    guard let own = rect(ViewElement.frame),
      let room = parent?.parent?.rect(ViewElement.frame)?.size
    else { return false }
    return own.minX >= 0 && own.minY >= 0
      && (own.maxX <= room.width / 2 || own.maxX <= room.width && room.width <= Self.maxIconSide)
      && (own.maxY <= room.height / 2
        || own.maxY <= room.height && room.height <= Self.maxIconSide)
  }

  /// The maximum length in points of the side of an icon, a row or a bar, which is the same on all
  /// devices.
  private static let maxIconSide: CGFloat = 100

  /// A Boolean value that indicates whether the superview, or the cell around it, is of a class of
  /// the program with an outlet to the view: a class that lays its parts out in code has such
  /// outlets.
  fileprivate var isPartOfOwnClass: Bool {
    guard let id, let superview = parent?.parent else { return false }
    let owners = [
      superview,
      superview[ObjectElement.key] == ViewElement.contentView.key ? superview.parent : nil,
    ]
    return owners.contains { owner in
      owner?[ObjectElement.customClass] != nil
        && owner?.child(ObjectElement.connections)?.children.contains {
          ConnectionElement.isOutlet($0) && $0[ConnectionElement.destination] == id
        } == true
    }
  }

  /// A Boolean value that indicates whether the element is a constraint that gives the view that
  /// holds it a constant width or height.
  private var isConstantSize: Bool {
    kind == .constraint && self[ConstraintElement.firstItem] == nil
      && self[ConstraintElement.secondItem] == nil
      && text(of: ConstraintElement.relation) == nil && text(of: ConstraintElement.priority) == nil
  }

  /// A Boolean value that indicates whether the autoresizing mask is another one than that of a
  /// view that was just added, which stays at its distance from the left and top edge.
  fileprivate var isMaskChosen: Bool {
    guard let mask = child(ViewElement.mask) else { return false }
    return mask[MaskElement.widthSizable] || mask[MaskElement.heightSizable]
      || mask[MaskElement.flexibleMinX] || mask[MaskElement.flexibleMinY]
  }
}

extension XMLTree.Element {
  /// A readable name: that of the element, with the label or text that distinguishes the object
  /// from others.
  var objectName: String {
    let label =
      self[ObjectElement.userLabel] ?? text(of: LabelElement.text)
      ?? self[ControllerElement.title] ?? text(of: TextFieldElement.placeholder)
    guard let label, !label.isEmpty else { return name }
    return "\(name) “\(label.shortened)”"
  }
}
