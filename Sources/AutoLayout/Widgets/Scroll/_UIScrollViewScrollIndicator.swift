import Foundation

/// An indicator of a scroll view, with the view that it fills. The class name appears in
/// descriptions of views.
///
/// It is transparent, as in UIKit while the content is at rest.
@preconcurrency @MainActor
final class _UIScrollViewScrollIndicator: UIView {
  /// The visible part, which fills the indicator after its first layout.
  private let fill = UIView()

  /// The z-position of indicators in view dumps: in front of all content, at any index among the
  /// subviews.
  private static let depth: CGFloat = 1000

  /// The thickness of an indicator in points: the same in all view dumps since iOS 13.
  static let thickness: CGFloat = 3

  /// Creates a transparent indicator of an axis, which keeps its distance to the edge of the frame.
  convenience init(axis: NSLayoutConstraint.Axis) {
    self.init(frame: .zero)
    alpha = 0
    autoresizingMask = axis == .vertical ? .flexibleLeftMargin : .flexibleTopMargin
    layer.zPosition = Self.depth
    fill.backgroundColor = UIColor(white: 0, alpha: 0.35)
    addSubview(fill)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = bounds
  }
}
