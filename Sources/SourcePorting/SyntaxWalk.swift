#if SourcePorting
  import SwiftSyntax

  /// What surrounds a node: the types and conditions around it.
  struct SyntaxScope {
    /// The name of the innermost type with those around it, such as `Cell.Badge`; empty outside of types.
    var type = ""
    /// The texts of the conditions (`#if`) around the node, from the outside; after `else ` those that
    /// must be false.
    var conditions: [String] = []
    /// A Boolean value that indicates whether the node is part of a condition of `#if`.
    var isCondition = false
  }

  extension SourceUnit {
    /// The number of clauses of `#if` before a clause that are looked at.
    private static let clauseLimit = 16
    /// The number of bytes of a condition that are looked at.
    private static let conditionLimit = 200

    /// Visits all nodes in the order of the source, without recursion: chains of calls in hostile
    /// sources are as deep as the file is long.
    func walk(_ visit: (Syntax, SyntaxScope) -> Void) {
      var stack: [(Syntax, SyntaxScope)] = [(Syntax(tree), SyntaxScope())]
      while let (node, scope) = stack.popLast() {
        visit(node, scope)
        if node.is(TokenSyntax.self) { continue }
        let inner = self.scope(inside: node, scope)
        for child in node.children(viewMode: .sourceAccurate).reversed() {
          var childScope = inner
          if let clause = node.as(IfConfigClauseSyntax.self) {
            if child.keyPathInParent == \IfConfigClauseSyntax.condition {
              childScope.isCondition = true
            }
            childScope.conditions += conditions(of: clause)
          }
          stack.append((child, childScope))
        }
      }
    }

    /// Returns the conditions for a clause to be compiled: its own, and those before it with `else `
    /// before them.
    private func conditions(of clause: IfConfigClauseSyntax) -> [String] {
      var result: [String] = []
      let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) ?? []
      for other in clauses.prefix(Self.clauseLimit) {
        if other.id == clause.id { break }
        if let condition = other.condition { result.append("else " + start(of: condition)) }
      }
      if let condition = clause.condition { result.append(start(of: condition)) }
      return result
    }

    /// Returns the start of the text of a condition, which is all of it unless the source is hostile.
    private func start(of condition: ExprSyntax) -> String {
      edits.source(condition.bytes.prefix(Self.conditionLimit))
    }

    /// Returns the scope of the children of a node: that of the node, or of the type that it declares
    /// or extends.
    private func scope(inside node: Syntax, _ scope: SyntaxScope) -> SyntaxScope {
      var name: String?
      if let type = node.as(ClassDeclSyntax.self) { name = type.name.text }
      if let type = node.as(StructDeclSyntax.self) { name = type.name.text }
      if let type = node.as(EnumDeclSyntax.self) { name = type.name.text }
      if let type = node.as(ActorDeclSyntax.self) { name = type.name.text }
      if let type = node.as(ProtocolDeclSyntax.self) { name = type.name.text }
      if let type = node.as(ExtensionDeclSyntax.self) { name = text(type.extendedType) }
      guard let name else { return scope }
      var inner = scope
      inner.type = scope.type.isEmpty ? name : scope.type + "." + name
      return inner
    }
  }
#endif
