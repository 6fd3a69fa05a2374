import Foundation

extension UIView {
  /// The constraints that the view's middle and length along an axis follow from, directly or over
  /// other views, in the order in which the layout took them up; those of the system are among
  /// them.
  ///
  /// A constraint belongs to them when a change of its constant would move the view. Works for
  /// trees outside a window too. Quadratic in the number of constraints of the tree: for debugging.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    rootView.activeLayoutHost.constraintsAffecting(self, along: axis)
  }

  /// Moves an ambiguous view to another of the places that its constraints leave open, so that one
  /// sees what is not determined; the next layout pass shows it.
  ///
  /// Views that are ambiguous together with this one move along. The place stays until a constraint
  /// or a size that takes part in the layout really changes; called again, the view goes to yet
  /// another place. The places are the same in every run. Does nothing for a view whose layout is
  /// not ambiguous.
  public func exerciseAmbiguityInLayout() {
    rootView.activeLayoutHost.exerciseAmbiguity(of: self)
  }

  /// The view and all views below it, a line each in the words of `description`, indented by depth.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    var stack: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = stack.popLast() {
      let indentation = depth == 0 ? "" : String(repeating: "   |", count: depth) + " "
      lines.append(indentation + view.description)
      for subview in view.subviews.reversed() { stack.append((subview, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }
}

extension UILayoutGuide {
  /// The constraints that the guide's middle and length along an axis follow from, in the order in
  /// which the layout took them up; none for a guide without an owner.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.rootView.activeLayoutHost.constraintsAffecting(self, along: axis) ?? []
  }
}

extension NSLayoutAnchor {
  /// The constraints that the anchor's location or length follows from, in the order in which the
  /// layout took them up.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    operand.reference.item?.layoutItemView?.rootView.activeLayoutHost
      .constraintsAffecting(operand) ?? []
  }

  /// Whether the constraints leave the anchor more than one location or length.
  public var hasAmbiguousLayout: Bool {
    operand.reference.item?.layoutItemView?.rootView.activeLayoutHost.isAmbiguous(operand) ?? false
  }
}
