#if SourcePorting
  import SwiftSyntax

  /// Optional methods that are looked up before they are called.
  ///
  /// After the port, a method always exists, and its default implementation returns `nil` if its
  /// result was not optional:
  ///
  ///     guard let function = delegate?.list(_:shouldShow:) else { return true }
  ///     return function(self, index)
  ///     // guard let result = function(self, index) else { return true }
  ///     // return result
  extension SourcePort {
    /// A call of a method after a lookup.
    private struct Lookup {
      /// The call, which a `return` statement returns.
      let call: FunctionCallExprSyntax
      /// The body of the `guard`, which is executed if there is no such method.
      let body: CodeBlockSyntax
    }

    /// Unwraps the results of optional methods that a `guard` looks up.
    mutating func unwrapLookups(_ requirements: [OptionalRequirement]) {
      let names = Set(
        requirements.filter { !$0.isOptional && $0.function != nil }.map(\.fullName))
      guard !names.isEmpty else { return }
      for number in units.indices where units[number].isValid {
        var found: [Lookup] = []
        units[number].walk { node, _ in
          guard let statement = node.as(GuardStmtSyntax.self) else { return }
          found += lookups(of: names, in: statement, number)
        }
        for lookup in found { unwrap(lookup, number) }
      }
    }

    /// Returns the calls of a method that a `guard` looks up by one of the names.
    private func lookups(
      of names: Set<String>, in statement: GuardStmtSyntax, _ number: Int
    ) -> [Lookup] {
      guard statement.conditions.count == 1,
        let binding = statement.conditions.first?.condition.as(
          OptionalBindingConditionSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value,
        names.contains(where: units[number].text(value).hasSuffix),
        let list = statement.parent?.parent?.as(CodeBlockItemListSyntax.self)
      else { return [] }
      return list.compactMap { item in
        guard let result = item.item.as(ReturnStmtSyntax.self),
          let call = result.expression?.as(FunctionCallExprSyntax.self),
          call.calledExpression.trimmedDescription == name
        else { return nil }
        return Lookup(call: call, body: statement.body)
      }
    }

    /// Replaces the `return` of a call with a `guard` that unwraps the result and returns it.
    private mutating func unwrap(_ lookup: Lookup, _ number: Int) {
      guard let statement = lookup.call.parent else { return }
      let text = units[number].text(lookup.call)
      let body = units[number].text(lookup.body)
      units[number].edits.replace(
        statement.bytes, with: "guard let result = \(text) else \(body)\n    return result")
    }
  }
#endif
