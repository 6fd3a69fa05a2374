import Foundation

/// A control that chooses from a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The number that is chosen; kept as it is set, and drawn at the nearer end when out of range.
  open var value: Float = 0
  /// The number at the left end; 0 unless set.
  open var minimumValue: Float = 0
  /// The number at the right end; 1 unless set.
  open var maximumValue: Float = 1
  /// Whether changes are sent while the thumb moves; kept, it does not change the layout.
  open var isContinuous = true
  /// The colour of the track before the thumb; kept, but not drawn. Nil for the tint.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track behind the thumb; kept, but not drawn. Nil for the system's.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb; kept, but not drawn. Nil for white.
  open var thumbTintColor: UIColor?
  /// A picture at the left end; only its height counts. Nil for none.
  open var minimumValueImage: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// A picture at the right end; only its height counts. Nil for none.
  open var maximumValueImage: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Sets `value`, without animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// As high as the thumb, or as the images at the ends; no width of its own.
  open override var intrinsicContentSize: CGSize {
    let pictures = [minimumValueImage, maximumValueImage].compactMap { $0?.size.height }
    let thumb = PlatformMetrics.sliderHeight[layoutEnvironment.platform]
    return CGSize(width: Self.noIntrinsicMetric, height: max(thumb, pictures.max() ?? 0))
  }

  /// The thumb's shadow, up to iOS 18.
  open override var alignmentRectInsets: UIEdgeInsets {
    PlatformMetrics.sliderInsets[layoutEnvironment.platform]
  }

  /// On systems where it is true, the middle of the frame is aligned, half a point below that of the
  /// alignment rectangle.
  package override var centresByFrame: Bool {
    PlatformMetrics.sliderIsCentredByFrame[layoutEnvironment.platform]
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
