import Foundation
import LayoutEngine

/// A constraint for the intrinsic size of content along an axis: at most that size with the hugging
/// priority, and at least that size with the compression resistance priority.
@preconcurrency @MainActor
public final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  /// The priority with which the view resists growing beyond its content.
  @exclusivity(unchecked) public private(set) var huggingPriority = UILayoutPriority.defaultLow
  /// The priority with which the view resists becoming smaller than its content.
  @exclusivity(unchecked) public private(set) var compressionResistancePriority = UILayoutPriority
    .defaultHigh

  convenience init(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, size: CGFloat, hugging: UILayoutPriority,
    compression: UILayoutPriority
  ) {
    self.init(
      unchecked: view, axis == .horizontal ? .width : .height, .equal, nil, .notAnAttribute,
      multiplier: 1, constant: size)
    huggingPriority = hugging
    compressionResistancePriority = compression
  }

  override class var maxConstant: CGFloat { contentLimit }

  /// The axis: horizontal for a width, and vertical for a height.
  var axis: Axis { firstAttribute == .width ? .horizontal : .vertical }

  /// Returns a Boolean value that indicates whether the constraint is for the content of a view
  /// along an axis, with the view's priorities.
  func restricts(_ view: UIView, _ axis: Axis) -> Bool {
    self.axis == axis && huggingPriority == view.huggingPriorities[axis]
      && compressionResistancePriority == view.compressionPriorities[axis]
  }

  /// The higher of the two priorities. The constraint itself has no single priority.
  var strongestPriority: UILayoutPriority {
    huggingPriority.rawValue > compressionResistancePriority.rawValue
      ? huggingPriority : compressionResistancePriority
  }

  override var firstEngineRelation: (LayoutEngine.Relation, UILayoutPriority) {
    (.greaterThanOrEqual, compressionResistancePriority)
  }
  override var secondEngineRelation: (LayoutEngine.Relation, UILayoutPriority)? {
    (.lessThanOrEqual, huggingPriority)
  }
}
