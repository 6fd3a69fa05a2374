import Foundation

extension ConstraintFacts {
  private typealias Number = ConstraintDescription.Number

  /// The relation in the format that UIKit prints since iOS 10.
  var body: ConstraintDescription.Body {
    switch kind {
    case .plain: visual.map(ConstraintDescription.Body.visual) ?? .equation(equation)
    case .contentSize: .equation(equation)
    case .mask(let mask): maskBody(mask)
    }
  }

  /// The priority, or `nil` if it is required, which is not printed.
  var priorityNumber: ConstraintDescription.Number? {
    priority == .required ? nil : Number(Double(priority.rawValue))
  }

  /// The relation as an equation.
  var equation: ConstraintDescription.Equation {
    .init(
      first.term, relation, second.attribute == .notAnAttribute ? nil : second.term,
      multiplier: multiplier, constant: constant, symbol: symbol)
  }

  /// The relation in the visual format, or `nil` if UIKit prints an equation.
  ///
  /// UIKit uses the visual format exactly if the first item is after the second along the axis: the
  /// near edge of a view and the near edge of its superview or the far edge of a sibling, or the
  /// far edge of a superview and that of its subview (derived from more than five hundred
  /// descriptions in public bug reports).
  private var visual: ConstraintDescription.Visual? {
    guard multiplier == 1, first.startAttribute == nil, second.startAttribute == nil,
      let item1 = first.item, let item2 = second.item,
      let edge1 = ConstraintEdge(first.attribute), let edge2 = ConstraintEdge(second.attribute),
      edge1.axis == edge2.axis, edge1.isAbsolute == edge2.isAbsolute
    else { return nil }
    var visual = ConstraintDescription.Visual()
    switch (edge1.isFar, edge2.isFar) {
    case (false, false) where item1.superitem == item2.id: visual.after = item1.printed
    case (true, true) where item2.superitem == item1.id: visual.before = item2.printed
    case (false, true): (visual.before, visual.after) = (item2.printed, item1.printed)
    default: return nil
    }
    visual.axis = edge1.axis
    visual.measure.relation = relation == .equal ? nil : relation
    visual.measure.symbol = symbol
    visual.measure.number = Number(Double(constant))
    visual.measure.priority = priorityNumber
    visual.direction = edge1.isAbsolute ? .leftToRight : nil
    return visual
  }

  /// Returns `H:[view]-(c)-|` for the distance to the far edge, or an equation of engine variables
  /// in all other cases.
  private func maskBody(_ mask: MaskFacts) -> ConstraintDescription.Body {
    if mask.part == .max {
      var visual = ConstraintDescription.Visual()
      visual.axis = mask.axis
      visual.before = mask.view?.printed ?? .named("(null)")
      visual.measure.number = Number(Double(constant))
      return .visual(visual)
    }
    let isHorizontal = mask.axis == .horizontal
    let length = isHorizontal ? "width" : "height"
    let center = isHorizontal ? "midX" : "midY"
    var equation = ConstraintDescription.Equation()
    equation.first.item = mask.view?.printed ?? .named("(null)")
    equation.first.attribute =
      switch mask.part {
      case .length: length
      case .mid: center
      case .min, .max: isHorizontal ? "minX" : "minY"
      }
    guard mask.factor != 0 else {
      equation.constant = ConstraintDescription.Equation.standingAlone(constant)
      return .equation(equation)
    }
    var second = ConstraintDescription.Term()
    second.item = mask.superview?.printed ?? .named("(null)")
    second.attribute = mask.part == .mid ? center : length
    equation.second = second
    if mask.factor != 1 { equation.multiplier = .init(number: Number(Double(mask.factor))) }
    equation.constant = ConstraintDescription.Equation.added(constant)
    return .equation(equation)
  }
}

extension ConstraintFacts {
  /// Returns the names in a body: items that are printed by their accessibility identifiers, in the
  /// order of the constraint's items, followed by the bar.
  func names(of body: ConstraintDescription.Body) -> [ConstraintDescription.Name] {
    let bar = bar(of: body)
    var seen: Set<ObjectIdentifier> = []
    var names: [ConstraintDescription.Name] = []
    let items = [first.item, first.startItem, second.item, second.startItem, bar]
    for item in items.compactMap({ $0 }) where seen.insert(item.id).inserted {
      guard case .named(let name) = item.printed else { continue }
      names.append(.view(name: name, address: item.id.addressText))
    }
    return names + (bar.map { [.bar($0.printed)] } ?? [])
  }

  /// Returns the item that `|` refers to. The position of a mask is also measured from it.
  private func bar(of body: ConstraintDescription.Body) -> Item? {
    if case .mask(let mask) = kind {
      return mask.part != .length && mask.factor == 0 ? mask.superview : nil
    }
    guard case .visual(let visual) = body, !visual.isSize else { return nil }
    if visual.before == nil { return second.item }
    return visual.after == nil ? first.item : nil
  }
}

/// An edge in the visual format.
private struct ConstraintEdge {
  let axis: NSLayoutConstraint.Axis
  /// A Boolean value that indicates whether the edge is the trailing, right or bottom edge.
  let isFar: Bool
  /// A Boolean value that indicates whether the edge is the left or right edge.
  let isAbsolute: Bool

  init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .leading: (axis, isFar, isAbsolute) = (.horizontal, false, false)
    case .trailing: (axis, isFar, isAbsolute) = (.horizontal, true, false)
    case .left: (axis, isFar, isAbsolute) = (.horizontal, false, true)
    case .right: (axis, isFar, isAbsolute) = (.horizontal, true, true)
    case .top: (axis, isFar, isAbsolute) = (.vertical, false, false)
    case .bottom: (axis, isFar, isAbsolute) = (.vertical, true, false)
    default: return nil
    }
  }
}
