extension ConstraintDescription {
  /// The relation as an equation, regardless of the form in which it was printed.
  ///
  /// The visual format is translated back to the items of the constraint. The later item comes
  /// first. The bar becomes the view that the list of names assigns to it, or `|` if it is not in
  /// the list. Multipliers precede their terms, and constants are written as in UIKit's equations.
  /// A constant of zero is `nil`.
  public var meaning: Equation {
    switch body {
    case .visual(let visual): visual.meaning(bar: bar ?? .named("|")).normalized
    case .equation(let equation): equation.normalized
    }
  }

  /// The view that `|` represents, if it is in the list of names.
  public var bar: Item? {
    for case .bar(let item) in state?.names ?? [] { return item }
    return nil
  }

  /// The priority. Without a printed priority, it is required.
  public var priorityValue: Double {
    if let priority { return priority.number.value }
    guard case .visual(let visual) = body else { return 1000 }
    return visual.measure.priority?.value ?? 1000
  }

  /// The name of the constraint: its identifier, or the label or key that a library prints instead
  /// of the address.
  public var name: String? {
    if let identifier { return identifier }
    return handle.hasPrefix("0x") ? nil : handle
  }

  /// The addresses of the two items of `meaning`: the addresses of the objects themselves, or those
  /// of their names in the list.
  ///
  /// If both items have the same name, for example because names are truncated, the list contains
  /// the addresses in the order of the items.
  public var addresses: (first: String?, second: String?) {
    let meaning = meaning
    let first = addresses(of: meaning.first.item)
    guard let item = meaning.second?.item else { return (first.first, nil) }
    let second = addresses(of: item)
    return (first.first, item == meaning.first.item ? second.last : second.first)
  }

  private func addresses(of item: Item) -> [String] {
    if let address = item.address { return [address] }
    return (state?.names ?? []).compactMap {
      guard case .view(let name, let address) = $0, name == item.text else { return nil }
      return address
    }
  }
}

extension ConstraintDescription.Visual {
  /// The attributes of the edges before and after an item, in the direction of the text.
  private var edges: (near: String, far: String) {
    switch (axis, direction) {
    case (.vertical, _): ("top", "bottom")
    case (_, .leftToRight): ("left", "right")
    case (_, .rightToLeft): ("right", "left")
    case (_, nil): ("leading", "trailing")
    }
  }

  fileprivate func meaning(bar: ConstraintDescription.Item) -> ConstraintDescription.Equation {
    var equation = ConstraintDescription.Equation()
    equation.relation = measure.relation ?? .equal
    equation.constant = .init(symbol: measure.symbol, number: measure.number)
    if isSize {
      equation.first.item = before ?? bar
      equation.first.attribute = axis == .horizontal ? "width" : "height"
      return equation
    }
    // The position of the later edge is that of the earlier edge plus the distance.
    var later = ConstraintDescription.Term()
    later.item = after ?? bar
    later.attribute = after == nil ? edges.far : edges.near
    var earlier = ConstraintDescription.Term()
    earlier.item = before ?? bar
    earlier.attribute = before == nil ? edges.near : edges.far
    let isReversed = direction == .rightToLeft
    equation.first = isReversed ? earlier : later
    equation.second = isReversed ? later : earlier
    return equation
  }
}

extension ConstraintDescription.Equation {
  /// The equation in the form that UIKit writes.
  fileprivate var normalized: ConstraintDescription.Equation {
    var equation = self
    equation.multiplier?.follows = false
    guard let constant, constant.symbol == nil else { return equation }
    let value = constant.value
    if second != nil && value == 0 {
      equation.constant = nil
    } else {
      equation.constant = Constant(
        sign: value < 0 ? .minus : second == nil ? nil : .plus, number: .init(abs(value)))
    }
    return equation
  }
}
