import Foundation

/// What a document's tree needs to become another one in place.
extension UIView {
  /// Gives the view back the frame of its document, in points in the superview's coordinates,
  /// without a word to its subviews, whose own frames of the document go with it.
  package func restoreFrame(_ rect: CGRect) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    guard rect.origin != untransformedOrigin || rect.size != storedBounds.size else { return }
    untransformedOrigin = rect.origin
    storedBounds.size = rect.size
    setNeedsInsetsUpdate()
    setNeedsLayout()
    superview?.setNeedsLayout()
    layoutHost?.geometryDidChange(of: self, isSolved: false)
  }

  /// Has margins be the class's own again.
  package func resetLayoutMargins() {
    guard explicitMargins != nil else { return }
    explicitMargins = nil
    setNeedsInsetsUpdate()
  }

  /// Has text in the tree measured as if it had never had a width; makes sense on a root.
  package func forgetMeasuredWidths() { layoutHost?.forgetMeasuredWidths() }

  /// Says that constraints of a document came or went, so that what they leave open is chosen as in
  /// a new tree.
  package func layoutStructureDidChange() {
    layoutHost?.isStructureChanged = true
    setNeedsLayout()
  }

  /// Puts the constraints that the view holds in the order of `rank`; those without a rank stay
  /// before or after the others as they are, those that a stack view makes at the end.
  package func sortHeldConstraints(by rank: (NSLayoutConstraint) -> Int?) {
    guard let first = heldConstraints.firstIndex(where: { rank($0) != nil }) else { return }
    let keyed = heldConstraints.enumerated().map { index, constraint in
      let name = constraint.identifier ?? ""
      let isLate = ordersOwnConstraintsLast && name.hasPrefix("UIView-")
      let group =
        rank(constraint) != nil ? 1 : name.hasPrefix("UISV-") ? 3 : index < first && !isLate ? 0 : 2
      return (key: (group, rank(constraint) ?? index), constraint: constraint)
    }
    heldConstraints = keyed.sorted { $0.key < $1.key }.map(\.constraint)
  }

  /// Calls of `layoutSubviews()`, solutions, and constraints turned into equations so far in the
  /// tree, for tests that count work.
  package var layoutWork: (layouts: Int, solutions: Int, lowerings: Int) {
    guard let work = layoutHost?.statistics else { return (0, 0, 0) }
    return (work.layouts, work.solutions, work.lowerings)
  }
}

extension LayoutHost {
  func forgetMeasuredWidths() {
    guard !measuredWidths.isEmpty else { return }
    measuredWidths = [:]
    root.forEachInSubtree {
      if widthDependents.contains(ObjectIdentifier($0)) { contentSizeDidChange(of: $0) }
    }
  }
}
