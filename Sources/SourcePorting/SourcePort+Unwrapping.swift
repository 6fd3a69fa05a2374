#if SourcePorting
  import SwiftSyntax

  /// Optional methods that are looked up before they are called.
  ///
  /// After the port a method always exists, and its default returns nil where its result was not optional:
  ///
  ///     guard let function = delegate?.list(_:shouldShow:) else { return true }
  ///     return function(self, index)
  ///     // guard let result = function(self, index) else { return true }
  ///     // return result
  extension SourcePort {
    /// Unwraps the results of optional methods that a `guard` looks up.
    mutating func unwrapLookups(_ requirements: [OptionalRequirement]) {
      let names = Set(
        requirements.filter { !$0.isOptional && $0.function != nil }.map(\.fullName))
      guard !names.isEmpty else { return }
      for number in units.indices where units[number].isValid {
        var found: [(call: FunctionCallExprSyntax, body: CodeBlockSyntax)] = []
        units[number].walk { node, _ in
          guard let statement = node.as(GuardStmtSyntax.self), statement.conditions.count == 1,
            let binding = statement.conditions.first?.condition.as(
              OptionalBindingConditionSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = binding.initializer?.value,
            names.contains(where: units[number].text(value).hasSuffix),
            let list = statement.parent?.parent?.as(CodeBlockItemListSyntax.self)
          else { return }
          for item in list {
            guard let result = item.item.as(ReturnStmtSyntax.self),
              let call = result.expression?.as(FunctionCallExprSyntax.self),
              call.calledExpression.trimmedDescription == name
            else { continue }
            found.append((call, statement.body))
          }
        }
        for (call, body) in found {
          guard let statement = call.parent else { continue }
          let text = units[number].text(call)
          units[number].edits.replace(
            statement.bytes,
            with: "guard let result = \(text) else \(units[number].text(body))\n    return result")
        }
      }
    }
  }
#endif
