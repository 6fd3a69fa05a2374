extension NSLayoutConstraint {
  /// The left-hand side as an anchor, equal to the item's own anchor.
  ///
  /// Its type parameter is erased, as in UIKit. Swift cannot see through that: `==` tells what the
  /// anchor is, a cast to `NSLayoutXAxisAnchor` fails.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { firstOperand.erasedAnchor }

  /// The right-hand side as an anchor; nil where there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondOperand.reference.item == nil ? nil : secondOperand.erasedAnchor
  }
}

extension ConstraintOperand {
  /// The operand as an anchor of its kind behind an erased type; the parameter of the type is
  /// nowhere part of an anchor's memory.
  fileprivate var erasedAnchor: NSLayoutAnchor<AnyObject> {
    switch kind {
    case .horizontalLocation:
      unsafeBitCast(NSLayoutXAxisAnchor(self), to: NSLayoutAnchor<AnyObject>.self)
    case .verticalLocation:
      unsafeBitCast(NSLayoutYAxisAnchor(self), to: NSLayoutAnchor<AnyObject>.self)
    default: unsafeBitCast(NSLayoutDimension(self), to: NSLayoutAnchor<AnyObject>.self)
    }
  }
}
