import AutoLayout

extension ConflictExplanation {
  /// Returns the arithmetic as a sentence: the amount that the other constraints need, and the
  /// amount that the constraint states.
  ///
  /// Numbers have six digits, as in logs.
  func sentence(_ arithmetic: Arithmetic, _ labels: ItemLabels) -> String {
    guard let relation = relations[arithmetic.line] else { return "" }
    let gap = Self.points(abs(arithmetic.needed - arithmetic.present))
    // A negative size conflicts with no listed constraint.
    if conflict.count == 1 {
      let size = arithmetic.needed > arithmetic.present ? "at least" : "at most"
      return "The amount would have to be \(size) \(Self.points(arithmetic.needed)), because sizes "
        + "are not negative; it is \(Self.points(arithmetic.present)): \(gap) off."
    }
    let needed = "\(arithmetic.bound.prefix)\(Self.points(arithmetic.needed))\(sum(arithmetic))"
    let others = conflict.count == 2 ? "The other one" : "The other \(conflict.count - 1)"
    let verb = conflict.count == 2 ? "requires" : "require"
    // Only sizes have a term; other amounts are called those of their line.
    let subject =
      relation.second == nil && relation.first.attribute.isSize
      ? "the \(relation.first.attribute.words) of \(labels[relation.first.item]) to be"
      : "the amount in [\(arithmetic.line)] to be"
    return "\(others) \(verb) \(subject) \(needed); [\(arithmetic.line)] requires "
      + "\(Self.points(arithmetic.present)): \(gap) "
      + (arithmetic.needed > arithmetic.present ? "too few." : "too many.")
  }

  /// Returns the summands in parentheses after a space, such as ` (20 + 370 + 20)`, or an empty
  /// string for fewer than two.
  private func sum(_ arithmetic: Arithmetic) -> String {
    guard arithmetic.summands.count > 1 else { return "" }
    var text = ""
    for summand in arithmetic.summands {
      let digits = abs(summand.amount).shortDescription
      if text.isEmpty {
        text = summand.amount < 0 ? "−\(digits)" : digits
      } else {
        text += (summand.amount < 0 ? " − " : " + ") + digits
      }
    }
    return " (\(text))"
  }
}

extension ConflictExplanation.Arithmetic.Bound {
  /// The text that precedes the needed amount in a sentence.
  fileprivate var prefix: String {
    switch self {
    case .exactly: "exactly "
    case .atLeast: "at least "
    case .atMost: "at most "
    }
  }
}
