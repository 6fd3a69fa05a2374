import Foundation

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The frame is 51 × 31, since iOS 26 63 × 28, and 2 wider than the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    layoutEnvironment.systemVersion < 26
      ? CGSize(width: 49, height: 31) : CGSize(width: 61, height: 28)
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
