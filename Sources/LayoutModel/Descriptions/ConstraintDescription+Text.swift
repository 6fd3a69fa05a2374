import Foundation

extension ConstraintDescription.Equation {
  /// Creates an equation in the form `first relation second · multiplier + constant` or `first
  /// relation constant`.
  package init(
    _ first: ConstraintDescription.Term, _ relation: ConstraintDescription.Relation,
    _ second: ConstraintDescription.Term?, multiplier: CGFloat, constant: CGFloat,
    symbol: ConstraintDescription.Symbol? = nil
  ) {
    self.init()
    self.first = first
    self.relation = relation
    guard let second else {
      self.constant = Self.standingAlone(constant)
      return
    }
    self.second = second
    if multiplier != 1 {
      self.multiplier = .init(number: ConstraintDescription.Number(Double(multiplier)))
    }
    if let symbol {
      self.constant = .init(symbol: symbol, number: ConstraintDescription.Number(Double(constant)))
    } else {
      self.constant = Self.added(constant)
    }
  }

  /// Returns a constant without a term. A space separates a minus sign from its number.
  package static func standingAlone(_ constant: CGFloat) -> Constant {
    .init(
      sign: constant < 0 ? .minus : nil,
      number: ConstraintDescription.Number(Double(abs(constant))))
  }

  /// Returns a constant that follows a term, or `nil` for zero, which is not printed.
  package static func added(_ constant: CGFloat) -> Constant? {
    guard constant != 0 else { return nil }
    return .init(
      sign: constant < 0 ? .minus : .plus,
      number: ConstraintDescription.Number(Double(abs(constant))))
  }
}

extension ConstraintDescription.Relation {
  /// Creates a relation from its text in a description. Unknown text is equality.
  init(text: String) {
    self = DescriptionGrammar.relations.first { $0.1 == text }?.0 ?? .equal
  }

  /// The text of the relation in a description.
  package var text: String { DescriptionGrammar.relations.first { $0.0 == self }?.1 ?? "" }
}

extension ConstraintDescription.Term {
  /// The text of the term in a description.
  package var text: String {
    var writer = DescriptionWriter()
    var copy = self
    // A writer does not throw, and does not search for the end.
    try? copy.transcribe(&writer, before: .end)
    return writer.text
  }
}

extension ConstraintDescription.Equation {
  /// The text of the equation in a description.
  package var text: String {
    var writer = DescriptionWriter()
    var copy = self
    // A writer does not throw.
    try? copy.transcribe(&writer)
    return writer.text
  }
}

extension ConstraintDescription.Priority {
  /// Returns the text of a priority after an equation.
  package static func suffix(_ priority: Double) -> String {
    "\(Mark.word.rawValue)\(ConstraintDescription.Number(priority).text)"
  }
}
