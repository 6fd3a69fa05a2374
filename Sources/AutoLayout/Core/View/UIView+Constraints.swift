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

  /// Installs constraints on this view one after the other, as `addConstraint(_:)` does.
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

  /// Takes those of the constraints that this view holds out of the layout.
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

  /// The edge of the alignment rectangle where lines of text begin, for making constraints.
  public var leadingAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.leading) }
  /// The edge of the alignment rectangle where lines of text end, for making constraints.
  public var trailingAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.trailing) }
  /// The left edge of the alignment rectangle, whatever the layout direction.
  public var leftAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.left) }
  /// The right edge of the alignment rectangle, whatever the layout direction.
  public var rightAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.right) }
  /// The middle across the alignment rectangle, for making constraints.
  public var centerXAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.centerX) }
  /// The upper edge of the alignment rectangle, for making constraints.
  public var topAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.top) }
  /// The lower edge of the alignment rectangle, for making constraints.
  public var bottomAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.bottom) }
  /// The middle along the height of the alignment rectangle, for making constraints.
  public var centerYAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.centerY) }
  /// The baseline of the first line of text; for views without text the lower edge.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.firstBaseline) }
  /// The baseline of the last line of text; for views without text the lower edge.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.lastBaseline) }
  /// The width of the alignment rectangle, for making constraints.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height of the alignment rectangle, for making constraints.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }

  /// Whether constraints leave the view more than one frame.
  public var hasAmbiguousLayout: Bool { rootView.activeLayoutHost.isAmbiguous(self) }
}
