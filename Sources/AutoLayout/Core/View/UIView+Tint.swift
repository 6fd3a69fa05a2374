extension UIView {
  /// The tint color of the view or its nearest superview that has one.
  var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.ownTintColor { return color }
      view = current.parent
    }
    return .tintColor
  }

  /// Sets the tint color of the view, and notifies the view and the subviews that inherit it.
  func setOwnTintColor(_ color: UIColor?) {
    guard ownTintColor != color else { return }
    changing("tintColor") { ownTintColor = color }
    announceTintColor()
  }

  private func announceTintColor() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.announceTintColor() }
  }
}
