import Foundation

/// The length that determines the share of an item in a `fillProportionally` stack view.
@MainActor
enum ProportionalLength {
  /// Returns the intrinsic length of a view in points, or the length that its constraints determine
  /// if it has none.
  ///
  /// Interface Builder's recorded frames show the second case for plain views with constraints and
  /// for nested stack views. Views with neither count as 0. If there is no intrinsic length, lays
  /// out the view's subtree.
  static func of(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let measuredWidth = view.layoutHost?.record(of: view)?.measuredWidth
    let intrinsic = length(view.effectiveIntrinsicContentSize(measuredWidth: measuredWidth), axis)
    guard intrinsic == UIView.noIntrinsicMetric else { return max(intrinsic, 0) }
    guard !view.constraints.isEmpty || view.hasIndependentSubviews else { return 0 }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return max(length(fitting, axis), 0)
  }

  private static func length(_ size: CGSize, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }
}
