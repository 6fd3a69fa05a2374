#if SourcePorting
  import SwiftSyntax

  /// The context of a node: the enclosing types and conditions.
  struct SyntaxScope {
    /// The name of the innermost enclosing type, including its outer types, such as `Cell.Badge`.
    /// It is empty at the top level.
    var type = ""
    /// The texts of the enclosing `#if` conditions, outermost first. Conditions that must be false
    /// are preceded by `else `.
    var conditions: [String] = []
    /// A Boolean value that indicates whether the node is part of a `#if` condition.
    var isCondition = false
  }

  extension SourceUnit {
    /// The maximum number of preceding `#if` clauses that are considered.
    private static let clauseLimit = 16
    /// The maximum number of bytes of a condition that are considered.
    private static let conditionLimit = 200

    /// Visits all nodes in source order, without recursion, because untrusted sources can have
    /// chains of calls as deep as the file is long.
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

    /// Returns the conditions under which a clause is compiled: its own condition, and the
    /// preceding ones with the prefix `else `.
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

    /// Returns the text of a condition, cut off after `conditionLimit` bytes, which only crafted
    /// sources exceed.
    private func start(of condition: ExprSyntax) -> String {
      edits.source(condition.bytes.prefix(Self.conditionLimit))
    }

    /// Returns the scope of the children of a node: that of the node, or of the type that it
    /// declares or extends.
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
