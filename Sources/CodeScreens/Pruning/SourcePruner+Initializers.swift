#if SourcePorting
  import SwiftSyntax

  /// Errors about initializers and the properties that they do not set.
  extension SourcePruner {
    /// Repairs a type whose initializers or properties were left out. Returns `false` for other
    /// errors.
    mutating func repairInitializer(
      _ error: CompilerDiagnostic, at token: TokenSyntax
    ) -> Bool {
      let message = error.message
      if message.hasPrefix("'required' initializer"), message.contains("must be provided") {
        return addCoderInitializer(around: token, message)
      }
      if message.contains("has no initializers") {
        return removeMembers(at: error.notes, message)
      }
      if message.contains("not initialized at") || message.contains("all stored properties") {
        let names = [message] + error.notes.map(\.message)
        return removeProperties(named: Set(names.compactMap(Self.property)), around: token, message)
      }
      if message.contains("super.init") || message.contains("initializer chaining") {
        return removeMember(InitializerDeclSyntax.self, around: token, message)
      }
      if message.hasPrefix("invalid redeclaration") {
        return removeDeclaration(around: token, message)
      }
      return false
    }

    /// Returns the name of a property in a message such as `'self.user' not initialized`.
    private static func property(in message: String) -> String? {
      guard let range = message.firstRange(of: "'self.") else { return nil }
      return String(message[range.upperBound...].prefix { $0 != "'" })
    }

    /// Adds the initializer for coders that subclasses of views must have.
    private mutating func addCoderInitializer(around token: TokenSyntax, _ message: String) -> Bool
    {
      guard let type = first(ClassDeclSyntax.self, around: token) else { return false }
      insert(
        " required init?(coder: NSCoder) { fatalError(\"left out\") } ",
        at: type.memberBlock.rightBrace.range.lowerBound, message)
      return true
    }

    /// Leaves out the members at the locations of notes.
    private mutating func removeMembers(
      at notes: [CompilerDiagnostic.Note], _ message: String
    ) -> Bool {
      var isFound = false
      for note in notes where note.file == file {
        guard let token = token(line: note.line, column: note.column),
          let member = first(MemberBlockItemSyntax.self, around: token),
          member.decl.is(VariableDeclSyntax.self)
        else { continue }
        remove(member.range, .member, message)
        isFound = true
      }
      return isFound
    }

    /// Leaves out the properties of the type around a location that have one of the names.
    private mutating func removeProperties(
      named names: Set<String>, around token: TokenSyntax, _ message: String
    ) -> Bool {
      guard !names.isEmpty else { return false }
      for node in token.enclosing {
        guard let members = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
        else { continue }
        let found = Array(members).filter { member in
          let bindings = member.decl.as(VariableDeclSyntax.self)?.bindings
          return bindings?.contains { names.contains(source($0.pattern.range)) } ?? false
        }
        for member in found { remove(member.range, .member, message) }
        if !found.isEmpty { return true }
      }
      return removeMember(InitializerDeclSyntax.self, around: token, message)
    }

    /// Leaves out the innermost member of a kind.
    private mutating func removeMember<Node: DeclSyntaxProtocol>(
      _ kind: Node.Type, around token: TokenSyntax, _ message: String
    ) -> Bool {
      for node in token.enclosing {
        guard let item = node.as(MemberBlockItemSyntax.self), item.decl.is(kind) else { continue }
        remove(item.range, .member, message)
        return true
      }
      return false
    }

    /// Leaves out the declaration of a name.
    private mutating func removeDeclaration(
      around token: TokenSyntax, _ message: String
    ) -> Bool {
      for node in token.enclosing {
        if node.is(MemberBlockItemSyntax.self) {
          remove(node.range, .member, message)
          return true
        }
        if let item = node.as(CodeBlockItemSyntax.self), item.item.is(DeclSyntax.self) {
          remove(item.range, .declaration, message)
          return true
        }
      }
      return false
    }
  }
#endif
