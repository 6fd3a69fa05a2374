#if SourcePorting
  import SwiftSyntax

  /// The steps of a port, in order.
  ///
  /// Only this file refers to all steps. Each step depends only on the state of the port and the
  /// index.
  extension SourcePort {
    /// The maximum number of edits in a file. Handwritten files need a few hundred; the time for
    /// moving members grows with the number.
    private static let editLimit = 20_000

    /// Ports a module.
    ///
    /// - Parameter sources: The Swift files of the module. A file that is not valid Swift is not
    ///   changed, and a note is added.
    /// - Returns: The files after the port, with notes about the remaining work.
    public static func port(_ sources: [SourceText]) -> PortedModule {
      var port = SourcePort(sources)
      port.run()
      return PortedModule(
        files: zip(sources, port.units).map { source, unit in
          PortedModule.File(
            path: source.path, text: unit.isValid ? unit.edits.result : source.text,
            editCount: unit.isValid ? unit.edits.edits.count : 0)
        },
        notes: Set(port.notes).sorted())
    }

    /// Makes all edits.
    ///
    /// Edits that need only a node are made first, so that members that move later include them.
    private mutating func run() {
      for number in units.indices where !units[number].isValid {
        note(number, 0, "the file is not valid Swift and was not ported", "correct it first")
      }
      for number in units.indices where units[number].isValid { portNodes(of: number) }
      leaveSwiftUIOut()
      portOptionalRequirements()
      answerSelectors()
      redirectOverrides()
      moveOverrides()
    }

    /// Ports the nodes of a file one by one. If it needs too many edits, the file is not ported.
    private mutating func portNodes(of number: Int) {
      var nodes: [(Syntax, SyntaxScope)] = []
      units[number].walk { node, scope in if isRelevant(node) { nodes.append((node, scope)) } }
      portImports(number, nodes)
      for (node, scope) in nodes { port(node, scope, number) }
      if units[number].edits.edits.count > Self.editLimit {
        units[number].isValid = false
        note(number, 0, "the file requires too many edits and was not ported", "split it")
      }
    }

    /// Ports the parts of one node that need no other file: attributes, modifiers, types and
    /// declarations. Expressions are ported by ``port(expression:_:_:)``.
    private mutating func port(_ node: Syntax, _ scope: SyntaxScope, _ number: Int) {
      if let attribute = node.as(AttributeSyntax.self) {
        port(attribute, number)
      } else if let modifier = node.as(DeclModifierSyntax.self) {
        port(modifier, number)
      } else if let type = node.as(ProtocolDeclSyntax.self) {
        bindToClasses(type, number)
      } else if let type = node.as(IdentifierTypeSyntax.self) {
        rename(type, number)
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        port(call, scope, number)
      } else if node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        || node.is(MacroExpansionDeclSyntax.self)
      {
        portPreview(node, scope, number)
      } else if let expansion = node.as(MacroExpansionExprSyntax.self) {
        port(expansion, scope, number)
      } else if let expression = node.as(ExprSyntax.self) {
        port(expression: expression, scope, number)
      } else if let declaration = node.as(DeclSyntax.self) {
        rename(declaration, number)
        portObjectOverride(declaration, scope, number)
      }
    }

    /// Ports a call: its names, the object that it creates, or the description of a class.
    ///
    /// A call in a `#if` condition, such as `os(macOS)`, is a compilation condition.
    private mutating func port(
      _ call: FunctionCallExprSyntax, _ scope: SyntaxScope, _ number: Int
    ) {
      if scope.isCondition {
        portCondition(call, number)
      } else {
        rename(call, number)
        replaceFunction(call, number)
        removeIgnoredParameters(call, number)
        portCreation(call, scope, number)
        portIntersection(call, number)
        portClassDescription(call, number)
      }
    }

    /// Ports the use of a name, alone or after a dot.
    private mutating func port(expression: ExprSyntax, _ scope: SyntaxScope, _ number: Int) {
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        noteRuntime(reference, number)
        rename(reference, number)
        qualify(reference, scope, number)
      } else if let member = expression.as(MemberAccessExprSyntax.self) {
        portDynamicLookup(member, number)
        qualify(member, number)
      }
    }

    /// Returns a Boolean value that indicates whether a node may need an edit. Other nodes are
    /// skipped early, because a file has many times more nodes than names, calls and declarations.
    private func isRelevant(_ node: Syntax) -> Bool {
      node.is(AttributeSyntax.self) || node.is(DeclModifierSyntax.self)
        || node.is(ProtocolDeclSyntax.self) || node.is(FunctionCallExprSyntax.self)
        || node.is(MacroExpansionExprSyntax.self) || node.is(DeclReferenceExprSyntax.self)
        || node.is(ImportDeclSyntax.self) || node.is(IdentifierTypeSyntax.self)
        || node.is(MemberAccessExprSyntax.self) || node.is(FunctionDeclSyntax.self)
        || node.is(VariableDeclSyntax.self)
        || node.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
    }
  }
#endif
