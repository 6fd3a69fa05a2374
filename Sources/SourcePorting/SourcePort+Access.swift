#if SourcePorting
  import SwiftSyntax

  /// Access control of members that move to another file.
  ///
  /// A member that moves can no longer access private declarations of its file. The ones that it
  /// uses become internal; all others stay private.
  extension SourcePort {
    /// Removes `private` and `fileprivate` from the declarations of a file that a member uses.
    ///
    /// Only top-level declarations and members of top-level types and extensions are considered.
    /// The access of a setter, `private(set)`, stays.
    mutating func openPrivateNames(of member: DeclSyntax, in number: Int) {
      let names = names(in: Syntax(member))
      var modifiers: [Range<Int>] = []
      var keywords: [Int] = []
      units[number].walk { node, scope in
        guard let declaration = node.asProtocol((any DeclSyntaxProtocol).self),
          !scope.type.contains("."), declaredNames(declaration).contains(where: names.contains),
          let list = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
        else { return }
        if isPrivateByExtension(node), let keyword = keyword(of: declaration) {
          keywords.append(keyword.bytes.lowerBound)
        }
        for modifier in list where modifier.detail == nil {
          guard ["private", "fileprivate"].contains(modifier.name.text) else { continue }
          modifiers.append(modifier.bytes)
        }
      }
      for modifier in modifiers { units[number].edits.removeWord(modifier) }
      for keyword in keywords where opened.insert(Place(file: number, offset: keyword)).inserted {
        units[number].edits.insert("internal ", at: keyword)
      }
    }

    /// Returns a Boolean value that indicates whether the access of a member comes only from its
    /// private extension. The modifier of the extension stays, because removing it would affect
    /// other members.
    private func isPrivateByExtension(_ node: Syntax) -> Bool {
      let type = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
      guard let type, let list = node.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
        return false
      }
      let words = ["private", "fileprivate"]
      return type.modifiers.contains { words.contains($0.name.text) }
        && !list.contains { ["open", "public", "internal"].contains($0.name.text) }
    }

    /// Returns the keyword of a function or variable, or `nil` for other declarations.
    private func keyword(of declaration: any DeclSyntaxProtocol) -> TokenSyntax? {
      declaration.as(FunctionDeclSyntax.self)?.funcKeyword
        ?? declaration.as(VariableDeclSyntax.self)?.bindingSpecifier
    }

    /// Removes `private` and `fileprivate` from a method that another file calls.
    mutating func openPrivate(_ method: ModuleIndex.Method) {
      for modifier in method.node.modifiers where modifier.detail == nil {
        guard ["private", "fileprivate"].contains(modifier.name.text) else { continue }
        units[method.file].edits.removeWord(modifier.bytes)
      }
    }

    /// Returns the names of a function, a type, or the variables of a declaration.
    private func declaredNames(_ declaration: any DeclSyntaxProtocol) -> [String] {
      if let variable = declaration.as(VariableDeclSyntax.self) {
        return variable.bindings.compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        }
      }
      return declaration.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
    }

    /// Returns the names of types, functions and variables that a node uses, including those of
    /// members after a dot.
    func names(in node: Syntax) -> Set<String> {
      var (result, stack): (Set<String>, [Syntax]) = ([], [node])
      while let node = stack.popLast() {
        if let reference = node.as(DeclReferenceExprSyntax.self) {
          result.insert(reference.baseName.text)
        } else if let type = node.as(IdentifierTypeSyntax.self) {
          result.insert(type.name.text)
        }
        stack += node.children(viewMode: .sourceAccurate)
      }
      return result
    }
  }
#endif
