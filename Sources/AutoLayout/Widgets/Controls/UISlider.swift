import Foundation

/// A control for selecting a value from a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The selected value. An out-of-range value is stored, and drawn at the nearer end.
  open var value: Float = 0 {
    willSet { willChange("value") }
    didSet { didChange("value") }
  }
  /// The value at the left end. The default is 0.
  open var minimumValue: Float = 0
  /// The value at the right end. The default is 1.
  open var maximumValue: Float = 1
  /// A Boolean value that indicates whether changes are sent while the thumb moves.
  ///
  /// - Remark: Inert. The value is stored and does not affect the layout.
  open var isContinuous = true
  /// The color of the track before the thumb, or `nil` to use the tint color.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb, or `nil` for the default.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb, or `nil` for white.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var thumbTintColor: UIColor?
  /// The image at the left end. Only its height affects the layout.
  open var minimumValueImage: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The image at the right end. Only its height affects the layout.
  open var maximumValueImage: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Sets `value` without animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Simulates moving the thumb: sets the nearest value in the range and sends `valueChanged`. Does
  /// nothing if the slider is disabled.
  public func slide(to value: Float) {
    guard isEnabled else { return }
    self.value = min(max(value, minimumValue), max(minimumValue, maximumValue))
    sendActions(for: .valueChanged)
  }

  /// Returns the position of a value in the range, from 0 to 1.
  func share(of value: Float) -> Double {
    Double(value - minimumValue).share(of: Double(maximumValue - minimumValue))
  }

  /// The images by part and state.
  private var images: [Part: [UIControl.State: UIImage]] = [:]
  private enum Part { case thumb, minimumTrack, maximumTrack }

  private func image(_ part: Part, _ state: UIControl.State) -> UIImage? {
    images[part]?[state] ?? images[part]?[.normal]
  }

  /// Sets the image of the thumb in a state.
  ///
  /// - Remark: Inert. The image is stored but not drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images[.thumb, default: [:]][state] = image
  }
  /// Sets the image of the track before the thumb in a state.
  ///
  /// - Remark: Inert. The image is stored but not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[.minimumTrack, default: [:]][state] = image
  }
  /// Sets the image of the track after the thumb in a state.
  ///
  /// - Remark: Inert. The image is stored but not drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[.maximumTrack, default: [:]][state] = image
  }
  /// Returns the image of the thumb in a state, or that of the state `normal`.
  open func thumbImage(for state: UIControl.State) -> UIImage? { image(.thumb, state) }
  /// Returns the image of the track before the thumb in a state, or that of the state `normal`.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    image(.minimumTrack, state)
  }
  /// Returns the image of the track after the thumb in a state, or that of the state `normal`.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    image(.maximumTrack, state)
  }
  /// The image of the thumb in the current state.
  open var currentThumbImage: UIImage? { image(.thumb, state) }
  /// The image of the track before the thumb in the current state.
  open var currentMinimumTrackImage: UIImage? { image(.minimumTrack, state) }
  /// The image of the track after the thumb in the current state.
  open var currentMaximumTrackImage: UIImage? { image(.maximumTrack, state) }

  // MARK: Rectangles, for overriding

  /// Returns the rectangle of the track within `bounds` in points: between the images, 4 points
  /// high (assumed), vertically centered.
  ///
  /// - Remark: Partial. Apps can call it; pictures do not use overrides.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { $0.size.width + Self.imageRoom } ?? 0
    let right = maximumValueImage.map { $0.size.width + Self.imageRoom } ?? 0
    let inset = Self.trackInset
    return CGRect(
      x: bounds.minX + left + inset, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - left - right - 2 * inset), height: Self.trackHeight)
  }

  /// Returns the rectangle of the thumb for a value, in points. Its center is on the track, and at
  /// the ends its edge touches that of the track.
  ///
  /// - Remark: Partial. Apps can call it; pictures do not use overrides.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let share = CGFloat(share(of: value))
    return CGRect(
      x: rect.minX + share * (rect.width - size.width), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the rectangle of the image at the left end, in points.
  ///
  /// - Remark: Partial. Apps can call it; pictures do not use overrides.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }

  /// Returns the rectangle of the image at the right end, in points.
  ///
  /// - Remark: Partial. Apps can call it; pictures do not use overrides.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  /// The distance between an image and the track, in points (assumed).
  private static let imageRoom: CGFloat = 9
  /// The distance between the bounds and the track, in points (assumed).
  private static let trackInset: CGFloat = 2
  /// The height of the track in points (assumed).
  private static let trackHeight: CGFloat = 4
  /// The side of the thumb in points (assumed).
  private static let thumbSide: CGFloat = 31

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

  /// A Boolean value that indicates whether constraints align the center of the frame, which is
  /// half a point below that of the alignment rectangle.
  package override var centersByFrame: Bool {
    PlatformMetrics.sliderIsCenteredByFrame[layoutEnvironment.platform]
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height + alignmentRectInsets.bottom)
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    .slider(value: share(of: value))
  }
}

extension Double {
  /// Returns the value as a fraction of `range`, clamped to 0 through 1. The result is 0 if the
  /// range is empty or the value is not a number.
  func share(of range: Double) -> Double {
    let share = self / range
    return range > 0 && share >= 0 ? min(share, 1) : 0
  }
}
