import Foundation

extension UIView {
  /// Returns the constraints that determine the center and the length of the view along an axis,
  /// directly or through other views, in the order in which they were added to the layout. They
  /// include constraints of the system.
  ///
  /// A constraint is included if a change of its constant would move the view. The method also
  /// works for trees outside a window. Quadratic in the number of constraints of the tree: use it
  /// for debugging.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    rootView.activeLayoutHost.constraintsAffecting(self, along: axis)
  }

  /// Moves an ambiguous view to another position that its constraints permit, so that the ambiguity
  /// becomes visible in the next layout pass.
  ///
  /// Views that are ambiguous together with this one also move. The position remains until a
  /// constraint or a size in the layout changes. Each call moves the view to a different position.
  /// The positions are the same in every run. Does nothing if the layout of the view is not
  /// ambiguous.
  public func exerciseAmbiguityInLayout() {
    rootView.activeLayoutHost.exerciseAmbiguity(of: self)
  }

  /// Returns the descriptions of the view and its descendants, one per line, indented by depth.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    var stack: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = stack.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + view.description)
      for subview in view.subviews.reversed() { stack.append((subview, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }
}

extension UILayoutGuide {
  /// Returns the constraints that determine the center and the length of the guide along an axis,
  /// in the order in which they were added to the layout. Returns none for a guide without an
  /// owner.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.rootView.activeLayoutHost.constraintsAffecting(self, along: axis) ?? []
  }
}

extension NSLayoutAnchor {
  /// The constraints that determine the location or length of the anchor, in the order in which
  /// they were added to the layout.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    operand.reference.item?.layoutItemView?.rootView.activeLayoutHost
      .constraintsAffecting(operand) ?? []
  }

  /// A Boolean value that indicates whether the constraints permit more than one location or
  /// length.
  public var hasAmbiguousLayout: Bool {
    operand.reference.item?.layoutItemView?.rootView.activeLayoutHost.isAmbiguous(operand) ?? false
  }
}
