import Foundation

/// The constraints and guides that arrange a stack view's items along one of its two axes.
///
/// A stack view has two arrangements, as in UIKit: one for the alignment across the axis and one
/// for the distribution along it. An arrangement is replaced as a whole when its inputs change.
@MainActor
struct StackArrangement {
  /// The constraints of this axis that the stack view holds, in the order of installation.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides to which the constraints refer in addition to the items.
  private(set) var guides: [UILayoutGuide] = []

  /// The identifiers of the constraints, as in UIKit's logs.
  enum Identifier: String {
    /// Ties the first and last item to the stack view's edges.
    case canvasConnection = "UISV-canvas-connection"
    /// Keeps the distance between adjacent items.
    case spacing = "UISV-spacing"
    /// Aligns an item with the first one, across the axis.
    case alignment = "UISV-alignment"
    /// Makes items equally long.
    case fillEqually = "UISV-fill-equally"
    /// Gives items proportional shares of the length.
    case fillProportionally = "UISV-fill-proportionally"
    /// Ties a gap to the items at both of its ends.
    case distributingEdge = "UISV-distributing-edge"
    /// Keeps the alignment spanner around the items.
    case spanningBoundary = "UISV-spanning-boundary"
    /// Minimizes the length of the alignment spanner.
    case spanningFit = "UISV-spanning-fit"
    /// Determines the size of items that have none of their own.
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    /// Minimizes the length of the stack view.
    case canvasFit = "UISV-canvas-fit"
    /// Collapses a hidden item.
    case hiding = "UISV-hiding"
    /// Gives equal shares to labels that wrap their text.
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
  }

  /// Deactivates the constraints, removes the guides, and discards both.
  mutating func remove() {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { guide.owningView?.removeLayoutGuide(guide) }
    constraints = []
    guides = []
  }

  /// Adds a guide to the stack view.
  mutating func add<Guide: UILayoutGuide>(_ guide: Guide, to stack: UIStackView) -> Guide {
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  /// Creates a constraint, which takes effect with `activate(on:)`.
  mutating func constrain(
    _ identifier: Identifier, _ first: any LayoutItem, _ attribute1: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: (any LayoutItem)? = nil,
    _ attribute2: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      checking: first, attribute1, relation, second, attribute2, multiplier: multiplier,
      constant: constant)
    constraint.identifier = identifier.rawValue
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }

  /// Adds the constraints to the stack view, in order.
  func activate(on stack: UIStackView) { stack.addConstraints(constraints) }
}

/// The priorities of the constraints that a stack view creates, as in UIKit's logs and Interface
/// Builder's recorded frames.
enum StackPriority {
  /// The priority at which the sides of the alignment spanner coincide with the items.
  static let spanningBoundary: Float = 999.5
  /// The priority of the minimum length of the alignment spanner.
  static let spanningFit: Float = 51
  /// The priority of the minimum length of a stack view that inequalities tie to its items.
  static let canvasFit: Float = 49
  /// The priority that keeps items without a size from being ambiguous.
  static let ambiguitySuppression: Float = 25
  /// The priority of equal gaps between centers.
  static let equalCentering: Float = 149
  /// The priority of the first item's share, which decreases by one with each item.
  static let fillProportionally: Float = 999
  /// The priority of equal shares for labels that wrap their text.
  static let textWidthDisambiguation: Float = 760
  /// The priority that collapses hidden items. It is just below required, so that an item with a
  /// required length keeps that length.
  static let hiding: Float = 999.999
}
