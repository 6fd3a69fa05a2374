import Foundation

/// Methods that change the view tree of a document in place when the document changes.
extension UIView {
  /// Restores the frame that the document records, in points in the superview's coordinates.
  /// Subviews are not resized: their own recorded frames are restored with it.
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

  /// Restores the default layout margins of the class.
  package func resetLayoutMargins() {
    guard explicitMargins != nil else { return }
    explicitMargins = nil
    setNeedsInsetsUpdate()
  }

  /// Discards the widths for which text in the tree was measured. Call this on a root.
  package func forgetMeasuredWidths() { layoutHost?.forgetMeasuredWidths() }

  /// Tells the layout that constraints of a document were added or removed. Ambiguous values are
  /// then chosen as in a new tree.
  package func layoutStructureDidChange() {
    layoutHost?.isStructureChanged = true
    setNeedsLayout()
  }

  /// Sorts the constraints that the view holds by `rank`. Constraints without a rank keep their
  /// position before or after the others. Constraints of a stack view come last.
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

  /// The number of calls of `layoutSubviews()`, of solutions, and of constraints converted to
  /// equations so far in the tree. Tests use it to measure work.
  package var layoutWork: (layouts: Int, solutions: Int, lowerings: Int) {
    guard let work = layoutHost?.statistics else { return (0, 0, 0) }
    return (work.layouts, work.solutions, work.lowerings)
  }
}

extension LayoutHost {
  func forgetMeasuredWidths() {
    for record in widthDependents where record.dependsOnWidth && record.measuredWidth != nil {
      record.measuredWidth = nil
      if let view = record.view { contentSizeDidChange(of: view) }
    }
  }
}
