extension ConstraintDescription {
  /// The relation as one equation, whichever form it was printed in.
  ///
  /// The visual format gives the constraint's own items back: the later one comes first, and the
  /// bar becomes the view that the names list, or `|` where they do not. Multipliers stand in
  /// front, and constants are written as UIKit writes those of equations; a constant of zero is
  /// nil.
  public var meaning: Equation {
    switch body {
    case .visual(let visual): visual.meaning(bar: bar ?? .named("|")).normalised
    case .equation(let equation): equation.normalised
    }
  }

  /// The view that `|` stands for, where the names list it.
  public var bar: Item? {
    for case .bar(let item) in state?.names ?? [] { return item }
    return nil
  }

  /// The priority, which is required where none is printed.
  public var priorityValue: Double {
    if let priority { return priority.number.value }
    guard case .visual(let visual) = body else { return 1000 }
    return visual.measure.priority?.value ?? 1000
  }

  /// What people called the constraint: its identifier, or the label or key that a library prints
  /// in place of its address.
  public var name: String? {
    if let identifier { return identifier }
    return handle.hasPrefix("0x") ? nil : handle
  }

  /// The addresses of the two items of `meaning`: their own, or those of their names in the list.
  ///
  /// Where both have one name, cut short perhaps, the list gives them in the order of the items.
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
  /// The attributes of the edges before and behind an item, in the direction of the text.
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
    // The later edge is the distance away from the earlier one.
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
  /// The equation as UIKit would write it.
  fileprivate var normalised: ConstraintDescription.Equation {
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
