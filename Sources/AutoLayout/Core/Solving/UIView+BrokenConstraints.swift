extension UIView {
  /// A Boolean value that indicates whether the layout of the tree breaks required constraints. The
  /// tree is laid out first.
  ///
  /// The constraint of a conflict that is broken may depend on the canvases on which the tree was
  /// laid out before. A new tree breaks the same constraint as for everyone who opens the document.
  package var hasBrokenConstraints: Bool {
    layoutIfNeeded()
    return !rootView.activeLayoutHost.broken.isEmpty
  }
}
