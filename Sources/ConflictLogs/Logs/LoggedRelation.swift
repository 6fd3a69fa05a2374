import AutoLayout

/// A line of a report as a relation between attributes of items: `first.attribute relation
/// multiplier × second.attribute + constant`.
///
/// Visual format becomes an equation as well: `H:[A]-(8)-[B]` is `B.left == A.right + 8`, and
/// `V:[A(20)]` is `A.height == 20`. Right-to-left layouts are mirrored.
struct LoggedRelation {
  /// An attribute of an item of the report, or the distance between two attributes.
  struct Operand: Hashable {
    /// The item's key in `ItemNames`.
    var item: String
    /// The attribute that the relation compares.
    var attribute: LoggedAttribute
    /// The start of a distance, if the operand is one.
    var start: LoggedAttribute?
    /// The item of `start`.
    var startItem: String?
  }

  /// The left-hand side.
  var first: Operand
  /// The comparison of both sides.
  var relation: NSLayoutConstraint.Relation
  /// The multiplier of the second operand.
  var multiplier = 1.0
  /// The right-hand side without the constant, or `nil` for a constant alone.
  var second: Operand?
  /// The constant in points.
  var constant: Double
  /// A Boolean value that indicates whether the constraint is required. Only required constraints
  /// can conflict: an optional one is broken instead.
  var isRequired: Bool
  /// The items of a relation with a superview's edge: the superview (`outer`) and its subview
  /// (`inner`).
  var bar: (outer: String, inner: String)?

  /// The maximum constant in points. Greater ones are replaced by it, as UIKit does with constants
  /// beyond its own limit: they would dominate every other number of the system.
  static let limit = 1e7

  /// Reads a description, with the items named in `names`.
  ///
  /// Returns `nil` if the text has an unknown attribute, or numbers that no layout can have.
  /// Constants beyond ``limit`` are replaced by it.
  init?(_ description: ConstraintDescription, names: inout ItemNames) {
    isRequired =
      (description.priority?.number.value ?? 1000) >= 1000 && description.contentPriorities == nil
    names.open(description)
    switch description.body {
    case .visual(let visual):
      guard let read = Self.read(visual, &names) else { return nil }
      (first, second, bar) = read
      relation = visual.measure.relation ?? .equal
      constant = visual.measure.number.value
    case .equation(let equation):
      guard let operand = Self.operand(equation.first, &names) else { return nil }
      first = operand
      relation = equation.relation
      constant = equation.constant?.value ?? 0
      multiplier = equation.multiplier?.number.value ?? 1
      if let term = equation.second {
        guard let operand = Self.operand(term, &names) else { return nil }
        second = operand
      } else if let container = names.bar {
        bar = (container, first.item)
      }
    }
    guard !constant.isNaN, multiplier.isFinite, abs(multiplier) <= Self.limit else { return nil }
    constant = min(max(constant, -Self.limit), Self.limit)
  }

  /// Returns a term of an equation, or `nil` if its attribute is unknown.
  private static func operand(
    _ term: ConstraintDescription.Term, _ names: inout ItemNames
  ) -> Operand? {
    guard let attribute = LoggedAttribute(term.attribute) else { return nil }
    let item = names.key(term.item)
    guard let start = term.start else { return Operand(item: item, attribute: attribute) }
    guard let startAttribute = LoggedAttribute(start.attribute) else { return nil }
    return Operand(
      item: item, attribute: attribute, start: startAttribute, startItem: names.key(start.item))
  }

  /// Reads the operands of a visual format: `B.near == A.far + distance`, where `|` is the
  /// superview of the other item.
  private static func read(
    _ visual: ConstraintDescription.Visual, _ names: inout ItemNames
  ) -> (Operand, Operand?, (outer: String, inner: String)?)? {
    let isVertical = visual.axis == .vertical
    let isMirrored = visual.direction == .rightToLeft && !isVertical
    var (near, far): (LoggedAttribute, LoggedAttribute) =
      isVertical ? (.top, .bottom) : (.left, .right)
    // From right to left, the distance grows leftward: items and edges exchange their roles.
    let (before, after) = isMirrored ? (visual.after, visual.before) : (visual.before, visual.after)
    if visual.isSize {
      guard let item = visual.before else { return nil }
      return (.init(item: names.key(item), attribute: isVertical ? .height : .width), nil, nil)
    }
    // The names list views in the order of the constraint's items: the later edge first.
    let inner = after.map { names.key($0) }
    let outer = before.map { names.key($0) }
    switch (outer, inner) {
    case (let a?, let b?):
      return (.init(item: b, attribute: near), .init(item: a, attribute: far), nil)
    case (nil, let b?):
      let bar = names.superview(of: b)
      far = near
      return (.init(item: b, attribute: near), .init(item: bar, attribute: far), (bar, b))
    case (let a?, nil):
      let bar = names.superview(of: a)
      near = far
      return (.init(item: bar, attribute: near), .init(item: a, attribute: far), (bar, a))
    case (nil, nil): return nil
    }
  }
}
