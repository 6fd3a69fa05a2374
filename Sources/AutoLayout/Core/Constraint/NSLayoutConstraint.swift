import Foundation
import LayoutEngine

/// A linear relation between two attributes of items of the user interface: `first.attribute ==
/// multiplier × second.attribute + constant`, or the same with `<=` or `>=`.
///
/// Locations are in points in the coordinates of the view that holds the constraint. A multiplied
/// location is therefore measured from that view's origin, or from its right edge for leading and
/// trailing attributes in right-to-left layouts. Sizes are in points. Attributes refer to alignment
/// rectangles, not frames.
///
/// A constraint does not keep its items alive. The view that holds an active constraint keeps the
/// constraint alive.
///
/// Accesses to the properties that layout reads are not checked at run time: no other code runs
/// while one of them is in progress.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // The order of declarations is the order in memory. Constraints are kept small, because a tree
  // has more constraints than views.

  /// The attribute on the left-hand side, or the end of its distance. Like the next three
  /// properties, it is set once during initialization.
  @exclusivity(unchecked) final private(set) var firstReference = ConstraintOperand.Reference.none
  /// The attribute on the right-hand side, or the end of its distance.
  @exclusivity(unchecked) final private(set) var secondReference = ConstraintOperand.Reference.none

  /// The relation between the two sides.
  @exclusivity(unchecked) open private(set) var relation = Relation.equal

  /// The multiplier of the second attribute.
  @exclusivity(unchecked) open private(set) var multiplier: CGFloat = 1

  /// The left-hand side.
  final var firstOperand: ConstraintOperand {
    ConstraintOperand(from: offsetStarts?.first, to: firstReference)
  }
  /// The right-hand side without the multiplier and the constant.
  final var secondOperand: ConstraintOperand {
    ConstraintOperand(from: offsetStarts?.second, to: secondReference)
  }

  /// The starts of the distances on both sides, for dimensions that `anchorWithOffset(to:)`
  /// creates.
  final var offsetStarts: OffsetStarts? { accessories?.offsetStarts as? OffsetStarts }

  /// The class that descriptions and conflict messages print.
  var printedClassName: String { describedClassName }

  /// The relation and priority of the constraint in the engine, or of the first of two rows.
  var firstEngineRelation: (LayoutEngine.Relation, UILayoutPriority) {
    switch relation {
    case .lessThanOrEqual: (.lessThanOrEqual, storedPriority)
    case .equal: (.equal, storedPriority)
    case .greaterThanOrEqual: (.greaterThanOrEqual, storedPriority)
    }
  }
  /// The relation and priority of the second row, which only a content size has.
  var secondEngineRelation: (LayoutEngine.Relation, UILayoutPriority)? { nil }

  /// The description in UIKit's format, such as `<NSLayoutConstraint:0x… H:|-(8)-[UILabel:0x…'Hi']
  /// (active, names: '|':UIView:0x… )>`.
  nonisolated open override var description: String {
    MainActor.readUnchecked { ConstraintDescription(self).description }
  }

  /// The view that holds the constraint while it is active.
  final var holder: UIView? {
    get { holderLife?.view }
    set { holderLife = newValue?.life }
  }
  /// The lifetime record of the holder. A view that is deallocated does not hold the constraint.
  @exclusivity(unchecked) private final var holderLife: ItemLife?

  /// The row of the constraint in the host that was created last, if any.
  @exclusivity(unchecked) nonisolated(unsafe) final var row: ConstraintRow?

  /// A Boolean value that indicates whether items were outside the holder when the constraint was
  /// added to it.
  @exclusivity(unchecked) var isUnprepared = false
  /// A Boolean value that indicates whether the constraint is active and waits for the owner of its
  /// guide.
  @exclusivity(unchecked) var isWaitingForOwner = false

  /// A Boolean value that indicates whether the constraint belongs to the arrangement of the stack
  /// view that holds it.
  @exclusivity(unchecked) final var isArranged = false

  /// The rarely used properties, created when one of them is set.
  @exclusivity(unchecked) nonisolated(unsafe) final var accessories: ConstraintAccessories?

  /// The object with the uncommon properties, which is created if there is none.
  final var madeAccessories: ConstraintAccessories {
    if let accessories { return accessories }
    let made = ConstraintAccessories()
    accessories = made
    return made
  }

  /// A name that identifies the constraint in logs. Names that begin with `UI` or `NS` are reserved
  /// for the system.
  open var identifier: String? {
    get { accessories?.identifier }
    set { if accessories != nil || newValue != nil { madeAccessories.identifier = newValue } }
  }

  /// A Boolean value that indicates whether an archiver writes the constraint with the view that
  /// holds it.
  open var shouldBeArchived: Bool {
    get { accessories?.shouldBeArchived ?? false }
    set { if accessories != nil || newValue { madeAccessories.shouldBeArchived = newValue } }
  }

  /// The identifier of the constraint in its document, or `nil` for a constraint of code or of the
  /// system.
  package final var documentIdentifier: String? {
    get { accessories?.documentIdentifier }
    set {
      if accessories != nil || newValue != nil { madeAccessories.documentIdentifier = newValue }
    }
  }

  /// The symbol that descriptions show if the constant is a system spacing.
  package final var spacingSymbol: ConstraintDescription.Symbol? {
    get { accessories?.spacingSymbol }
    set { if accessories != nil || newValue != nil { madeAccessories.spacingSymbol = newValue } }
  }

  /// The animation that currently changes the constant.
  final var constantAnimation: (any ConstantAnimation)? {
    get { accessories?.constantAnimation as? any ConstantAnimation }
    set {
      if accessories != nil || newValue != nil { madeAccessories.constantAnimation = newValue }
    }
  }

  /// The constant in points, limited to the range of the engine.
  @exclusivity(unchecked) private var storedConstant: CGFloat = 0
  @exclusivity(unchecked) private var storedPriority = UILayoutPriority.required

  /// Creates a constraint without items, which can never be active.
  ///
  /// It is the only designated initializer, so that subclasses inherit all others, as in UIKit.
  public override init() { super.init() }

  deinit { releaseAssociatedObjects(of: self) }

  /// Creates an inactive, required constraint.
  ///
  /// If `view2` is `nil`, the attribute is compared with the constant, and `attr2` is ignored.
  /// Raises `NSInvalidArgumentException` with UIKit's message if an item is not a view or guide, or
  /// if the attributes cannot be paired.
  ///
  /// - Parameters:
  ///   - view1: The view or layout guide on the left-hand side.
  ///   - attr1: The attribute of `view1`.
  ///   - relation: The relation between the two sides.
  ///   - view2: The view or layout guide on the right-hand side, or `nil`.
  ///   - attr2: The attribute of `view2`.
  ///   - multiplier: The factor of the attribute on the right-hand side.
  ///   - c: The constant on the right-hand side, in points.
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

  /// Creates a constraint between two items and performs UIKit's checks.
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

  /// Creates a constraint of a document, which may be invalid, without any checks.
  ///
  /// Check `legalityViolation` before the constraint is activated, and `activationViolation` before
  /// it is installed on the common ancestor of its items.
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
    firstReference = first.reference
    secondReference = second.reference
    if first.offsetStart != nil || second.offsetStart != nil {
      madeAccessories.offsetStarts = OffsetStarts(first.offsetStart, second.offsetStart)
    }
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = Self.limited(constant)
  }

  /// The constant of the equation, in points. It can change at any time, and setting it is
  /// inexpensive.
  ///
  /// Setting a value that is not finite raises `NSInternalInconsistencyException`. The previous
  /// value is then kept.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      checkFinite(newValue)
      guard newValue.isFinite, newValue != storedConstant else { return }
      accessories?.spacingSymbol = nil
      let old = storedConstant
      storedConstant = Self.limited(newValue)
      UIView.changeObserver?.constantDidChange(of: self, from: old)
      holder?.layoutHost?.constantDidChange(self)
    }
  }

  /// Adds a distance, in points, to the constant of a constraint whose equation stays the same.
  final func shiftConstant(by distance: CGFloat) {
    storedConstant = Self.limited(storedConstant + distance)
  }

  /// The priority of the constraint.
  ///
  /// A value outside 0 < p ≤ 1000 raises `NSInternalInconsistencyException`. Up to iOS 12, a change
  /// to or from required while the constraint is active raises it as well. iOS 13 permits this
  /// change: crash reports mention only iOS 12, and test suites of layout libraries for iOS 15 make
  /// the change.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority, checkPriority(newValue) else { return }
      storedPriority = newValue
      holder?.layoutHost?.priorityDidChange(self)
    }
  }

  /// A Boolean value that indicates whether the constraint is active.
  ///
  /// Setting it to true installs the constraint on the nearest common ancestor of its items. Raises
  /// `NSGenericException` if they have no common ancestor. A constraint whose only item is a guide
  /// without an owner is installed when the guide is added to a view. Setting it to false removes
  /// the constraint.
  open var isActive: Bool {
    get { holder != nil || isWaitingForOwner }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates the constraints in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The item on the left-hand side. It is `nil` after the item is deallocated, and for a distance
  /// between two anchors.
  open var firstItem: AnyObject? { firstOperand.singleItem }
  /// The item on the right-hand side, if any.
  open var secondItem: AnyObject? { secondOperand.singleItem }
  /// The attribute on the left-hand side.
  open var firstAttribute: Attribute { firstReference.attribute }
  /// The attribute on the right-hand side, or `notAnAttribute`.
  open var secondAttribute: Attribute { secondReference.attribute }

  // MARK: - Installation

  /// Installs the constraint on the nearest common ancestor of its items.
  private func activate() {
    guard !isActive else { return }
    guard let container = commonAncestor else {
      if let guide = guideWithoutOwner { return guide.hold(self) }
      return LayoutException.raise(noCommonAncestor)
    }
    container.install(self)
  }

  private func deactivate() {
    stopWaiting()
    holder?.removeConstraint(self)
  }

  /// Stops waiting for the owner of the guide. The guide may no longer exist.
  func stopWaiting() {
    guard isWaitingForOwner else { return }
    guideWithoutOwner?.release(self)
    isWaitingForOwner = false
  }

  /// The only item of the constraint, if it is a guide without an owner.
  private var guideWithoutOwner: UILayoutGuide? {
    let items = items
    guard let guide = items.first as? UILayoutGuide, guide.owningView == nil,
      items.allSatisfy({ $0 === guide })
    else { return nil }
    return guide
  }

  /// The items of both sides that still exist.
  var items: [any LayoutItem] {
    var items: [any LayoutItem] = []
    forEachItem { items.append($0) }
    return items
  }

  /// Calls `body` for the lifetime records of the items of both sides.
  func forEachLife(_ body: (ItemLife) throws -> Void) rethrows {
    try firstOperand.forEachLife(body)
    try secondOperand.forEachLife(body)
  }

  /// Calls `body` for the items of both sides that still exist.
  func forEachItem(_ body: (any LayoutItem) throws -> Void) rethrows {
    try firstOperand.forEachItem(body)
    try secondOperand.forEachItem(body)
  }

  /// The nearest common ancestor of the items, or `nil` if there is none.
  private var commonAncestor: UIView? {
    var ancestor = CommonAncestor()
    ancestor.include(firstReference.life)
    ancestor.include(offsetStarts?.first?.life)
    ancestor.include(secondReference.life)
    ancestor.include(offsetStarts?.second?.life)
    return ancestor.view?.takeUnretainedValue()
  }

  /// The exception that UIKit raises when the constraint becomes active, or `nil` if its items have
  /// a common ancestor.
  package var activationViolation: LayoutException? {
    commonAncestor == nil ? noCommonAncestor : nil
  }

  /// Returns the nearest common ancestor of the views, which can be one of them, or `nil` if there
  /// is none.
  ///
  /// - Complexity: O(*n* · *d*²), where *n* is the number of views and *d* is their depth.
  static func commonAncestor(of views: [UIView?]) -> UIView? {
    guard var candidate = views.first ?? nil else { return nil }
    for view in views.dropFirst() {
      guard let view, let found = candidate.nearestAncestor(sharedWith: view) else { return nil }
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

  /// The maximum constant that the engine accepts, in points.
  ///
  /// UIKit also has such a limit, which is not documented, and logs a message if it is exceeded.
  /// With doubles, 10⁹ leaves a resolution of 2⁻²³ points, far below a pixel, and is far above any
  /// screen.
  static let constantLimit = CGFloat.programLimit

  /// The maximum length of content that the engine accepts, in points: that of the width of a view
  /// without a limit in UIKit (a Stack Overflow answer, and issue 841 of SnapKit for iOS 26.1).
  static let contentLimit: CGFloat = 2_777_777

  /// The maximum constant of constraints of the class, in points.
  class var maxConstant: CGFloat { constantLimit }

  /// Returns the constant, limited to the range of the engine.
  private static func limited(_ constant: CGFloat) -> CGFloat {
    guard constant.isFinite else { return 0 }
    guard abs(constant) > contentLimit else { return constant }
    let limit = maxConstant
    guard abs(constant) > limit else { return constant }
    LayoutLog.writeOnce(
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  "
        + "A smaller value will be substituted, but this problem should be fixed. Break on BOOL "
        + "_NSLayoutConstraintNumberExceedsLimit(void) to debug.  This will be logged only once.  "
        + "This may break in the future.")
    return constant < 0 ? -limit : limit
  }

  private func checkFinite(_ constant: CGFloat) {
    guard !constant.isFinite else { return }
    LayoutException.raise(
      LayoutException.internalInconsistency,
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) "
        + "firstAnchor:\(anchorText(firstOperand)) secondAnchor:\(anchorText(secondOperand))")
  }

  /// The first major version of iOS that permits changes of active constraints to or from required.
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
