import Foundation

/// A control with an on and an off state.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// A Boolean value that indicates whether the switch is on. The default is `false`.
  open var isOn = false {
    willSet { willChange("on") }
    didSet { didChange("on") }
  }
  /// The color of the track while the switch is on, or `nil` for green.
  open var onTintColor: UIColor?
  /// The color of the thumb, or `nil` for white.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var thumbTintColor: UIColor?

  /// The styles of a switch.
  public enum Style: Int, Hashable, Sendable {
    /// The style of the platform.
    case automatic = 0
    /// A checkbox with a title, on the Mac.
    case checkbox
    /// A track with a thumb.
    case sliding
  }

  /// The style in effect. Always `sliding`.
  open var style: Style { .sliding }
  /// The preferred style.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var preferredStyle = Style.automatic
  /// The title of a checkbox.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var title: String?
  /// The image for the on state.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var onImage: UIImage?
  /// The image for the off state.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var offImage: UIImage?

  /// Creates a switch at the origin of a frame, in points in the superview. The size of a switch is
  /// fixed.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame = CGRect(origin: frame.origin, size: sizeThatFits(.zero))
  }

  /// Creates the switch when a storyboard or xib that names its class is loaded. The coder is an
  /// `InterfaceCoder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Simulates a tap: changes the state and sends `valueChanged`. Does nothing if the switch is
  /// disabled.
  public func tap() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  /// Turns the switch on or off without animation.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size of the alignment rectangle. The frame is 2 points wider: 51 × 31, and 63 × 28 since
  /// iOS 26.
  open override var intrinsicContentSize: CGSize {
    PlatformMetrics.switchSize[layoutEnvironment.platform]
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    .toggle(isOn: isOn, onTint: onTintColor?.snapshotColor)
  }
}
