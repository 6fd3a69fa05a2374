/// The views behind the content of a cell.
extension UITableViewCell {
  /// Shows the background of selected cells if the cell is selected or highlighted.
  func updateSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return view.removeFromSuperview() }
    guard view.superview !== self else { return }
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    setNeedsLayout()
  }

  /// Resizes the backgrounds to the size of the cell.
  func layoutBackgrounds() {
    backgroundView?.frame = bounds
    if let view = selectedBackgroundView, view.superview === self { view.frame = bounds }
  }
}
