extension UIView {
  /// A Boolean value that indicates whether the layout of the tree breaks required constraints. The
  /// tree is laid out first.
  ///
  /// Which constraint of a conflict is broken can depend on the canvases on which the tree was laid
  /// out before. Use a new tree for a result that does not depend on them.
  package var hasBrokenConstraints: Bool {
    layoutIfNeeded()
    return !rootView.activeLayoutHost.broken.isEmpty
  }
}
