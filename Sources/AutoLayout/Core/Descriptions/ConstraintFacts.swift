import Foundation

/// What a description says of a constraint, read from it in one go.
///
/// `NSObject.description` is not isolated and may be asked for on any thread. The compiler guards
/// every closure of the main actor that is handed to the standard library by a check of the thread,
/// so that this reading uses loops alone; what follows works on plain values.
struct ConstraintFacts {
  /// A view or a guide.
  struct Item {
    /// Which object it is.
    let id: ObjectIdentifier
    /// The item as it is printed.
    let printed: ConstraintDescription.Item
    /// A view's superview or a guide's owner.
    let superitem: ObjectIdentifier?
  }

  /// One side of the relation.
  struct Side {
    /// The item; nil for a constant alone.
    var item: Item?
    /// What of the item the side means.
    var attribute = NSLayoutConstraint.Attribute.notAnAttribute
    /// The start of a distance.
    var startItem: Item?
    /// The attribute at the start of a distance.
    var startAttribute: NSLayoutConstraint.Attribute?
  }

  /// What the system's own constraints add.
  enum Kind {
    /// A constraint of the program or of a document.
    case plain
    /// Keeps a content size, with two priorities.
    case contentSize(hugging: UILayoutPriority, compressionResistance: UILayoutPriority)
    /// Follows from an autoresizing mask.
    case mask(MaskFacts)
  }

  /// What an `NSAutoresizingMaskLayoutConstraint` adds.
  struct MaskFacts {
    /// The mask of the view.
    var mask: UIView.AutoresizingMask = []
    /// The axis of the constraint.
    var axis = NSLayoutConstraint.Axis.horizontal
    /// What of the view is fixed along the axis.
    var part = NSAutoresizingMaskLayoutConstraint.Part.min
    /// The multiple of the superview's length.
    var factor: CGFloat = 0
    /// The view that has the mask.
    var view: Item?
    /// The superview that the view follows.
    var superview: Item?
  }

  /// The constraint's identifier.
  var identifier: String?
  /// Where the constraint comes from.
  var kind = Kind.plain
  /// The left-hand side.
  var first = Side()
  /// The right-hand side.
  var second = Side()
  /// How the sides compare.
  var relation = NSLayoutConstraint.Relation.equal
  /// The factor of the right-hand side.
  var multiplier: CGFloat = 1
  /// What is added to the right-hand side, in points.
  var constant: CGFloat = 0
  /// The spacing that the constant stands for.
  var symbol: ConstraintDescription.Symbol?
  /// The constraint's priority.
  var priority = UILayoutPriority.required
  /// Whether a view holds the constraint.
  var isActive = false
}

extension ConstraintFacts {
  /// Reads `constraint`, printing items by `name`.
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
      kind = .mask(MaskFacts(constraint, name))
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
    mask = view.autoresizingMask
    self.view = ConstraintFacts.Item(view, name)
    superview = ConstraintFacts.Item(view.superview, name)
  }
}
