#if SourcePorting
  import SwiftSyntax

  /// Errors for which something else than the part around their location is changed.
  extension SourcePruner {
    /// Makes the change for an error whose message has one. Returns `false` for other messages.
    mutating func repair(_ error: CompilerDiagnostic, at token: TokenSyntax) -> Bool {
      let message = error.message
      if message.contains("does not override any")
        || message.contains("does not override a designated")
      {
        return removeOverride(around: token, message)
      }
      if message.hasPrefix("missing return") { return addReturn(at: token, message) }
      if message.contains("does not conform to protocol") {
        return removeConformance(token, message)
      }
      if message.hasPrefix("unknown attribute") { return removeAttribute(token, message) }
      if message.contains("requires an 'override' keyword") {
        return addOverride(around: token, message)
      }
      return repairFlow(message, at: token) || repairInitializer(error, at: token)
    }

    /// Repairs statements whose bodies became empty, and the control flow after a removal.
    private mutating func repairFlow(_ message: String, at token: TokenSyntax) -> Bool {
      if message.hasPrefix("'guard' body must not fall through") {
        return endGuard(around: token, message)
      }
      if message.contains("should have at least one executable statement") {
        guard let label = first(SwitchCaseSyntax.self, around: token)?.label else { return false }
        insert(" break", at: label.range.upperBound, message)
        return true
      }
      if message.hasPrefix("switch must be exhaustive") {
        guard let expression = first(SwitchExprSyntax.self, around: token) else { return false }
        insert(" default: break ", at: expression.rightBrace.range.lowerBound, message)
        return true
      }
      return false
    }

    /// Returns the innermost enclosing node of a kind.
    func first<Node: SyntaxProtocol>(_ kind: Node.Type, around token: TokenSyntax) -> Node? {
      token.enclosing.lazy.compactMap { $0.as(kind) }.first
    }

    /// Removes the keyword `override` of the innermost declaration that has it.
    private mutating func removeOverride(around token: TokenSyntax, _ message: String) -> Bool {
      for node in token.enclosing {
        guard let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers,
          let keyword = modifiers.first(where: { $0.name.text == "override" })
        else { continue }
        remove(keyword.range, .repaired, message)
        return true
      }
      return false
    }

    /// Adds the keyword `override` to the innermost declaration of a member.
    private mutating func addOverride(around token: TokenSyntax, _ message: String) -> Bool {
      for node in token.enclosing {
        let keyword =
          node.as(FunctionDeclSyntax.self)?.funcKeyword
          ?? node.as(VariableDeclSyntax.self)?.bindingSpecifier
          ?? node.as(InitializerDeclSyntax.self)?.initKeyword
          ?? node.as(SubscriptDeclSyntax.self)?.subscriptKeyword
        guard let keyword else { continue }
        insert("override ", at: keyword.range.lowerBound, message)
        return true
      }
      return false
    }

    /// Removes the attribute at a location.
    private mutating func removeAttribute(_ token: TokenSyntax, _ message: String) -> Bool {
      guard let attribute = first(AttributeSyntax.self, around: token) else { return false }
      remove(attribute.range, .attribute, message)
      return true
    }

    /// Adds a default result before the closing brace of the body that ends without one.
    private mutating func addReturn(at token: TokenSyntax, _ message: String) -> Bool {
      let names = message.split(separator: "'", omittingEmptySubsequences: false)
      let type = names.count > 1 ? String(names[1]) : nil
      if type?.hasPrefix("some ") ?? false { return false }
      for node in token.enclosing {
        if let function = node.as(FunctionDeclSyntax.self),
          function.name.text.hasPrefix(Self.addedPrefix)
        {
          return false
        }
        let brace =
          node.as(CodeBlockSyntax.self)?.rightBrace ?? node.as(ClosureExprSyntax.self)?.rightBrace
          ?? node.as(AccessorBlockSyntax.self)?.rightBrace
        guard let brace else { continue }
        insert(
          separated(DefaultValue.statement(for: type), before: brace), at: brace.range.lowerBound,
          message)
        return true
      }
      return false
    }

    /// Returns a statement with what separates it from the one before a closing brace.
    private func separated(_ statement: String, before brace: TokenSyntax) -> String {
      var offset = brace.range.lowerBound
      while offset > 0, bytes[offset - 1] == 32 || bytes[offset - 1] == 9 { offset -= 1 }
      let last = offset > 0 ? bytes[offset - 1] : 10
      let isFirst = [UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: ";")].contains(last)
      return (isFirst ? " " : "; ") + statement + " "
    }

    /// Ends the body of a `guard` with the default result of the function around it.
    private mutating func endGuard(around token: TokenSyntax, _ message: String) -> Bool {
      guard let statement = first(GuardStmtSyntax.self, around: token) else { return false }
      let brace = statement.body.rightBrace
      for node in Syntax(statement).enclosing {
        let text: String
        if let function = node.as(FunctionDeclSyntax.self) {
          text = DefaultValue.statement(
            for: function.signature.returnClause.map { source($0.type.range) })
        } else if let creation = node.as(InitializerDeclSyntax.self) {
          text = creation.optionalMark == nil ? DefaultValue.stop : "return nil"
        } else if node.is(ClosureExprSyntax.self) || node.is(AccessorDeclSyntax.self) {
          text = DefaultValue.stop
        } else {
          continue
        }
        insert(separated(text, before: brace), at: brace.range.lowerBound, message)
        return true
      }
      return false
    }

    /// Removes a protocol from the declaration that does not conform to it.
    private mutating func removeConformance(_ token: TokenSyntax, _ message: String) -> Bool {
      let names = message.split(separator: "'", omittingEmptySubsequences: false)
      guard names.count > 3, let name = names[3].split(separator: ".").last.map(String.init)
      else { return false }
      for node in token.enclosing {
        if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self),
          node.asProtocol((any DeclGroupSyntax).self) == nil,
          Self.declaration(of: node)?.asProtocol((any DeclGroupSyntax).self) == nil
        {
          return false
        }
        guard let group = node.asProtocol((any DeclGroupSyntax).self) else { continue }
        guard let types = group.inheritanceClause?.inheritedTypes,
          !group.memberBlock.range.contains(token.range.lowerBound)
        else { return false }
        let found = conformances(to: name, in: Array(types), isClass: node.is(ClassDeclSyntax.self))
        for type in found { removeInherited(type, message) }
        return !found.isEmpty
      }
      return false
    }

    /// Returns the declaration of an item.
    private static func declaration(of item: Syntax) -> Syntax? {
      item.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
        ?? item.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
    }

    /// Returns the names of a clause that declare a conformance: the protocol, one that refines it,
    /// or all but the superclass.
    private func conformances(
      to name: String, in types: [InheritedTypeSyntax], isClass: Bool
    ) -> [InheritedTypeSyntax] {
      let wider: [String: Set<String>] = [
        "Decodable": ["Codable"], "Encodable": ["Codable"],
        "Equatable": ["Hashable", "Comparable"],
        "Hashable": ["Identifiable"],
      ]
      let names = (wider[name] ?? []).union([name])
      let found = types.filter { type in
        names.contains(source(type.type.range).split(separator: ".").last.map(String.init) ?? "")
      }
      return found.isEmpty ? Array(types.dropFirst(isClass ? 1 : 0)) : found
    }
  }
#endif
