import Foundation

extension UIView {
  /// The constraints that the view holds, including those of the system, in order of installation.
  public var constraints: [NSLayoutConstraint] {
    heldConstraints + (layoutHost?.systemConstraints(heldBy: self) ?? [])
  }

  /// Installs a constraint on the view. Its items must be the view or its descendants when layout
  /// uses the constraint.
  ///
  /// If they are not, UIKit's message is logged. If they still are not when a pass uses the
  /// constraint, the pass raises `NSInternalInconsistencyException`.
  func baseAddConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let isPrepared = constraint.isWithin(self)
    if !isPrepared { logUnprepared(constraint) }
    constraint.holder?.removeConstraint(constraint)
    constraint.isUnprepared = !isPrepared
    install(constraint)
  }

  private func logUnprepared(_ constraint: NSLayoutConstraint) {
    LayoutLog.write(
      """
      The view hierarchy is not prepared for the constraint: \(constraint)
      \tWhen added to a view, the constraint's items must be descendants of that view (or the view \
      itself). This will crash if the constraint needs to be resolved before the view hierarchy is \
      assembled. Break on -[UIView(UIConstraintBasedLayout) \
      _viewHierarchyUnpreparedForConstraint:] to debug.
      """)
  }

  /// Installs constraints on the view in order, as `addConstraint(_:)` does.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view holds. Other constraints are ignored.
  func baseRemoveConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    layoutHost?.constraintWillLeave(constraint)
    constraint.holder = nil
    heldConstraints.removeFirst(identicalTo: constraint)
    setNeedsLayout(toPlace: nil)
  }

  /// Removes those of the constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Moves the constraints of the view's arrangement after all others that it holds, in the
  /// specified order.
  func orderArrangedConstraints(_ arranged: [NSLayoutConstraint]) {
    var ordered: [NSLayoutConstraint] = []
    ordered.reserveCapacity(heldConstraints.count)
    for constraint in heldConstraints where !constraint.isArranged { ordered.append(constraint) }
    for constraint in arranged where constraint.holder === self { ordered.append(constraint) }
    heldConstraints = ordered
  }

  /// Holds a constraint whose items are known to be in the view.
  func install(_ constraint: NSLayoutConstraint) {
    constraint.stopWaiting()
    constraint.holder = self
    heldConstraints.append(constraint)
    layoutHost?.constraintDidArrive(constraint)
    setNeedsLayout(toPlace: nil)
  }

  /// An anchor for the leading edge of the alignment rectangle.
  public var leadingAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.leading) }
  /// An anchor for the trailing edge of the alignment rectangle.
  public var trailingAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.trailing) }
  /// An anchor for the left edge of the alignment rectangle in any layout direction.
  public var leftAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.left) }
  /// An anchor for the right edge of the alignment rectangle in any layout direction.
  public var rightAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.right) }
  /// An anchor for the horizontal center of the alignment rectangle.
  public var centerXAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.centerX) }
  /// An anchor for the top edge of the alignment rectangle.
  public var topAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.top) }
  /// An anchor for the bottom edge of the alignment rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.bottom) }
  /// An anchor for the vertical center of the alignment rectangle.
  public var centerYAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.centerY) }
  /// An anchor for the baseline of the first line of text. In a view without text, it is the top
  /// edge.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.firstBaseline) }
  /// An anchor for the baseline of the last line of text. In a view without text, it is the bottom
  /// edge.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.lastBaseline) }
  /// An anchor for the width of the alignment rectangle.
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// An anchor for the height of the alignment rectangle.
  public var heightAnchor: NSLayoutDimension { dimension(.height) }

  /// A Boolean value that indicates whether the constraints permit more than one frame of the view.
  public var hasAmbiguousLayout: Bool { rootView.activeLayoutHost.isAmbiguous(self) }
}

extension Array where Element: AnyObject {
  /// Removes the first occurrence of an object, which is near the start if objects are removed in
  /// the order in which they were added.
  mutating func removeFirst(identicalTo object: Element) {
    if let index = firstIndex(identicalTo: object) { remove(at: index) }
  }

  /// Reverses the array. The objects are not accessed, whereas `reverse()` retains and releases
  /// each of them.
  mutating func reverseReferences() {
    withUnsafeMutableBufferPointer { objects in
      objects.withMemoryRebound(to: Unmanaged<Element>.self) { references in
        for index in 0..<references.count / 2 {
          references.swapAt(index, references.count - 1 - index)
        }
      }
    }
  }

  /// Returns the first index of an object, or `nil` if there is none. A loop is used, because a
  /// closure would be isolated to the caller's actor, which is checked at every call.
  func firstIndex(identicalTo object: Element) -> Int? {
    for index in indices where self[index] === object { return index }
    return nil
  }
}
