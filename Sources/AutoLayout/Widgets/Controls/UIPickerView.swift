import Foundation

/// A view with rotating wheels for selecting values.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The size of the view: 320 × 216 points, and 162 points high up to iOS 8.
  open override var intrinsicContentSize: CGSize {
    PlatformMetrics.pickerSize[layoutEnvironment.platform]
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var snapshotContent: LayoutSnapshot.Content { .pickerView }
}
