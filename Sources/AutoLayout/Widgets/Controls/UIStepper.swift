import Foundation

/// A control with two buttons that increase and decrease a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The value. An out-of-range value is stored unchanged.
  open var value: Double = 0
  /// The minimum value that the buttons reach. The default is 0.
  open var minimumValue: Double = 0
  /// The maximum value that the buttons reach. The default is 100.
  open var maximumValue: Double = 100
  /// The amount by which a tap changes the value. The default is 1.
  open var stepValue: Double = 1
  /// A Boolean value that indicates whether a step beyond one end continues at the other. The
  /// default is `false`.
  open var wraps = false
  /// A Boolean value that indicates whether holding a button repeats the step. The default is
  /// `true`.
  open var autorepeat = true

  /// A Boolean value that indicates whether changes are sent while a button is held. The default is
  /// `true`.
  open var isContinuous = true

  /// Creates a stepper at the origin of a frame, in points in the superview. The size of a stepper
  /// is fixed.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame = CGRect(origin: frame.origin, size: intrinsicContentSize)
  }

  /// Creates the stepper when a storyboard or xib that names its class is loaded. The coder is an
  /// `InterfaceCoder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Simulates a tap on the button that increases the value: adds a step within the limits and
  /// sends `valueChanged` if the value changes.
  public func tapIncrement() { step(by: stepValue) }
  /// Simulates a tap on the button that decreases the value: subtracts a step within the limits and
  /// sends `valueChanged` if the value changes.
  public func tapDecrement() { step(by: -stepValue) }

  private func step(by step: Double) {
    guard isEnabled, minimumValue <= maximumValue else { return }
    var new = value + step
    if new > maximumValue { new = wraps ? minimumValue : maximumValue }
    if new < minimumValue { new = wraps ? maximumValue : minimumValue }
    guard new != value else { return }
    value = new
    sendActions(for: .valueChanged)
  }

  /// The images by part and state.
  private var images: [Part: [UIControl.State: UIImage]] = [:]
  private enum Part { case increment, decrement, background }

  /// Sets the image of the button that increases the value.
  ///
  /// - Remark: Inert. The image is stored but not drawn.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images[.increment, default: [:]][state] = image
  }
  /// Returns the image of the button that increases the value.
  open func incrementImage(for state: UIControl.State) -> UIImage? { images[.increment]?[state] }
  /// Sets the image of the button that decreases the value.
  ///
  /// - Remark: Inert. The image is stored but not drawn.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images[.decrement, default: [:]][state] = image
  }
  /// Returns the image of the button that decreases the value.
  open func decrementImage(for state: UIControl.State) -> UIImage? { images[.decrement]?[state] }
  /// Sets the image behind the control.
  ///
  /// - Remark: Inert. The image is stored but not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images[.background, default: [:]][state] = image
  }
  /// Returns the image behind the control.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { images[.background]?[state] }

  /// The size of the control: 94 × 29 points, and 94 × 32 since iOS 13.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 94, height: PlatformMetrics.stepperHeight[layoutEnvironment.platform])
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var snapshotContent: LayoutSnapshot.Content { .stepper }
}
