import Foundation

extension NSLayoutConstraint {
  /// The constraint that UIKit breaks among required ones that contradict each other.
  static func victim(among candidates: [NSLayoutConstraint]) -> NSLayoutConstraint? {
    BreakingTraits.victim(among: candidates.map(\.breakingTraits)).map { candidates[$0] }
  }

  private var breakingTraits: BreakingTraits {
    BreakingTraits(
      isSpared: self is NSAutoresizingMaskLayoutConstraint || self is NSContentSizeLayoutConstraint,
      containerDepth: containerDepth,
      touchesFarEdge: touchesFarEdge, meanItemDepth: meanItemDepth,
      hasIdentifier: identifier != nil,
      constant: Double(isSecondItemContained ? -constant : constant))
  }

  private var items: [any LayoutItem] { firstOperand.items + secondOperand.items }

  private var containerDepth: Int {
    Self.commonAncestor(of: items.map(\.layoutItemView))?.depth ?? 0
  }

  /// Whether the second item lies in the first, so that the constant is the distance of an edge of
  /// the outer item from one of the inner.
  private var isSecondItemContained: Bool {
    guard let outer = firstItem as? UIView, let inner = secondItem as? (any LayoutItem),
      let view = inner.layoutItemView
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
  /// The number of views above this one.
  var depth: Int {
    var depth = 0
    var view = superview
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }
}
