import Foundation

/// The constraints and guides that make a stack view's items keep one of its two axes.
///
/// A stack view has two of these, as UIKit's has: one for the alignment across the axis and one for
/// the distribution along it. Each is rebuilt as a whole, and only when its inputs changed.
@MainActor
struct StackArrangement {
  /// The stack view's constraints of this axis, in the order of installation.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that the constraints mention besides the items.
  private(set) var guides: [UILayoutGuide] = []

  /// The constraints' identifiers, as UIKit's logs show them.
  enum Identifier: String {
    /// Ties the first and last item to the stack view's edges.
    case canvasConnection = "UISV-canvas-connection"
    /// Keeps the distance between neighbors.
    case spacing = "UISV-spacing"
    /// Aligns an item with the first one, across the axis.
    case alignment = "UISV-alignment"
    /// Gives items equal lengths.
    case fillEqually = "UISV-fill-equally"
    /// Gives items shares of the length.
    case fillProportionally = "UISV-fill-proportionally"
    /// Ties a gap to the items at both of its ends.
    case distributingEdge = "UISV-distributing-edge"
    /// Holds the alignment spanner to the items.
    case spanningBoundary = "UISV-spanning-boundary"
    /// Pulls the alignment spanner together.
    case spanningFit = "UISV-spanning-fit"
    /// Determines what has no size of its own.
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    /// Pulls the stack view together.
    case canvasFit = "UISV-canvas-fit"
    /// Takes away the length of a hidden item.
    case hiding = "UISV-hiding"
    /// Gives labels that break their lines equal shares.
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
  }

  /// Takes the constraints and guides off the stack view and forgets them.
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

  /// Makes a constraint; it takes effect with `activate()`.
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

  /// Makes the constraints take effect, in their order; the stack view holds them all.
  func activate(on stack: UIStackView) { stack.addConstraints(constraints) }
}

/// Priorities of the constraints that a stack view makes, as UIKit's logs and Interface Builder's
/// recorded frames show them.
enum StackPriority {
  /// The sides of the alignment spanner that hold it to the items.
  static let spanningBoundary: Float = 999.5
  /// Pulls the alignment spanner together.
  static let spanningFit: Float = 51
  /// Pulls the stack view together where inequalities tie it to its items.
  static let canvasFit: Float = 49
  /// Keeps items without any size from being ambiguous.
  static let ambiguitySuppression: Float = 25
  /// Equal gaps between centres.
  static let equalCentering: Float = 149
  /// The first item's share; each following item has one less.
  static let fillProportionally: Float = 999
  /// Equal shares of labels that break their lines.
  static let textWidthDisambiguation: Float = 760
  /// Takes the length of hidden items away; just below required, so that items that must have a
  /// length keep it.
  static let hiding: Float = 999.999
}
