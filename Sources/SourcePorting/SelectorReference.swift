#if SourcePorting
  import SwiftSyntax

  /// The reference in `#selector(…)`: a method name, with or without type and labels.
  ///
  ///     #selector(tap)                                    // name: tap
  ///     #selector(Badge.tap(_:))                          // type: Badge, name: tap, labels: _
  ///     #selector(getter: title)                          // accessor: getter, name: title
  ///     #selector(self.tap as (UIButton) -> Void)         // name: tap
  struct SelectorReference {
    /// The name of the type before the last dot, or `nil` for an expression such as `self`.
    let type: String?
    /// The name of the method or property.
    let name: String
    /// The argument labels, or `nil` if the reference omits them.
    let labels: [String]?
    /// `getter` or `setter`, or `nil` for a method.
    let accessor: String?

    /// Reads the argument of `#selector`. Fails if it is not a name.
    init?(_ argument: LabeledExprSyntax, in unit: SourceUnit) {
      accessor = argument.label?.text
      var expression = argument.expression
      // `method as (Type) -> …` is a sequence before operators are folded.
      if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first
      {
        expression = first
      }
      while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.expression
      {
        expression = inner.as(SequenceExprSyntax.self)?.elements.first ?? inner
      }
      let reference: DeclReferenceExprSyntax
      if let member = expression.as(MemberAccessExprSyntax.self) {
        reference = member.declName
        let base = member.base.map { unit.text($0) } ?? ""
        type = base.first?.isUppercase == true && base != "Self" ? base : nil
      } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
        reference = plain
        type = nil
      } else {
        return nil
      }
      name = reference.baseName.text
      labels = reference.argumentNames?.arguments.map { $0.name.text }
    }
  }
#endif
