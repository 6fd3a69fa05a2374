extension LayoutSnapshot.Constraint {
  /// The constraint as text, in nearly the form of UIKit's logs.
  ///
  /// The text is computed from the other properties on every access, because most constraints are
  /// never shown.
  public var text: String { wording ?? equation }

  private var equation: String {
    var text = ConstraintDescription.Equation(
      first.term, ConstraintDescription.Relation(text: relation), second?.term,
      multiplier: multiplier, constant: constant
    ).text
    // The two priorities of a content size are not part of the equation.
    if priority < 1000, origin != .contentSize {
      text += ConstraintDescription.Priority.suffix(priority)
    }
    return text
  }
}

extension LayoutSnapshot.Constraint.Side {
  fileprivate var term: ConstraintDescription.Term {
    var term = ConstraintDescription.Term()
    term.item = .named(name)
    term.attribute = attribute
    return term
  }
}
