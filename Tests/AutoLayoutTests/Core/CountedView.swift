@testable import AutoLayout

/// A view that counts its layouts.
final class CountedView: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
