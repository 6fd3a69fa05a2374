import Foundation

/// Two buttons that make a number larger and smaller.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The number; kept as it is set, even out of range.
  open var value: Double = 0
  /// The least number that the buttons reach; 0 unless set.
  open var minimumValue: Double = 0
  /// The greatest number that the buttons reach; 100 unless set.
  open var maximumValue: Double = 100
  /// What a tap adds or takes away; 1 unless set.
  open var stepValue: Double = 1
  /// Whether a step beyond one end leads to the other; false unless set.
  open var wraps = false
  /// Whether a button that is held goes on stepping; true unless set.
  open var autorepeat = true

  /// 94 points wide; 29 high, 32 since iOS 13.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 94, height: PlatformMetrics.stepperHeight[layoutEnvironment.platform])
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var snapshotContent: LayoutSnapshot.Content { .stepper }
}
