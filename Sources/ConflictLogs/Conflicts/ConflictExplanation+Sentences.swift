import AutoLayout

extension ConflictExplanation {
  /// Returns a description of a constraint, such as “UILabel 'Hi' is at least 44 points wide”.
  ///
  /// The description includes the identifier, the origin in an autoresizing mask, the line of code
  /// that created the constraint and the locations in documents, as far as they are known. It is
  /// the text of the log if the line could not be read.
  func sentence(_ line: Int, _ labels: ItemLabels) -> String {
    guard relations.indices.contains(line), let relation = relations[line],
      let description = log.entries[line].description
    else { return log.entries[line].text }
    var words = Self.words(relation, description.body, labels)
    if let identifier = description.identifier { words += ", named '\(identifier)'" }
    if description.mask != nil { words += ", from its autoresizing mask" }
    if let source = description.source { words += ", created at \(source.file):\(source.line)" }
    if places.indices.contains(line), !places[line].isEmpty {
      words += ", at " + Self.list(places[line], "or")
    }
    return words
  }

  /// Returns a description of a relation: a size or a distance in words, or an equation.
  private static func words(
    _ relation: LoggedRelation, _ body: ConstraintDescription.Body, _ labels: ItemLabels
  ) -> String {
    let first = labels[relation.first.item]
    let amount = Self.comparison(relation.relation) + Self.points(relation.constant)
    guard let second = relation.second else {
      return switch relation.first.attribute {
      case .width, .contentWidth: "\(first) is \(amount) wide"
      case .height, .contentHeight: "\(first) is \(amount) high"
      case let other: "the \(other.words) of \(first) is \(amount) from its superview's edge"
      }
    }
    guard case .visual(let visual) = body else { return equation(relation, second, labels) }
    let other = labels[second.item]
    let edge = second.attribute.words
    if visual.before == nil || visual.after == nil {
      return second.attribute.isFarEdge
        ? "\(other) ends \(amount) before the \(edge) of its superview \(first)"
        : "\(first) starts \(amount) after the \(edge) of its superview \(other)"
    }
    let place = relation.first.attribute == .top ? "below" : "right of"
    return "\(first) is \(amount) \(place) \(other)"
  }

  /// Returns the relation as an equation, such as `left of A = left of B + 8`.
  private static func equation(
    _ relation: LoggedRelation, _ second: LoggedRelation.Operand, _ labels: ItemLabels
  ) -> String {
    let sign =
      switch relation.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let factor = relation.multiplier == 1 ? "" : "\(relation.multiplier.shortDescription) × "
    let constant = relation.constant
    let added =
      constant == 0 ? "" : (constant < 0 ? " − " : " + ") + abs(constant).shortDescription
    return "\(relation.first.attribute.words) of \(labels[relation.first.item]) \(sign) \(factor)"
      + "\(second.attribute.words) of \(labels[second.item])\(added)"
  }

  /// Returns the text that precedes an amount.
  private static func comparison(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }
}

extension LoggedAttribute {
  /// The name of the attribute in sentences, such as `left edge`.
  var words: String {
    switch self {
    case .left: "left edge"
    case .right: "right edge"
    case .top: "top"
    case .bottom: "bottom"
    case .width: "width"
    case .height: "height"
    case .centerX, .centerY: "center"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .contentWidth: "content width"
    case .contentHeight: "content height"
    }
  }
}
