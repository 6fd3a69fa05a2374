import Foundation

/// The values of a constraint that its description contains.
///
/// `NSObject.description` is not isolated and can be called on any thread. The compiler adds a
/// thread check to every main actor closure that is passed to the standard library. The values are
/// therefore read with loops only. The remaining code uses these plain values.
struct ConstraintFacts {
  /// A view or a guide.
  struct Item {
    /// The identity of the object.
    let id: ObjectIdentifier
    /// The item in the format that is printed.
    let printed: ConstraintDescription.Item
    /// The superview of a view or the owner of a guide.
    let superitem: ObjectIdentifier?
  }

  /// One side of the relation.
  struct Side {
    /// The item, or `nil` for a constant.
    var item: Item?
    /// The attribute of the item.
    var attribute = NSLayoutConstraint.Attribute.notAnAttribute
    /// The item at the start of a distance.
    var startItem: Item?
    /// The attribute at the start of a distance.
    var startAttribute: NSLayoutConstraint.Attribute?
  }

  /// The kinds of constraints, with the additional values of the system's constraints.
  enum Kind {
    /// A constraint that code or a document creates.
    case plain
    /// A constraint for an intrinsic content size, with two priorities.
    case contentSize(hugging: UILayoutPriority, compressionResistance: UILayoutPriority)
    /// A constraint for an autoresizing mask.
    case mask(MaskFacts)
  }

  /// The additional values of an `NSAutoresizingMaskLayoutConstraint`.
  struct MaskFacts {
    /// The autoresizing mask of the view, or `nil` for a constraint that encapsulates its location.
    var mask: UIView.AutoresizingMask?
    /// The axis of the constraint.
    var axis = NSLayoutConstraint.Axis.horizontal
    /// The part of the view that is fixed along the axis.
    var part = MaskPlacement.Part.min
    /// The multiplier of the superview's length, or of its center for `mid`.
    var factor: CGFloat = 0
    /// The view with the mask.
    var view: Item?
    /// The superview of the view.
    var superview: Item?
  }

  /// The identifier of the constraint.
  var identifier: String?
  /// The kind of the constraint.
  var kind = Kind.plain
  /// The left-hand side.
  var first = Side()
  /// The right-hand side.
  var second = Side()
  /// The relation between the two sides.
  var relation = NSLayoutConstraint.Relation.equal
  /// The multiplier of the right-hand side.
  var multiplier: CGFloat = 1
  /// The constant, in points.
  var constant: CGFloat = 0
  /// The system spacing that the constant represents.
  var symbol: ConstraintDescription.Symbol?
  /// The priority of the constraint.
  var priority = UILayoutPriority.required
  /// A Boolean value that indicates whether a view holds the constraint.
  var isActive = false
}

extension ConstraintFacts {
  /// Reads a constraint. `name` returns the printed form of an item.
  @MainActor
  init(
    _ constraint: NSLayoutConstraint,
    naming name: @MainActor (any LayoutItem) -> ConstraintDescription.Item
  ) {
    identifier = constraint.identifier
    first = Side(constraint.firstOperand, name)
    second = Side(constraint.secondOperand, name)
    relation = constraint.relation
    multiplier = constraint.multiplier
    constant = constraint.constant
    symbol = constraint.spacingSymbol
    priority = constraint.priority
    isActive = constraint.holder != nil
    if let constraint = constraint as? NSContentSizeLayoutConstraint {
      kind = .contentSize(
        hugging: constraint.huggingPriority,
        compressionResistance: constraint.compressionResistancePriority)
      isActive = true
    } else if let constraint = constraint as? NSAutoresizingMaskLayoutConstraint {
      // UIKit uses plain constraints for the size of encapsulated views.
      if !constraint.encapsulatesSize { kind = .mask(MaskFacts(constraint, name)) }
      isActive = true
    }
  }
}

extension ConstraintFacts.Item {
  @MainActor
  fileprivate init?(
    _ item: (any LayoutItem)?,
    _ name: @MainActor (any LayoutItem) -> ConstraintDescription.Item
  ) {
    guard let item else { return nil }
    id = ObjectIdentifier(item)
    printed = name(item)
    if let superview = item.superitem {
      superitem = ObjectIdentifier(superview)
    } else {
      superitem = nil
    }
  }
}

extension ConstraintFacts.Side {
  @MainActor
  init(
    _ operand: ConstraintOperand,
    _ name: @MainActor (any LayoutItem) -> ConstraintDescription.Item
  ) {
    item = ConstraintFacts.Item(operand.reference.item, name)
    attribute = operand.reference.attribute
    if let start = operand.offsetStart {
      startItem = ConstraintFacts.Item(start.item, name)
      startAttribute = start.attribute
    }
  }

  /// The side as a term of an equation.
  var term: ConstraintDescription.Term {
    var term = ConstraintDescription.Term()
    term.item = item?.printed ?? .named("(null)")
    term.attribute = attribute.name
    if let startAttribute {
      term.start = .init(
        item: startItem?.printed ?? .named("(null)"), attribute: startAttribute.name)
    }
    return term
  }
}

extension ConstraintFacts.MaskFacts {
  @MainActor
  fileprivate init(
    _ constraint: NSAutoresizingMaskLayoutConstraint,
    _ name: @MainActor (any LayoutItem) -> ConstraintDescription.Item
  ) {
    axis = constraint.axis
    part = constraint.part
    factor = constraint.factor
    guard let view = constraint.view else { return }
    mask = constraint.isEncapsulation ? nil : view.autoresizingMask
    self.view = ConstraintFacts.Item(view, name)
    superview = ConstraintFacts.Item(view.superview, name)
  }
}
