import Foundation

extension UIView {
  /// The constraints that the view holds, in order of installation, those of the system included.
  public var constraints: [NSLayoutConstraint] {
    heldConstraints + (layoutHost?.systemConstraints(heldBy: self) ?? [])
  }

  /// Installs a constraint on this view, whose items must be the view or lie in it.
  ///
  /// Raises `NSInternalInconsistencyException` with UIKit's text otherwise.
  func baseAddConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let items = constraint.firstOperand.items + constraint.secondOperand.items
    guard items.allSatisfy({ $0.layoutItemView?.isDescendant(of: self) ?? false }) else {
      raiseUnprepared(constraint)
      return
    }
    constraint.holder?.removeConstraint(constraint)
    install(constraint)
  }

  private func raiseUnprepared(_ constraint: NSLayoutConstraint) {
    LayoutException.raise(
      LayoutException.internalInconsistency,
      """
      The view hierarchy is not prepared for the constraint: \(constraint)
      \tWhen added to a view, the constraint's items must be descendants of that view (or the view \
      itself). This will crash if the constraint needs to be resolved before the view hierarchy is \
      assembled. Break on -[UIView(UIConstraintBasedLayout) \
      _viewHierarchyUnpreparedForConstraint:] to debug.
      Impossible to set up layout with view hierarchy unprepared for constraint.
      """)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint that this view holds out of the layout; others are left alone.
  func baseRemoveConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layoutHost?.constraintWillLeave(constraint)
    constraint.holder = nil
    heldConstraints.removeAll { $0 === constraint }
    setNeedsLayout()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Holds a constraint whose items are known to be in this view.
  func install(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    heldConstraints.append(constraint)
    layoutHost?.constraintDidArrive(constraint)
    setNeedsLayout()
  }

  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintOperand(self, .leading))
  }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintOperand(self, .trailing))
  }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintOperand(self, .left)) }
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintOperand(self, .right))
  }
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintOperand(self, .centerX))
  }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintOperand(self, .top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintOperand(self, .bottom))
  }
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintOperand(self, .centerY))
  }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintOperand(self, .firstBaseline))
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintOperand(self, .lastBaseline))
  }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintOperand(self, .width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintOperand(self, .height)) }

  /// Whether constraints leave the view more than one frame.
  public var hasAmbiguousLayout: Bool { rootView.activeLayoutHost.isAmbiguous(self) }
}
