import Foundation

/// A linear relation between two attributes of the user interface's items:
/// `first.attribute == multiplier × second.attribute + constant`, or the same with `<=` or `>=`.
///
/// Locations are in points in the coordinates of the view that holds the constraint; a multiplied
/// location is therefore measured from that view's origin (its far edge for leading and trailing
/// from right to left). Sizes are in points. Attributes describe alignment rectangles, not frames.
///
/// A constraint does not keep its items alive; the view that holds an active constraint keeps the
/// constraint alive.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Set once, while the constraint is made, like the three that follow.
  private(set) var firstOperand = ConstraintOperand(nil, .notAnAttribute)
  /// The right-hand side without multiplier and constant.
  private(set) var secondOperand = ConstraintOperand(nil, .notAnAttribute)

  /// How the two sides compare.
  open private(set) var relation = Relation.equal

  /// The factor of the second attribute.
  open private(set) var multiplier: CGFloat = 1

  /// The constraint in UIKit's words, such as
  /// `<NSLayoutConstraint:0x… H:|-(8)-[UILabel:0x…'Hi']   (active, names: '|':UIView:0x… )>`.
  nonisolated open override var description: String {
    MainActor.readUnchecked { ConstraintDescription(self).description }
  }

  /// The view that holds the constraint while it is active.
  @ViewLink var holder: UIView?

  /// A name for people and logs; names that begin with `UI` or `NS` are the system's.
  open var identifier: String?

  /// Whether the constraint is written with its holder by an archiver.
  open var shouldBeArchived = false

  /// The constraint's identifier in the document it comes from.
  package var documentIdentifier: String?

  /// The meaning that descriptions give the constant, where it stands for a spacing of the system.
  package var spacingSymbol: ConstraintDescription.Symbol?

  /// What moves the constant at the moment.
  weak var constantAnimation: (any ConstantAnimation)?

  /// In points, limited to what the engine takes.
  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required

  /// A constraint without items, which can never be active.
  ///
  /// It is the only designated initialiser, so that subclasses inherit all others, as in UIKit.
  public override init() { super.init() }

  deinit { releaseAssociatedObjects(of: self) }

  /// Makes an inactive, required constraint.
  ///
  /// A nil `view2` means that the attribute is compared with the constant alone; `attr2` is then
  /// ignored. Raises `NSInvalidArgumentException` with UIKit's text for items that are neither
  /// views nor guides and for pairs of attributes that do not compare.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = view1 as? any LayoutItem
    let second = view2 as? any LayoutItem
    if first == nil || (view2 != nil && second == nil) {
      LayoutException.raise(
        LayoutException.invalidArgument,
        "NSLayoutConstraint for \(view1): Constraint items must each be a view or layout guide.")
    }
    self.init(
      first: ConstraintOperand(first, attr1), relation: relation,
      second: ConstraintOperand(second, second == nil ? .notAnAttribute : attr2),
      multiplier: multiplier, constant: c)
  }

  /// The initialiser behind all others: checks what UIKit checks.
  package convenience init(
    checking first: any LayoutItem, _ attribute1: Attribute, _ relation: Relation = .equal,
    _ second: (any LayoutItem)? = nil, _ attribute2: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init(
      first: ConstraintOperand(first, attribute1), relation: relation,
      second: ConstraintOperand(second, attribute2), multiplier: multiplier, constant: constant)
  }

  convenience init(
    first: ConstraintOperand, relation: Relation, second: ConstraintOperand, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init(
      unchecked: first, relation: relation, second: second,
      multiplier: multiplier.isFinite ? multiplier : 1, constant: constant)
    if !multiplier.isFinite {
      LayoutException.raise(
        LayoutException.internalInconsistency,
        "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    }
    if let violation = pairingViolation { LayoutException.raise(violation) }
    checkFinite(constant)
  }

  /// Makes a constraint of a document, without the checks: a document may be invalid.
  ///
  /// Ask `legalityViolation` before the constraint is activated, and `activationViolation` before it
  /// is installed on the common ancestor of its items.
  package convenience init(
    unchecked first: any LayoutItem, _ attribute1: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)?, _ attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      unchecked: ConstraintOperand(first, attribute1), relation: relation,
      second: ConstraintOperand(second, second == nil ? .notAnAttribute : attribute2),
      multiplier: multiplier, constant: constant)
  }

  private convenience init(
    unchecked first: ConstraintOperand, relation: Relation, second: ConstraintOperand,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    firstOperand = first
    secondOperand = second
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = Self.limited(constant)
  }

  /// The part of the equation that may change at any time, in points; cheap to set.
  ///
  /// Raises `NSInternalInconsistencyException` for a value that is not finite, and then keeps the
  /// old one.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      checkFinite(newValue)
      guard newValue.isFinite, newValue != storedConstant else { return }
      spacingSymbol = nil
      let old = storedConstant
      storedConstant = Self.limited(newValue)
      UIView.changeObserver?.constantDidChange(of: self, from: old)
      holder?.layoutHost?.constantDidChange(self)
    }
  }

  /// How much the constraint matters.
  ///
  /// A value outside 0 < p ≤ 1000 raises `NSInternalInconsistencyException`. So does going to or
  /// from required while the constraint is active, up to iOS 12; iOS 13 has lifted that (crash
  /// reports name iOS 12 only, and suites of layout libraries for iOS 15 do it).
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority, checkPriority(newValue) else { return }
      storedPriority = newValue
      holder?.layoutHost?.priorityDidChange(self)
    }
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Setting it to true installs the constraint on the nearest common ancestor of its items and
  /// raises `NSGenericException` when there is none; false removes it from wherever it is.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : holder?.removeConstraint(self) }
  }

  /// Activates the constraints one by one, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The item on the left-hand side; nil once it is gone.
  open var firstItem: AnyObject? { firstOperand.reference.item }
  /// The item on the right-hand side, if any.
  open var secondItem: AnyObject? { secondOperand.reference.item }
  /// The attribute on the left-hand side.
  open var firstAttribute: Attribute { firstOperand.reference.attribute }
  /// The attribute on the right-hand side; `notAnAttribute` where there is none.
  open var secondAttribute: Attribute { secondOperand.reference.attribute }

  // MARK: - Installation

  /// Installs the constraint on the nearest common ancestor of its items.
  private func activate() {
    guard holder == nil else { return }
    guard let container = commonAncestor else {
      return LayoutException.raise(noCommonAncestor)
    }
    container.install(self)
  }

  /// The nearest view that is an ancestor of all items or one of them; nil when there is none.
  private var commonAncestor: UIView? {
    let items = firstOperand.items + secondOperand.items
    return Self.commonAncestor(of: items.map(\.layoutItemView))
  }

  /// The exception that UIKit raises when the constraint becomes active; nil when its items have a
  /// common ancestor.
  package var activationViolation: LayoutException? {
    commonAncestor == nil ? noCommonAncestor : nil
  }

  /// The nearest view that is an ancestor of all the views or one of them; nil when there is none.
  ///
  /// Linear in the depth of the views.
  static func commonAncestor(of views: [UIView?]) -> UIView? {
    guard var candidate = views.first ?? nil else { return nil }
    for view in views.dropFirst() {
      guard let view else { return nil }
      var current: UIView? = candidate
      while let ancestor = current, !view.isDescendant(of: ancestor) {
        current = ancestor.superview
      }
      guard let found = current else { return nil }
      candidate = found
    }
    return candidate
  }

  private var noCommonAncestor: LayoutException {
    LayoutException(
      name: LayoutException.generic,
      reason: "Unable to activate constraint with anchors \(anchorText(firstOperand)) and "
        + "\(anchorText(secondOperand)) because they have no common ancestor.  Does the "
        + "constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal.")
  }

  // MARK: - Checks

  /// Largest constant that the engine takes, in points.
  ///
  /// UIKit has such a limit too and logs when it is exceeded (its value is not documented). With
  /// doubles, 10⁹ leaves 2⁻²³ points of resolution, far below a pixel, and is far above any screen.
  static let constantLimit: CGFloat = 1e9

  /// A constant within the limits of the engine.
  private static func limited(_ constant: CGFloat) -> CGFloat {
    guard constant.isFinite else { return 0 }
    guard abs(constant) > constantLimit else { return constant }
    LayoutLog.writeOnce(
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  "
        + "A smaller value will be substituted, but this problem should be fixed. Break on BOOL "
        + "_NSLayoutConstraintNumberExceedsLimit(void) to debug.  This will be logged only once.  "
        + "This may break in the future.")
    return constant < 0 ? -constantLimit : constantLimit
  }

  private func checkFinite(_ constant: CGFloat) {
    guard !constant.isFinite else { return }
    LayoutException.raise(
      LayoutException.internalInconsistency,
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) "
        + "firstAnchor:\(anchorText(firstOperand)) secondAnchor:\(anchorText(secondOperand))")
  }

  /// The major version of iOS from which active constraints may become required or cease to be.
  static let firstVersionWithFreePriorities = 13

  private func checkPriority(_ new: UILayoutPriority) -> Bool {
    guard new.rawValue > 0, new.rawValue <= UILayoutPriority.required.rawValue else {
      LayoutException.raise(
        LayoutException.internalInconsistency,
        "It's illegal to set priority:\(new.rawValue.shortDescription).  Priorities must be "
          + "greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
      return false
    }
    guard let holder,
      !PlatformMetrics.installedPrioritiesAreFree[holder.layoutEnvironment.platform],
      (new == .required) != (storedPriority == .required)
    else { return true }
    LayoutException.raise(
      LayoutException.internalInconsistency,
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(new.rawValue.shortDescription) and the existing "
        + "priority was \(storedPriority.rawValue.shortDescription).")
    return false
  }

  private func anchorText(_ operand: ConstraintOperand) -> String {
    operand.anchorDescription(address: ObjectIdentifier(self))
  }
}
