#if SourcePorting
  import SwiftSyntax

  /// Overrides in extensions.
  ///
  /// Only Objective-C supports overriding members of extensions, and overriding in extensions. If
  /// the module declares the class, such a member moves to the end of the class body, with its
  /// comments:
  ///
  ///     extension Badge {
  ///       // Keeps the corners round.
  ///       override func layoutSubviews() { … }    // moves into class Badge { … }
  ///     }
  extension SourcePort {
    /// Moves overrides, and members that subclasses override, from extensions into the bodies of
    /// classes. Only Objective-C supports overriding members of extensions.
    mutating func moveOverrides() {
      for number in units.indices where units[number].isValid {
        for declaration in extensions(of: number) {
          guard let type = index.type(named: units[number].text(declaration.extendedType)) else {
            noteOverrides(declaration, number)
            continue
          }
          move(membersOf: declaration, to: type, number)
        }
      }
    }

    /// Returns the extensions of a file, in the order of the source.
    private func extensions(of number: Int) -> [ExtensionDeclSyntax] {
      var result: [ExtensionDeclSyntax] = []
      units[number].walk { node, _ in
        if let declaration = node.as(ExtensionDeclSyntax.self) { result.append(declaration) }
      }
      return result
    }

    /// Moves members to the body of a class if necessary.
    ///
    /// Modifiers and attributes of the extension that apply to all its members, such as `public` or
    /// `@available`, are written before each member that moves.
    private mutating func move(
      membersOf declaration: ExtensionDeclSyntax, to type: ModuleIndex.Class, _ number: Int
    ) {
      let access = declaration.modifiers.map(\.name.text).first { ["public", "open"].contains($0) }
      let attributes = declaration.attributes.map { units[number].text($0) }
        .filter { $0.hasPrefix("@available") || $0.hasPrefix("@MainActor") }
      for item in declaration.memberBlock.members where needsBody(item.decl, type) {
        let start = item.decl.bytes.lowerBound
        guard declaration.genericWhereClause == nil else {
          note(
            number, start, "an override cannot be moved out of a constrained extension",
            "move it by hand")
          continue
        }
        if type.file != number {
          openPrivateNames(of: item.decl, in: number)
          importUIKit(for: names(in: Syntax(item.decl)), in: type.file)
        }
        var prefix = attributes.map { $0 + "\n" + String(repeating: "  ", count: type.depth + 1) }
          .joined()
        if let access, !hasAccess(item.decl) {
          prefix += access == "open" ? "public " : access + " "
        }
        // The whole item moves with its comments; the modifiers of the extension are inserted
        // before the declaration.
        if !prefix.isEmpty { units[number].edits.insert(prefix, at: start) }
        let text = units[number].edits.cut(item.allBytes)
        insertInBody(trimmed(text), of: type)
      }
    }

    /// Returns moved lines, with their comments, with one empty line before them and a newline at
    /// the end.
    private func trimmed(_ text: String) -> String {
      let lines = text.drop { $0.isNewline }
      let end =
        lines.lastIndex { !$0.isWhitespace }.map { lines.index(after: $0) } ?? lines.endIndex
      return "\n" + lines[..<end] + "\n"
    }

    /// Returns a Boolean value that indicates whether a member of an extension must be in the body
    /// of the class because it is an override, or because a subclass in the module overrides it.
    private func needsBody(_ member: DeclSyntax, _ type: ModuleIndex.Class) -> Bool {
      if redirected.contains(member.id) { return false }
      let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
      if modifiers?.contains(where: { $0.name.text == "override" }) ?? false { return true }
      return overridableNames(member).contains { name in
        (index.overrides[name] ?? []).contains { other in
          guard let descendant = index.type(named: other), descendant.name != type.name else {
            return false
          }
          return index.ancestors(of: descendant).contains { $0.name == type.name }
        }
      }
    }

    /// Returns the names by which the index stores overrides of a member: the name of a method with
    /// its labels, or the names of properties.
    private func overridableNames(_ member: DeclSyntax) -> [String] {
      if let function = member.as(FunctionDeclSyntax.self) {
        return [ModuleIndex.Method(file: 0, type: "", node: function).fullName]
      }
      return member.as(VariableDeclSyntax.self)?.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      } ?? []
    }

    /// Returns a Boolean value that indicates whether a member has its own access modifier. The
    /// modifier of a setter, such as `private(set)`, does not count.
    private func hasAccess(_ member: DeclSyntax) -> Bool {
      let words = ["open", "public", "package", "internal", "fileprivate", "private"]
      let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return modifiers?.contains { words.contains($0.name.text) && $0.detail == nil } ?? false
    }

    /// Adds notes for overrides in extensions of classes that the module does not declare.
    private mutating func noteOverrides(_ declaration: ExtensionDeclSyntax, _ number: Int) {
      for item in declaration.memberBlock.members {
        let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        guard modifiers?.contains(where: { $0.name.text == "override" }) ?? false,
          !redirected.contains(item.decl.id)
        else { continue }
        note(
          number, item.decl.bytes.lowerBound,
          "overriding a member of another module's class in an extension requires Objective-C",
          "override it in a subclass; the member is excluded on Linux")
        // The range includes the semicolon, which must not follow the directive.
        let end = (item.semicolon?.bytes ?? item.decl.bytes).upperBound
        let range = item.decl.bytes.lowerBound..<end
        units[number].edits.insert("#if canImport(Darwin)\n", at: range.lowerBound)
        // Nothing may follow the directive on its line.
        let next = units[number].edits.bytes.dropFirst(range.upperBound).first ?? 10
        let isLineEnd = next == 10 || next == 13
        units[number].edits.insert(isLineEnd ? "\n#endif" : "\n#endif\n", at: range.upperBound)
      }
    }
  }
#endif
