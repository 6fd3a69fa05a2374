import Foundation

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on; false unless set.
  open var isOn = false
  /// The colour of the track while the switch is on; nil for green.
  open var onTintColor: UIColor?
  /// The colour of the thumb; kept, but not drawn. Nil for white.
  open var thumbTintColor: UIColor?

  /// Turns the switch on or off, without animation.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The frame is 51 × 31, since iOS 26 63 × 28, and 2 wider than the alignment rectangle.
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
