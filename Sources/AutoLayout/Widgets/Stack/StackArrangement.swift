import Foundation

/// The constraints and guides that arrange a stack view's items along one of its two axes.
///
/// A stack view has two arrangements, as in UIKit: one for the alignment perpendicular to the axis
/// and one for the distribution along it. When its inputs change, another arrangement replaces it
/// and reuses the constraints that both have in common.
@MainActor
struct StackArrangement {
  /// The constraints of this axis that the stack view holds, in the order of a new stack view.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides to which the constraints refer in addition to the items.
  private(set) var guides: [UILayoutGuide] = []
  /// The statement of each constraint.
  private var statements: [StackStatement] = []
  /// The constraints of the former arrangement that have not been reused yet.
  private var former = FormerStackConstraints()
  /// The guides of the former arrangement that have not been reused yet.
  private var formerGuides: [UILayoutGuide] = []

  /// Creates an arrangement without constraints.
  init() {}

  /// Creates an arrangement that reuses constraints and spacers of another one.
  init(replacing other: StackArrangement) {
    former = FormerStackConstraints(other.constraints, other.statements)
    formerGuides = other.guides
  }

  /// The identifiers of the constraints, as in UIKit's logs.
  enum Identifier: String {
    /// Pins the first and last item to the stack view's edges.
    case canvasConnection = "UISV-canvas-connection"
    /// Keeps the distance between adjacent items.
    case spacing = "UISV-spacing"
    /// Aligns an item with the first one, perpendicular to the axis.
    case alignment = "UISV-alignment"
    /// Makes items equally long.
    case fillEqually = "UISV-fill-equally"
    /// Gives items proportional shares of the length.
    case fillProportionally = "UISV-fill-proportionally"
    /// Constrains a gap to the items at both of its ends.
    case distributingEdge = "UISV-distributing-edge"
    /// Keeps the alignment spanner around the items.
    case spanningBoundary = "UISV-spanning-boundary"
    /// Minimizes the length of the alignment spanner.
    case spanningFit = "UISV-spanning-fit"
    /// Determines the size of items without an intrinsic size.
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    /// Minimizes the length of the stack view.
    case canvasFit = "UISV-canvas-fit"
    /// Collapses a hidden item.
    case hiding = "UISV-hiding"
    /// Gives equal shares to labels that wrap their text.
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
  }

  /// A Boolean value that indicates whether an inequality constrains items to the stack view's
  /// edges.
  var connectsByInequality: Bool {
    for statement in statements
    where statement.identifier == .canvasConnection && statement.relation != .equal {
      return true
    }
    return false
  }

  /// Deactivates the constraints that refer to a view.
  mutating func remove(mentioning view: UIView) {
    let id = ObjectIdentifier(view)
    var leaving: [NSLayoutConstraint] = []
    var left = 0
    for index in statements.indices {
      if statements[index].mentions(id) {
        leaving.append(constraints[index])
        continue
      }
      if left < index {
        constraints[left] = constraints[index]
        statements[left] = statements[index]
      }
      left += 1
    }
    constraints.removeSubrange(left...)
    statements.removeSubrange(left...)
    Self.release(leaving)
  }

  /// Deactivates constraints that no longer belong to an arrangement.
  private static func release(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isArranged = false }
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Adds a guide to the stack view.
  mutating func add<Guide: UILayoutGuide>(_ guide: Guide, to stack: UIStackView) -> Guide {
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  /// Returns the spacer of the former arrangement with an identifier, or adds one to the stack
  /// view.
  mutating func spacer(_ identifier: String, in stack: UIStackView) -> _UILayoutSpacer {
    let known = formerGuides.firstIndex {
      $0 is _UILayoutSpacer && $0.identifier == identifier && $0.owningView === stack
    }
    guard let known, let spacer = formerGuides[known] as? _UILayoutSpacer else {
      return add(_UILayoutSpacer(identifier: identifier), to: stack)
    }
    formerGuides.remove(at: known)
    guides.append(spacer)
    return spacer
  }

  /// Reuses a constraint of the former arrangement, or creates one, which takes effect with
  /// `install(on:)`.
  mutating func constrain(
    _ identifier: Identifier, _ first: any LayoutItem, _ attribute1: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: (any LayoutItem)? = nil,
    _ attribute2: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000
  ) {
    let statement = StackStatement(
      identifier: identifier, first: ObjectIdentifier(first), attribute1: attribute1,
      relation: relation, second: second.map { ObjectIdentifier($0) }, attribute2: attribute2,
      multiplier: multiplier, constant: constant, priority: priority)
    statements.append(statement)
    if let known = former.take(statement, first, second) {
      constraints.append(known)
      return
    }
    let constraint = NSLayoutConstraint(
      checking: first, attribute1, relation, second, attribute2, multiplier: multiplier,
      constant: constant)
    constraint.identifier = identifier.rawValue
    constraint.priority = UILayoutPriority(priority)
    constraint.isArranged = true
    constraints.append(constraint)
  }

  /// Ends the former arrangement, and adds the constraints that the stack view does not hold yet,
  /// in order.
  mutating func install(on stack: UIStackView) {
    Self.release(former.takeRest())
    for guide in formerGuides { guide.owningView?.removeLayoutGuide(guide) }
    formerGuides = []
    for constraint in constraints where constraint.holder !== stack {
      stack.addConstraint(constraint)
    }
  }
}

/// The priorities of the constraints that a stack view creates, as in UIKit's logs and Interface
/// Builder's recorded frames.
enum StackPriority {
  /// The priority at which the sides of the alignment spanner coincide with the items.
  static let spanningBoundary: Float = 999.5
  /// The priority of the minimum length of the alignment spanner.
  static let spanningFit: Float = 51
  /// The priority of the minimum length of a stack view that is constrained to its items by
  /// inequalities.
  static let canvasFit: Float = 49
  /// The priority that keeps items without a size from being ambiguous.
  static let ambiguitySuppression: Float = 25
  /// The priority of equal gaps between centers.
  static let equalCentering: Float = 149
  /// The priority of the first item's share, which decreases by one with each item.
  static let fillProportionally: Float = 999
  /// The priority of equal shares for labels that wrap their text, if it does not depend on the
  /// label.
  static let textWidthDisambiguation: Float = 760
  /// The difference between the priority of a label's equal share and that of its compression
  /// resistance, if the share depends on the label.
  static let textWidthAboveResistance: Float = 10
}
