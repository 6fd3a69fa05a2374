#if SourcePorting
  import SwiftSyntax

  /// Closures with an ignored parameter for function types without parameters.
  ///
  /// Swift 3 accepted an ignored parameter in a closure for a function type without parameters.
  /// Later versions do not:
  ///
  ///     show(animations: { _ in view.alpha = 1 })   // show(animations: { view.alpha = 1 })
  ///
  /// The compiler reports “contextual closure type '() -> ()' expects 0 arguments, but 1 was used”.
  /// The parameter cannot have other uses, because it has no name.
  ///
  /// Types are unknown. The ignored parameter is removed if, in all methods of the module with the
  /// name and the labels of the call, the closure is passed for a parameter whose function type has
  /// no parameters.
  extension SourcePort {
    /// Removes the ignored parameters of the closures in a call.
    mutating func removeIgnoredParameters(_ call: FunctionCallExprSyntax, _ number: Int) {
      guard
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return }
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      let methods = (index.methods[name] ?? []).filter { Self.accepts($0.labels, labels) }
      guard !methods.isEmpty else { return }
      for argument in call.arguments {
        guard let closure = argument.expression.as(ClosureExprSyntax.self),
          let label = argument.label
        else { continue }
        let types = methods.map { method in
          parameters(of: method).first { $0.firstName.text == label.text }?.type
        }
        removeIgnoredParameter(of: closure, for: types, number)
      }
      // A trailing closure belongs to the last parameter.
      if let closure = call.trailingClosure {
        removeIgnoredParameter(
          of: closure, for: methods.map { parameters(of: $0).last?.type }, number)
      }
    }

    /// Returns a Boolean value that indicates whether a method with the given parameter labels
    /// accepts arguments with other labels. Parameters may have default values.
    private static func accepts(_ parameters: [String], _ arguments: [String]) -> Bool {
      var rest = parameters[...]
      for label in arguments {
        guard let position = rest.firstIndex(of: label) else { return false }
        rest = rest[(position + 1)...]
      }
      return true
    }

    /// Returns the parameters of a method.
    private func parameters(of method: ModuleIndex.Method) -> FunctionParameterListSyntax {
      method.node.signature.parameterClause.parameters
    }

    /// Removes the ignored parameter of a closure if all types are function types without
    /// parameters. They are the types of the parameter for which the closure is passed, one per
    /// method, or `nil` for a method without this parameter.
    private mutating func removeIgnoredParameter(
      of closure: ClosureExprSyntax, for types: [TypeSyntax?], _ number: Int
    ) {
      if types.allSatisfy({ $0.map(takesNothing) ?? false }) {
        removeIgnoredParameter(of: closure, number)
      }
    }

    /// Removes `_ in`, or `_` after a capture list.
    private mutating func removeIgnoredParameter(of closure: ClosureExprSyntax, _ number: Int) {
      guard let signature = closure.signature, signature.returnClause == nil,
        let parameters = signature.parameterClause?.as(ClosureShorthandParameterListSyntax.self),
        parameters.count == 1, parameters.first?.name.text == "_"
      else { return }
      if signature.capture == nil, signature.attributes.isEmpty {
        units[number].edits.removeWord(signature.bytes)
      } else {
        units[number].edits.removeWord(parameters.bytes)
      }
    }

    /// Returns a Boolean value that indicates whether a type is a function type without parameters,
    /// or an optional of one.
    private func takesNothing(_ type: TypeSyntax) -> Bool {
      var type = type
      while true {
        if let inner = type.as(AttributedTypeSyntax.self) {
          type = inner.baseType
        } else if let inner = type.as(OptionalTypeSyntax.self) {
          type = inner.wrappedType
        } else if let inner = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
          type = inner.wrappedType
        } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
          let inner = tuple.elements.first?.type
        {
          type = inner
        } else {
          return type.as(FunctionTypeSyntax.self)?.parameters.isEmpty ?? false
        }
      }
    }
  }
#endif
