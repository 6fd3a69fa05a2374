import AutoLayout

extension ConflictExplanation {
  /// The arithmetic as a sentence: what the other constraints need, and what the constraint says.
  ///
  /// Numbers have the six digits that logs have.
  func sentence(_ arithmetic: Arithmetic, _ labels: ItemLabels) -> String {
    guard let relation = relations[arithmetic.line] else { return "" }
    let gap = Self.points(abs(arithmetic.needed - arithmetic.present))
    // A size below zero conflicts with nothing that is listed.
    if conflict.count == 1 {
      let size = arithmetic.needed > arithmetic.present ? "at least" : "at most"
      return "The amount would have to be \(size) \(Self.points(arithmetic.needed)), since no size "
        + "is negative; it is \(Self.points(arithmetic.present)): \(gap) off."
    }
    let needed = "\(arithmetic.bound.prefix)\(Self.points(arithmetic.needed))\(sum(arithmetic))"
    let others = conflict.count == 2 ? "The other one" : "The other \(conflict.count - 1)"
    let verb = conflict.count == 2 ? "needs" : "need"
    // Only sizes can be named in a word; other amounts are those of their line.
    let subject =
      relation.second == nil && relation.first.attribute.isSize
      ? "the \(relation.first.attribute.words) of \(labels[relation.first.item]) to be"
      : "the amount in [\(arithmetic.line)] to be"
    return "\(others) \(verb) \(subject) \(needed); [\(arithmetic.line)] says "
      + "\(Self.points(arithmetic.present)): \(gap) "
      + (arithmetic.needed > arithmetic.present ? "too few." : "too many.")
  }

  /// The summands in parentheses after a space, such as ` (20 + 370 + 20)`; empty for fewer than
  /// two.
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
  /// What precedes the needed amount in a sentence.
  fileprivate var prefix: String {
    switch self {
    case .exactly: "exactly "
    case .atLeast: "at least "
    case .atMost: "at most "
    }
  }
}
