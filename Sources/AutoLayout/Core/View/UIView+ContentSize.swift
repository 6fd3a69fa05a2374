import Foundation

extension UIView {
  /// Returns the priority with which the view resists growing beyond its content.
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

  /// Returns the priority with which the view resists becoming smaller than its content.
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

  /// Marks the intrinsic content size as invalid. It is measured again before the next layout.
  func baseInvalidateIntrinsicContentSize() {
    layoutHost?.contentSizeDidChange(of: self)
    parent?.subviewIntrinsicContentSizeDidChange(self)
  }

  /// Resizes the view to the size that fits it best. The origin of the frame does not change, as in
  /// UIKit: programs rely on it to align labels at the top.
  func baseSizeToFit() {
    let origin = untransformedOrigin
    bounds.size = sizeThatFits(bounds.size)
    let size = storedBounds.size
    center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    // Setting the center loses the last bit of the origin.
    if storedBounds.size == size { untransformedOrigin = origin }
  }

  /// Returns the intrinsic size that layout uses: the placeholder of the document or the size of
  /// the content. If the height of the content depends on its width, it is measured for the width
  /// of the first solution.
  ///
  /// If `hugsLines` is true, a label whose text wraps is as wide as its widest line (recorded: 10
  /// labels with a flexible width, in 8 roots of 6 repositories).
  func effectiveIntrinsicContentSize(
    measuredWidth: CGFloat?, hugsLines: Bool = false
  ) -> CGSize {
    let placeholder = documentProperties?.placeholder ?? IntrinsicSizePlaceholder()
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
