import Foundation

/// A control that chooses from a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var maximumValueImage: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// 30 points high, or as high as the pictures at its ends; no width of its own.
  open override var intrinsicContentSize: CGSize {
    let pictures = [minimumValueImage, maximumValueImage].compactMap { $0?.size.height }
    return CGSize(width: Self.noIntrinsicMetric, height: max(30, pictures.max() ?? 0))
  }

  /// The thumb's shadow: 2 points at each side, 1 below.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height + 1)
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    let range = Double(maximumValue - minimumValue)
    let share = range > 0 ? Double(value - minimumValue) / range : 0
    return .slider(value: min(max(share, 0), 1))
  }
}
