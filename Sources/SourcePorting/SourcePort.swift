#if SourcePorting
  import SwiftSyntax

  /// Ports a module of UIKit code to Swift without Objective-C.
  ///
  /// The edits are mechanical: bytes that no edit needs to change stay as they are, and a second port
  /// changes nothing.
  ///
  ///     let module = SourcePort.port([SourceText(path: "Badge.swift", text: text)])
  ///     print(module.files[0].text, module.notes)
  public struct SourcePort {
    /// The number of edits that a file may need. Files that people write need a few hundred; moving
    /// members takes time in proportion to the number.
    private static let editLimit = 20_000

    /// The files with their edits.
    var units: [SourceUnit]
    /// What the files declare.
    let index: ModuleIndex
    /// What could not be ported.
    var notes: [PortNote] = []
    /// The methods that selectors name.
    var named: [ModuleIndex.Method] = []
    /// The overrides that other methods call by another name.
    var redirected: Set<SyntaxIdentifier> = []

    /// Returns the files of one module after the port, with what is left to do.
    ///
    /// A file that is not valid Swift stays as it is, and a note says so.
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

    /// Parses the sources, and reads what they declare.
    private init(_ sources: [SourceText]) {
      units = sources.map(SourceUnit.init)
      index = ModuleIndex(units)
    }

    /// Makes all edits.
    ///
    /// Edits that need only a node come first, so that members which move later take them along.
    private mutating func run() {
      for number in units.indices where !units[number].isValid {
        note(number, 0, "the file is not valid Swift and stays as it is", "correct it first")
      }
      for number in units.indices where units[number].isValid {
        var nodes: [(Syntax, SyntaxScope)] = []
        units[number].walk { node, scope in if isRelevant(node) { nodes.append((node, scope)) } }
        portImports(number, nodes)
        for (node, scope) in nodes { port(node, scope, number) }
        if units[number].edits.edits.count > Self.editLimit {
          units[number].isValid = false
          note(number, 0, "the file needs too many edits and stays as it is", "split it")
        }
      }
      portOptionalRequirements()
      answerSelectors()
      redirectOverrides()
      moveOverrides()
    }

    /// Ports the parts of one node that need no other file.
    private mutating func port(_ node: Syntax, _ scope: SyntaxScope, _ number: Int) {
      if let attribute = node.as(AttributeSyntax.self) {
        port(attribute, number)
      } else if let modifier = node.as(DeclModifierSyntax.self) {
        port(modifier, number)
      } else if let type = node.as(ProtocolDeclSyntax.self) {
        bindToClasses(type, number)
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        if scope.isCondition {
          portCondition(call, number)
        } else {
          rename(call, number)
          portCreation(call, scope, number)
          portClassDescription(call, number)
        }
      } else if let expansion = node.as(MacroExpansionExprSyntax.self) {
        port(expansion, scope, number)
      } else if let reference = node.as(DeclReferenceExprSyntax.self) {
        noteRuntime(reference, number)
        rename(reference, number)
        qualify(reference, scope, number)
      } else if let type = node.as(IdentifierTypeSyntax.self) {
        rename(type, number)
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        portDynamicLookup(member, number)
      } else if let declaration = node.as(DeclSyntax.self) {
        rename(declaration, number)
        portObjectOverride(declaration, scope, number)
      }
    }

    /// Adds a note at an offset of a file.
    mutating func note(_ number: Int, _ offset: Int, _ message: String, _ hint: String) {
      notes.append(units[number].note(offset, message, hint))
    }

    /// Returns a Boolean value that indicates whether a node can need an edit.
    private func isRelevant(_ node: Syntax) -> Bool {
      node.is(AttributeSyntax.self) || node.is(DeclModifierSyntax.self)
        || node.is(ProtocolDeclSyntax.self) || node.is(FunctionCallExprSyntax.self)
        || node.is(MacroExpansionExprSyntax.self) || node.is(DeclReferenceExprSyntax.self)
        || node.is(ImportDeclSyntax.self) || node.is(IdentifierTypeSyntax.self)
        || node.is(MemberAccessExprSyntax.self) || node.is(FunctionDeclSyntax.self)
        || node.is(VariableDeclSyntax.self)
    }
  }
#endif
