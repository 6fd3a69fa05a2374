import Foundation
import LayoutEngine

/// The wish of content to have its own size along an axis: at most that size by the hugging
/// priority, at least that size by the compression resistance.
@preconcurrency @MainActor
public final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  /// How strongly the view keeps from being larger than its content.
  public private(set) var huggingPriority = UILayoutPriority.defaultLow
  /// How strongly the view keeps from being smaller than its content.
  public private(set) var compressionResistancePriority = UILayoutPriority.defaultHigh

  convenience init(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, size: CGFloat, hugging: UILayoutPriority,
    compression: UILayoutPriority
  ) {
    self.init(
      checking: view, axis == .horizontal ? .width : .height, constant: size)
    huggingPriority = hugging
    compressionResistancePriority = compression
  }

  /// The higher of the two priorities: the constraint itself has none.
  var strongestPriority: UILayoutPriority {
    huggingPriority.rawValue > compressionResistancePriority.rawValue
      ? huggingPriority : compressionResistancePriority
  }

  var contentRelations: [(LayoutEngine.Relation, UILayoutPriority)] {
    [
      (.greaterThanOrEqual, compressionResistancePriority), (.lessThanOrEqual, huggingPriority),
    ]
  }
}
