import Foundation

/// Views beside the text of a field, which are its subviews while they show.
extension UITextField {
  /// Exchanges a view at a side of the text.
  func sideViewDidChange(from old: UIView?, to new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    showSideViews()
  }

  /// Adds the views that show and takes out those that do not.
  func showSideViews() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if mode.shows {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Gives the views that show their rectangles.
  func placeSideViews() {
    if let leftView, leftView.superview === self {
      leftView.frame = shown(leftViewRect(forBounds: bounds))
    }
    if let rightView, rightView.superview === self {
      rightView.frame = shown(rightViewRect(forBounds: bounds))
    }
  }

  /// A rectangle of the bounds, mirrored where the direction is from right to left.
  private func shown(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = bounds.minX + bounds.maxX - rect.maxX
    return rect
  }
}
