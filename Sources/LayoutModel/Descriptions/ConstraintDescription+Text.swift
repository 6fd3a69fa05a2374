import Foundation

extension ConstraintDescription.Equation {
  /// `first relation second · multiplier + constant`, or `first relation constant`.
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

  /// A constant alone; a minus stands apart from its number.
  package static func standingAlone(_ constant: CGFloat) -> Constant {
    .init(
      sign: constant < 0 ? .minus : nil,
      number: ConstraintDescription.Number(Double(abs(constant))))
  }

  /// A constant behind a term; nil for zero, which is not printed.
  package static func added(_ constant: CGFloat) -> Constant? {
    guard constant != 0 else { return nil }
    return .init(
      sign: constant < 0 ? .minus : .plus,
      number: ConstraintDescription.Number(Double(abs(constant))))
  }
}

extension ConstraintDescription.Relation {
  /// The relation that descriptions write as `text`; an equality if there is none.
  init(text: String) {
    self = DescriptionGrammar.relations.first { $0.1 == text }?.0 ?? .equal
  }

  /// The relation as it is written in descriptions.
  package var text: String { DescriptionGrammar.relations.first { $0.0 == self }?.1 ?? "" }
}

extension ConstraintDescription.Term {
  /// The term as descriptions write it.
  package var text: String {
    var writer = DescriptionWriter()
    var copy = self
    // A writer throws nothing, and looks for no end.
    try? copy.transcribe(&writer, before: .end)
    return writer.text
  }
}

extension ConstraintDescription.Equation {
  /// The equation as descriptions write it.
  package var text: String {
    var writer = DescriptionWriter()
    var copy = self
    // A writer throws nothing.
    try? copy.transcribe(&writer)
    return writer.text
  }
}

extension ConstraintDescription.Priority {
  /// A priority as it follows an equation.
  package static func suffix(_ priority: Double) -> String {
    "\(Mark.word.rawValue)\(ConstraintDescription.Number(priority).text)"
  }
}
