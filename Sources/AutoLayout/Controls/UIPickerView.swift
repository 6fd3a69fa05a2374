import Foundation

/// Wheels from which rows are chosen.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var snapshotContent: LayoutSnapshot.Content { .pickerView }
}
