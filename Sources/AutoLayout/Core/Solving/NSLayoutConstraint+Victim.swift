import Foundation

extension NSLayoutConstraint {
  /// Returns the constraint that UIKit breaks among conflicting required constraints. A constraint
  /// of `held` is returned only if there are no others.
  static func victim(
    among candidates: [NSLayoutConstraint], sparing held: [NSLayoutConstraint]
  ) -> NSLayoutConstraint? {
    let atContent = candidates.filter(\.touchesFixedContent)
    let candidates = atContent.isEmpty ? candidates : atContent
    let traits = candidates.map { $0.breakingTraits(isHeld: held.contains($0)) }
    return BreakingTraits.victim(among: traits).map { candidates[$0] }
  }

  /// Indicates whether an item is the content of a cell that has its size from a document and is
  /// not in a table. Interface Builder sets the size of the content last, so that a constraint to
  /// the content is broken (all three recorded cells of xibs, whose deeper constraints all hold;
  /// four in tables behave like other views).
  var touchesFixedContent: Bool {
    items.contains { item in
      guard let content = item.layoutItemView else { return false }
      return content.superview?.fixedContent === content
    }
  }

  private func breakingTraits(isHeld: Bool) -> BreakingTraits {
    BreakingTraits(
      isSpared: self is NSAutoresizingMaskLayoutConstraint || isHeld,
      containerDepth: containerDepth,
      touchesFarEdge: touchesFarEdge, meanItemDepth: meanItemDepth,
      hasIdentifier: identifier != nil,
      constant: Double(isSecondItemContained ? -constant : constant))
  }

  private var containerDepth: Int {
    Self.commonAncestor(of: items.map(\.layoutItemView))?.depth ?? 0
  }

  /// Indicates whether the second item is inside the first. The constant is then the distance from
  /// an edge of the inner item to one of the outer item.
  private var isSecondItemContained: Bool {
    guard let outer = firstOperand.reference.item as? UIView,
      let inner = secondOperand.reference.item, let view = inner.layoutItemView
    else { return false }
    return view.isDescendant(of: outer) && inner !== outer
  }

  private var meanItemDepth: Double {
    let depths = items.map {
      $0 is UIView ? $0.layoutItemView?.depth ?? 0 : ($0.layoutItemView?.depth ?? 0) + 1
    }
    return depths.isEmpty ? 0 : Double(depths.reduce(0, +)) / Double(depths.count)
  }

  private var touchesFarEdge: Bool {
    [firstAttribute, secondAttribute].contains {
      switch $0 {
      case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: true
      default: false
      }
    }
  }
}

extension UIView {
  /// The number of ancestors of the view.
  var depth: Int {
    var depth = 0
    var view = Unmanaged.passUnretained(self)
    while let parent = view.parent {
      depth += 1
      view = parent
    }
    return depth
  }
}
