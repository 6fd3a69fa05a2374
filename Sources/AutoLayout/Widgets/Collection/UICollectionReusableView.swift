import Foundation

/// A view that a collection view lays out: a cell, or the header or footer of a section.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier for reusing the view.
  open internal(set) var reuseIdentifier: String?
  /// The attributes that were applied last.
  var appliedAttributes: UICollectionViewLayoutAttributes?
  /// A Boolean value that indicates whether the view is in the reuse pool of its collection view.
  var isInPool = false
  /// A Boolean value that indicates whether the delegate was notified that the view is displayed.
  var isShown = false

  /// Prepares the view for another item. Called before the view is dequeued again. The default
  /// implementation does nothing.
  open func prepareForReuse() {}

  /// Applies layout attributes. Called when the attributes of the view have changed, after the
  /// collection view has set the frame, transform, opacity and visibility. Subclasses apply the
  /// properties of custom attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Notifies the view that it is about to move between two layouts.
  ///
  /// - Remark: Inert. Changes of layouts are not animated.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Notifies the view that it has moved between two layouts.
  ///
  /// - Remark: Inert. Changes of layouts are not animated.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the preferred attributes of the view, given those that the layout proposes. If the
  /// layout estimates only the width or only the height, the constraints in the view determine it.
  /// Otherwise, the proposal remains.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fixed = layoutAttributes.fixedAxes
    guard !fixed.isEmpty, fixed.count < 2 else { return layoutAttributes }
    layoutAttributes.size = fittingSize(layoutAttributes.size, of: self, fixed)
    return layoutAttributes
  }

  /// Returns the size that the constraints in a view determine, given the lengths of fixed axes.
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
