import Foundation

/// A control with two buttons that increase and decrease a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The value. A value out of range is stored unchanged.
  open var value: Double = 0
  /// The minimum value that the buttons reach; the default value is 0.
  open var minimumValue: Double = 0
  /// The maximum value that the buttons reach; the default value is 100.
  open var maximumValue: Double = 100
  /// The amount by which a tap changes the value; the default value is 1.
  open var stepValue: Double = 1
  /// A Boolean value that indicates whether a step beyond one end continues at the other; the
  /// default value is false.
  open var wraps = false
  /// A Boolean value that indicates whether holding a button repeats the step; the default value is
  /// true.
  open var autorepeat = true

  /// The size of the control: 94 points wide; 29 points high, and 32 since iOS 13.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 94, height: PlatformMetrics.stepperHeight[layoutEnvironment.platform])
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var snapshotContent: LayoutSnapshot.Content { .stepper }
}
