import Foundation

/// Wheels from which rows are chosen.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// 320 × 216 points; 162 high up to iOS 8 (three recorded pickers of two repositories).
  open override var intrinsicContentSize: CGSize {
    Self.size(systemVersion: layoutEnvironment.systemVersion)
  }

  /// The size of a picker, and of a date picker with wheels, in points.
  static func size(systemVersion: Int) -> CGSize {
    CGSize(width: 320, height: systemVersion < 9 ? 162 : 216)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var snapshotContent: LayoutSnapshot.Content { .pickerView }
}
