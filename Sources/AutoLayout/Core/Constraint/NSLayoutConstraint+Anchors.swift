extension NSLayoutConstraint {
  /// The left-hand side as an anchor: the item's own.
  ///
  /// Its type parameter is erased, as in UIKit. Swift cannot see through that: `==` and `===` tell
  /// what the anchor is, a cast to `NSLayoutXAxisAnchor` fails.
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
    case .horizontalLocation: unsafeBitCast(xAxisAnchor, to: NSLayoutAnchor<AnyObject>.self)
    case .verticalLocation: unsafeBitCast(yAxisAnchor, to: NSLayoutAnchor<AnyObject>.self)
    default: unsafeBitCast(dimension, to: NSLayoutAnchor<AnyObject>.self)
    }
  }

  /// The item's own anchor; one made for the occasion for a distance, or where the item is gone.
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
