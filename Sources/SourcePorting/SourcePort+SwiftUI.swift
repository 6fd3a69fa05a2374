#if SourcePorting
  import SwiftSyntax

  /// Declarations that name types of SwiftUI, which Linux lacks.
  ///
  /// A file that needs SwiftUI only in part stays, without these declarations:
  ///
  ///     #if canImport(SwiftUI)
  ///     func show<Content: View>(_ content: Content) { … }
  ///     #endif
  ///
  /// What counts is the declaration without its body. A type that is left out is left out of the other
  /// declarations of files with SwiftUI, too.
  extension SourcePort {
    /// The names of types and attributes of SwiftUI that declarations of libraries name.
    private static let names: Set<String> = [
      "AnyView", "App", "Binding", "Color", "ColorScheme", "ContentBuilder", "EdgeInsets",
      "EmptyView", "Environment", "EnvironmentKey", "EnvironmentObject", "EnvironmentValues",
      "FocusState", "ForEach", "GeometryProxy", "GeometryReader", "Gesture", "LocalizedStringKey",
      "NSViewRepresentable", "Namespace", "ObservableObject", "ObservedObject", "PreferenceKey",
      "PreviewProvider", "Published", "Scene", "Shape", "State", "StateObject", "Text",
      "UIHostingConfiguration", "UIHostingController", "UIViewControllerRepresentable",
      "UIViewControllerRepresentableContext", "UIViewRepresentable", "UIViewRepresentableContext",
      "View", "ViewBuilder", "ViewModifier",
    ]

    /// Leaves the declarations out that name types of SwiftUI.
    mutating func leaveSwiftUIOut() {
      let files = units.indices.filter {
        units[$0].isValid && units[$0].importsSwiftUI && !leftOut.contains($0)
      }
      guard !files.isEmpty else { return }
      let own = Set(index.types.values.joined())
      var names = Self.names.subtracting(own)
      // A type that is left out can be named by another one, in chains as long as there are types.
      for _ in 0...own.count {
        let found = files.reduce(into: Set<String>()) { $0.formUnion(types(in: $1, naming: names)) }
        if found.isSubset(of: names) { break }
        names.formUnion(found)
      }
      for file in files { leaveOut(declarationsNaming: names, in: file) }
    }

    /// Returns the types outside of others that name one of the names.
    private func types(in number: Int, naming names: Set<String>) -> Set<String> {
      var result: Set<String> = []
      for item in units[number].tree.statements {
        guard let type = item.item.asProtocol((any NamedDeclSyntax).self),
          type.asProtocol((any DeclGroupSyntax).self) != nil, self.names(Syntax(type), names)
        else { continue }
        result.insert(type.name.text)
      }
      return result
    }

    /// Puts the declarations of a file that name one of the names into conditions.
    private mutating func leaveOut(declarationsNaming names: Set<String>, in number: Int) {
      var found: [Range<Int>] = []
      var end = 0
      units[number].walk { node, scope in
        guard node.is(DeclSyntax.self), node.bytes.lowerBound >= end, isMember(node),
          !isGuarded(scope, "SwiftUI"), self.names(node, names)
        else { return }
        end = node.bytes.upperBound
        // A member that moves to its class would leave its condition behind.
        if !isMoved(node) { found.append(node.bytes) }
      }
      for range in found {
        guard let start = startOfLine(range.lowerBound, number) else { continue }
        units[number].edits.insert("#if canImport(SwiftUI)\n", at: start)
        units[number].edits.insert("\n#endif", at: range.upperBound)
        note(
          number, range.lowerBound, "the declaration needs SwiftUI and is left out on Linux",
          "leave out what uses it")
      }
    }

    /// Returns a Boolean value that indicates whether a declaration is that of a file or type, not of a
    /// function.
    private func isMember(_ node: Syntax) -> Bool {
      if node.parent?.is(MemberBlockItemSyntax.self) ?? false { return true }
      let list = node.parent?.parent?.parent
      return list?.is(SourceFileSyntax.self) ?? false
        || node.parent?.is(CodeBlockItemSyntax.self) ?? false
          && list?.is(IfConfigClauseSyntax.self) ?? false
    }

    /// Returns a Boolean value that indicates whether a declaration overrides another one and stands in
    /// an extension.
    private func isMoved(_ node: Syntax) -> Bool {
      let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard modifiers?.contains(where: { $0.name.text == "override" }) ?? false else {
        return false
      }
      return node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) ?? false
    }

    /// Returns the offset of the line that begins with a place; nil if something stands before it.
    private func startOfLine(_ offset: Int, _ number: Int) -> Int? {
      let bytes = units[number].edits.bytes
      var start = offset
      while start > 0, bytes[start - 1] == 32 || bytes[start - 1] == 9 { start -= 1 }
      return start == 0 || bytes[start - 1] == 10 || bytes[start - 1] == 13 ? start : nil
    }

    /// Returns a Boolean value that indicates whether a declaration, without its body, names one of the
    /// names as a type or attribute, or is initialized with such a type.
    private func names(_ node: Syntax, _ names: Set<String>) -> Bool {
      var stack = parts(of: node)
      while let part = stack.popLast() {
        if let type = part.as(IdentifierTypeSyntax.self), names.contains(type.name.text) {
          return true
        }
        stack += part.children(viewMode: .sourceAccurate)
      }
      if let value = node.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value,
        let called = value.as(FunctionCallExprSyntax.self)?.calledExpression
      {
        let reference =
          called.as(GenericSpecializationExprSyntax.self)?.expression ?? called
        return reference.as(DeclReferenceExprSyntax.self).map { names.contains($0.baseName.text) }
          ?? false
      }
      return false
    }

    /// Returns the parts of a declaration that name types, without bodies and values.
    private func parts(of node: Syntax) -> [Syntax] {
      var parts: [Syntax?] = []
      if let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes {
        parts.append(Syntax(attributes))
      }
      if let group = node.asProtocol((any DeclGroupSyntax).self) {
        parts.append(group.inheritanceClause.map(Syntax.init))
        parts.append(group.genericWhereClause.map(Syntax.init))
      }
      if let generic = node.asProtocol((any WithGenericParametersSyntax).self) {
        parts.append(generic.genericParameterClause.map(Syntax.init))
        parts.append(generic.genericWhereClause.map(Syntax.init))
      }
      if let type = node.as(ExtensionDeclSyntax.self) { parts.append(Syntax(type.extendedType)) }
      if let function = node.as(FunctionDeclSyntax.self) { parts.append(Syntax(function.signature)) }
      if let creation = node.as(InitializerDeclSyntax.self) {
        parts.append(Syntax(creation.signature))
      }
      if let subscripting = node.as(SubscriptDeclSyntax.self) {
        parts += [Syntax(subscripting.parameterClause), Syntax(subscripting.returnClause)]
      }
      if let alias = node.as(TypeAliasDeclSyntax.self) { parts.append(Syntax(alias.initializer)) }
      if let variable = node.as(VariableDeclSyntax.self) {
        parts += variable.bindings.map { $0.typeAnnotation.map(Syntax.init) }
      }
      return parts.compactMap { $0 }
    }
  }
#endif
