import Foundation

/// A view that a collection view places: a cell, or the header or footer of a section.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier for reusing the view.
  open internal(set) var reuseIdentifier: String?
  /// The attributes that were applied last, or nil.
  var appliedAttributes: UICollectionViewLayoutAttributes?
  /// A Boolean value that indicates whether the view waits for another item.
  var isInPool = false
  /// A Boolean value that indicates whether the delegate knows that the view is shown.
  var isShown = false

  /// Prepares the view for reuse.
  open func prepareForReuse() {}

  /// Called when the attributes of the view have changed. The collection view has already set the
  /// frame, transform, opacity and visibility. Subclasses apply the properties of their own
  /// attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view moves between two layouts.
  ///
  /// - Remark: Inert. Changes of layouts are not animated.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the view has moved between two layouts.
  ///
  /// - Remark: Inert. Changes of layouts are not animated.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes that the view prefers to those that the layout proposes. Constraints in
  /// the view determine the lengths that the layout estimates; without an estimate, the proposal
  /// remains.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fixed = layoutAttributes.fixedAxes
    guard !fixed.isEmpty, fixed.count < 2 else { return layoutAttributes }
    layoutAttributes.size = fittingSize(layoutAttributes.size, of: self, fixed)
    return layoutAttributes
  }

  /// Returns the size that the constraints in a view determine, with the lengths of fixed axes.
  final func fittingSize(
    _ size: CGSize, of view: UIView, _ fixed: Set<NSLayoutConstraint.Axis>
  ) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(
      size,
      withHorizontalFittingPriority: fixed.contains(.horizontal) ? .required : .fittingSizeLevel,
      verticalFittingPriority: fixed.contains(.vertical) ? .required : .fittingSizeLevel)
    return CGSize(
      width: fixed.contains(.horizontal) ? size.width : fitting.width,
      height: fixed.contains(.vertical) ? size.height : fitting.height)
  }
}
