import Foundation

/// Two buttons that make a number larger and smaller.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var wraps = false
  open var autorepeat = true

  /// 94 points wide; 29 high, 32 since iOS 13.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 94, height: layoutEnvironment.systemVersion < 13 ? 29 : 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var snapshotContent: LayoutSnapshot.Content { .stepper }
}
