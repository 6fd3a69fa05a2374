extension NSLayoutConstraint {
  /// The anchor for the left-hand side of the constraint. It is the same object that the item
  /// returns.
  ///
  /// Its type parameter is erased, as in UIKit, and a cast to `NSLayoutXAxisAnchor` fails. Use `==`
  /// and `===` to identify the anchor.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { firstOperand.erasedAnchor }

  /// The anchor for the right-hand side of the constraint, or `nil` if it has no item.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondOperand.reference.item == nil ? nil : secondOperand.erasedAnchor
  }
}

extension ConstraintOperand {
  /// The anchor for the operand with an erased type. The type parameter does not affect the memory
  /// layout of an anchor.
  fileprivate var erasedAnchor: NSLayoutAnchor<AnyObject> {
    switch kind {
    case .horizontalLocation: unsafeBitCast(xAxisAnchor, to: NSLayoutAnchor<AnyObject>.self)
    case .verticalLocation: unsafeBitCast(yAxisAnchor, to: NSLayoutAnchor<AnyObject>.self)
    default: unsafeBitCast(dimension, to: NSLayoutAnchor<AnyObject>.self)
    }
  }

  /// The anchor that the item returns. A new anchor is created for a distance and for an item that
  /// has been deallocated.
  private var xAxisAnchor: NSLayoutXAxisAnchor {
    itemOfAnchor?.xAxisAnchor(reference.attribute) ?? NSLayoutXAxisAnchor(self)
  }

  private var yAxisAnchor: NSLayoutYAxisAnchor {
    itemOfAnchor?.yAxisAnchor(reference.attribute) ?? NSLayoutYAxisAnchor(self)
  }

  private var dimension: NSLayoutDimension {
    itemOfAnchor?.dimension(reference.attribute) ?? NSLayoutDimension(self)
  }

  private var itemOfAnchor: (any LayoutItem)? { offsetStart == nil ? reference.item : nil }
}
