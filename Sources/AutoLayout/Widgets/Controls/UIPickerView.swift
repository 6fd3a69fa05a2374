import Foundation

/// Wheels from which rows are chosen.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// 320 × 216 points; 162 high up to iOS 8.
  open override var intrinsicContentSize: CGSize {
    PlatformMetrics.pickerSize[layoutEnvironment.platform]
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var snapshotContent: LayoutSnapshot.Content { .pickerView }
}
