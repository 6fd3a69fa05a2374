import Foundation

/// A part of the placement of a view by its frame and autoresizing mask: a location or a size that is
/// `factor × the superview's length + offset`.
@MainActor
struct MaskPlacement {
  /// The part of the view's extent along the axis that is fixed: the near edge, the center, the
  /// length, or the distance of the far edges.
  enum Part { case min, mid, length, max }

  var axis: NSLayoutConstraint.Axis
  /// The part of the view that is fixed along the axis.
  var part: Part
  /// The multiplier of the superview's length, or of its center for `mid`.
  var factor: CGFloat = 0
  /// The constant, in points.
  var offset: CGFloat
  /// The origin of the superview's bounds along the axis, in points.
  var boundsOrigin: CGFloat = 0
  var priority = UILayoutPriority.required
  /// The name of the constraint of a view that has its frame from its container, or nil.
  var encapsulationName: String?

  /// The attribute of the part.
  var attribute: NSLayoutConstraint.Attribute {
    switch (axis, part) {
    case (.horizontal, .min): .left
    case (.horizontal, .mid): .centerX
    case (.horizontal, .length): .width
    case (.horizontal, .max): .right
    case (.vertical, .min): .top
    case (.vertical, .mid): .centerY
    case (.vertical, .length): .height
    case (.vertical, .max): .bottom
    }
  }
}
