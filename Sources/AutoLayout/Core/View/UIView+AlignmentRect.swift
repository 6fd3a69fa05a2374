import Foundation

extension UIView {
  /// The alignment rectangle of a frame, both in points in the superview's coordinates.
  func baseAlignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of an alignment rectangle, the inverse of `alignmentRect(forFrame:)`.
  func baseFrame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
