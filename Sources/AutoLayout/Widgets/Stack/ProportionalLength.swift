import Foundation

/// The length by which an item of a `fillProportionally` stack view counts.
@MainActor
enum ProportionalLength {
  /// The intrinsic length in points; for a view that has none, the length its constraints give it.
  ///
  /// Interface Builder's recorded frames show the latter for plain views with constraints and for
  /// nested stack views; views without either count as 0. Costs a layout of the view's subtree
  /// where there is no intrinsic length.
  static func of(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let measuredWidth = view.layoutHost?.measuredWidths[ObjectIdentifier(view)]
    let intrinsic = length(view.effectiveIntrinsicContentSize(measuredWidth: measuredWidth), axis)
    guard intrinsic == UIView.noIntrinsicMetric else { return max(intrinsic, 0) }
    guard !view.constraints.isEmpty || !view.subviews.isEmpty else { return 0 }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return max(length(fitting, axis), 0)
  }

  private static func length(_ size: CGSize, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }
}
