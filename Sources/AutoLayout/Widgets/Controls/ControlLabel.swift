import Foundation

/// A label that a control creates for its text. It is not opaque, and the control does not set its
/// background.
@preconcurrency @MainActor
class ControlLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    storedIsOpaque = false
  }

  /// Creates a label from an `InterfaceCoder`.
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedIsOpaque = false
  }

  override var printsClearBackground: Bool { false }
}
