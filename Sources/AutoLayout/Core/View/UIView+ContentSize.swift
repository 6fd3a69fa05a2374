import Foundation

extension UIView {
  /// How strongly the view resists growing beyond its content.
  func baseContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis]
  }

  func baseSetContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard huggingPriorities[axis] != priority else { return }
    huggingPriorities[axis] = priority
    layoutHost?.contentSizeDidChange(of: self)
  }

  /// How strongly the view resists becoming smaller than its content.
  func baseContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { compressionPriorities[axis] }

  func baseSetContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard compressionPriorities[axis] != priority else { return }
    compressionPriorities[axis] = priority
    layoutHost?.contentSizeDidChange(of: self)
  }

  /// Says that the content has another size now; it is asked for again before the next layout.
  func baseInvalidateIntrinsicContentSize() {
    layoutHost?.contentSizeDidChange(of: self)
    superview?.subviewIntrinsicContentSizeDidChange(self)
  }

  /// Sizes the view to what suits it best. The origin of its frame stays, as in UIKit, so that
  /// programs align labels at the top with it.
  func baseSizeToFit() {
    let origin = untransformedOrigin
    bounds.size = sizeThatFits(bounds.size)
    let size = storedBounds.size
    center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    // The way over the centre costs the last bit.
    if storedBounds.size == size { untransformedOrigin = origin }
  }

  /// The intrinsic size that layout uses: the document's placeholder, or the content's own, for the
  /// width that the first solution gave to content whose height depends on it.
  ///
  /// With `hugsLines` a label whose text breaks into lines is as wide as the widest of them (recorded:
  /// 10 labels that are free to, in 8 roots of 6 repositories).
  func effectiveIntrinsicContentSize(
    measuredWidth: CGFloat?, hugsLines: Bool = false
  ) -> CGSize {
    let placeholder = placeholderIntrinsicContentSize
    if let width = placeholder.width, let height = placeholder.height {
      return CGSize(width: width, height: height)
    }
    var size = intrinsicContentSize
    if needsWidthForHeight, let measuredWidth {
      let wrapped = intrinsicContentSize(forWidth: measuredWidth)
      size.height = wrapped.height
      if hugsLines, hugsBrokenLines { size.width = min(size.width, wrapped.width) }
    }
    return CGSize(width: placeholder.width ?? size.width, height: placeholder.height ?? size.height)
  }
}
