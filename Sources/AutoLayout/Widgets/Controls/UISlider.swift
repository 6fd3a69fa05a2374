import Foundation

/// A control for selecting a value from a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The selected value. A value out of range is stored, and drawn at the nearer end.
  open var value: Float = 0 {
    willSet { willChange("value") }
    didSet { didChange("value") }
  }
  /// The value at the left end; the default value is 0.
  open var minimumValue: Float = 0
  /// The value at the right end; the default value is 1.
  open var maximumValue: Float = 1
  /// A Boolean value that indicates whether changes are sent while the thumb moves. The value is
  /// stored and does not affect the layout.
  open var isContinuous = true
  /// The color of the track before the thumb, or nil for the tint color. The value is stored but
  /// not drawn.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb, or nil for the system's. The value is stored but not
  /// drawn.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb, or nil for white. The value is stored but not drawn.
  open var thumbTintColor: UIColor?
  /// The image at the left end, or nil. Only its height affects the layout.
  open var minimumValueImage: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The image at the right end, or nil. Only its height affects the layout.
  open var maximumValueImage: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Sets `value` without animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The height of the thumb or of the images at the ends. There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    let pictures = [minimumValueImage, maximumValueImage].compactMap { $0?.size.height }
    let thumb = PlatformMetrics.sliderHeight[layoutEnvironment.platform]
    return CGSize(width: Self.noIntrinsicMetric, height: max(thumb, pictures.max() ?? 0))
  }

  /// The insets for the shadow of the thumb, up to iOS 18.
  open override var alignmentRectInsets: UIEdgeInsets {
    PlatformMetrics.sliderInsets[layoutEnvironment.platform]
  }

  /// Whether constraints align the center of the frame, which is half a point below that of the
  /// alignment rectangle.
  package override var centersByFrame: Bool {
    PlatformMetrics.sliderIsCenteredByFrame[layoutEnvironment.platform]
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height + alignmentRectInsets.bottom)
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    let range = Double(maximumValue - minimumValue)
    let share = range > 0 ? Double(value - minimumValue) / range : 0
    return .slider(value: min(max(share, 0), 1))
  }
}
