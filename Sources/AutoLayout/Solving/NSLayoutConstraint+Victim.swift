import Foundation

extension NSLayoutConstraint {
  /// The constraint that UIKit breaks among required ones that contradict each other.
  ///
  /// The rule was read off real logs: constraints of autoresizing masks only if nothing else is
  /// there; then those with the deepest container; then those that touch a trailing, right or bottom
  /// edge; then those with the deepest items; then those without an identifier; then the largest
  /// constant; then the first.
  static func victim(among candidates: [NSLayoutConstraint]) -> NSLayoutConstraint? {
    var left = candidates
    func keep(_ isWanted: @MainActor (NSLayoutConstraint) -> Bool) {
      let wanted = left.filter(isWanted)
      if !wanted.isEmpty { left = wanted }
    }
    func keepLargest(_ measure: @MainActor (NSLayoutConstraint) -> CGFloat) {
      guard let largest = left.map(measure).max() else { return }
      left = left.filter { measure($0) == largest }
    }
    keep { !($0 is NSAutoresizingMaskLayoutConstraint) }
    keepLargest { CGFloat($0.containerDepth) }
    keep { $0.touchesFarEdge }
    keepLargest { $0.meanItemDepth }
    keep { $0.identifier == nil }
    keepLargest { $0.constant }
    return left.first
  }

  private var items: [any LayoutItem] { firstOperand.items + secondOperand.items }

  private var containerDepth: Int {
    Self.commonAncestor(of: items.map(\.layoutItemView))?.depth ?? 0
  }

  private var meanItemDepth: CGFloat {
    let depths = items.map {
      $0 is UIView ? $0.layoutItemView?.depth ?? 0 : ($0.layoutItemView?.depth ?? 0) + 1
    }
    return depths.isEmpty ? 0 : CGFloat(depths.reduce(0, +)) / CGFloat(depths.count)
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
