#if SourcePorting
  import SwiftSyntax

  /// The smallest part around a location.
  extension SourcePruner {
    /// Leaves out the smallest part around a token: a name of an inheritance clause, the innermost
    /// statement, a member, or a declaration of the file.
    mutating func removeSmallest(around token: TokenSyntax, _ message: String) {
      for node in token.enclosing {
        if let type = node.as(InheritedTypeSyntax.self), extent == .innermost {
          return removeInherited(type, message)
        }
        if extent == .innermost, removeElement(node, message) { return }
        if let item = node.as(CodeBlockItemSyntax.self), isCandidate(item) {
          return removeStatement(item, message)
        }
        if let item = node.as(MemberBlockItemSyntax.self), extent <= .member {
          return remove(item.range, .member, message)
        }
        if let clause = node.as(ImportDeclSyntax.self) {
          return remove(clause.range, .statement, message)
        }
      }
    }

    /// Returns a Boolean value that indicates whether an item may be left out alone.
    private func isCandidate(_ item: CodeBlockItemSyntax) -> Bool {
      let isTop = item.parent?.parent?.is(SourceFileSyntax.self) ?? true
      if isTop { return true }
      return extent == .innermost && !isInAdded(item)
    }

    /// Returns a Boolean value that indicates whether an item is needed by a function that the tool
    /// added. Such a function is left out as a whole: all of one that creates an object with
    /// arguments, and one with the body of a preview if its result is affected.
    private func isInAdded(_ item: CodeBlockItemSyntax) -> Bool {
      for node in item.enclosing {
        guard let function = node.as(FunctionDeclSyntax.self),
          function.name.text.hasPrefix(Self.addedPrefix)
        else { continue }
        if !function.name.text.contains("Preview") {
          return !source(item.range).hasPrefix("screen.")
        }
        let isDirect = item.parent?.parent?.id == function.body.map { Syntax($0).id }
        let isOnly = function.body?.statements.count == 1
        return isDirect && (isOnly || item.item.is(ReturnStmtSyntax.self))
      }
      return false
    }

    /// Leaves out a statement, or a declaration of the file.
    private mutating func removeStatement(_ item: CodeBlockItemSyntax, _ message: String) {
      let isTop = item.parent?.parent?.is(SourceFileSyntax.self) ?? true
      if isTop { return remove(item.range, .declaration, message) }
      // The mark is a comment after the statement.
      let marked = item.range.lowerBound..<item.endPosition.utf8Offset
      if source(marked).contains(DefaultValue.mark) {
        return remove(marked, .repaired, message, replacement: DefaultValue.stop + " ")
      }
      if let member = memberCalledLike(item) { return remove(member, .member, message) }
      let isCase = item.parent?.parent?.is(SwitchCaseSyntax.self) ?? false
      let isOnly = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
      remove(item.range, .statement, message, replacement: isCase && isOnly ? "break" : "")
    }

    /// Returns the range of the property around a local variable of the same name, or `nil`.
    ///
    /// Without the variable its name would be that of the property, which would call itself.
    private func memberCalledLike(_ item: CodeBlockItemSyntax) -> Range<Int>? {
      guard let local = item.item.as(VariableDeclSyntax.self) else { return nil }
      let names = Set(local.bindings.map { source($0.pattern.range) })
      for node in item.enclosing {
        guard let member = node.as(MemberBlockItemSyntax.self) else { continue }
        let bindings = member.decl.as(VariableDeclSyntax.self)?.bindings
        let isSame = bindings?.contains { names.contains(source($0.pattern.range)) } ?? false
        return isSame ? member.range : nil
      }
      return nil
    }

    /// Leaves out an element of an array literal, or one of at least three arguments without labels,
    /// as those of `addSubviews(_:)`. Returns `false` for other nodes and for the last element.
    private mutating func removeElement(_ node: Syntax, _ message: String) -> Bool {
      let others: [Range<Int>]
      let comma: TokenSyntax?
      if let element = node.as(ArrayElementSyntax.self) {
        others = element.parent?.as(ArrayElementListSyntax.self)?.map(\.range) ?? []
        comma = element.trailingComma
      } else if let argument = node.as(LabeledExprSyntax.self), argument.label == nil,
        let list = argument.parent?.as(LabeledExprListSyntax.self), list.count > 2,
        list.allSatisfy({ $0.label == nil }), list.parent?.is(FunctionCallExprSyntax.self) ?? false
      {
        others = list.map(\.range)
        comma = argument.trailingComma
      } else {
        return false
      }
      let gone = edits.map(\.range)
      let rest = others.filter { other in
        other != node.range && !gone.contains { $0.contains(other.lowerBound) }
      }
      guard let last = rest.last else { return false }
      if comma == nil, last.upperBound < node.range.lowerBound {
        // A comma before the end is allowed in arrays, but not in all calls.
        let before = last.upperBound - (bytes[last.upperBound - 1] == UInt8(ascii: ",") ? 1 : 0)
        remove(before..<node.range.upperBound, .statement, message)
      } else {
        remove(node.range, .statement, message)
      }
      return true
    }

    /// Leaves out a name of an inheritance clause with its comma, or the whole clause.
    mutating func removeInherited(_ type: InheritedTypeSyntax, _ message: String) {
      guard let list = type.parent?.as(InheritedTypeListSyntax.self),
        let clause = list.parent?.as(InheritanceClauseSyntax.self)
      else { return }
      let gone = edits.map(\.range)
      let rest = Array(list).filter { other in
        other.id != type.id && !gone.contains { $0.contains(other.range.lowerBound) }
      }
      if rest.isEmpty {
        edits.removeAll { clause.range.contains($0.range.lowerBound) }
        remove(clause.range, .inheritance, message)
      } else if let last = rest.last, last.range.upperBound < type.range.lowerBound {
        // The comma before the last name goes with it.
        remove(last.type.range.upperBound..<type.range.upperBound, .inheritance, message)
      } else {
        let end = type.trailingComma?.range.upperBound ?? type.range.upperBound
        remove(type.range.lowerBound..<end, .inheritance, message)
      }
    }
  }
#endif
