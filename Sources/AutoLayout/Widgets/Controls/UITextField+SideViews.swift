import Foundation

/// The views next to the text of a text field, which are subviews while they are shown.
extension UITextField {
  /// Replaces a view next to the text.
  func sideViewDidChange(from old: UIView?, to new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    showSideViews()
  }

  /// Adds the views to show and removes the others.
  func showSideViews() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if mode.shows(isEditing: isEditing) {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Sets the frames of the visible side views.
  func placeSideViews() {
    if let leftView, leftView.superview === self {
      leftView.frame = shown(leftViewRect(forBounds: bounds))
    }
    if let rightView, rightView.superview === self {
      rightView.frame = shown(rightViewRect(forBounds: bounds))
    }
  }

  /// Returns a rectangle in the bounds, mirrored if the layout direction is right to left.
  private func shown(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = bounds.minX + bounds.maxX - rect.maxX
    return rect
  }
}
