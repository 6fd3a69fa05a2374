#if SourcePorting
  import SwiftSyntax

  /// Declarations that use types of SwiftUI, which is not available on Linux.
  ///
  /// A file that needs SwiftUI only in part is kept, without these declarations:
  ///
  ///     #if canImport(SwiftUI)
  ///     func show<Content: View>(_ content: Content) { … }
  ///     #endif
  ///
  /// Only the declaration without its body is considered: a function that uses SwiftUI inside its
  /// body can have callers, which would not compile without it. A declaration that uses an excluded
  /// type is excluded too, and so is a type if all its initializers are.
  ///
  /// A file whose types no other file needs was already excluded as a whole, with its imports.
  ///
  /// Overrides in extensions are not excluded, because they move to their classes. Neither are
  /// declarations that do not begin a line, because a condition needs separate lines.
  extension SourcePort {
    /// The names of SwiftUI types and attributes that library declarations use.
    ///
    /// They are those of views and their parts, property wrappers, environment values, Combine's
    /// observable objects, and the classes that connect SwiftUI and UIKit. Names that the module
    /// declares are ignored.
    static let swiftUINames: Set<String> = [
      "AnyView", "App", "Binding", "Color", "ColorScheme", "EdgeInsets",
      "EmptyView", "Environment", "EnvironmentKey", "EnvironmentObject", "EnvironmentValues",
      "FocusState", "ForEach", "GeometryProxy", "GeometryReader", "Gesture", "LocalizedStringKey",
      "NSViewRepresentable", "Namespace", "ObservableObject", "ObservedObject", "PreferenceKey",
      "PreviewProvider", "Published", "Scene", "Shape", "State", "StateObject", "Text",
      "UIHostingConfiguration", "UIHostingController", "UIViewControllerRepresentable",
      "UIViewControllerRepresentableContext", "UIViewRepresentable", "UIViewRepresentableContext",
      "View", "ViewBuilder", "ViewModifier",
    ]

    /// The maximum length of a chain of excluded types, each of which is excluded because of the
    /// previous one.
    private static let chainLimit = 64

    /// Excludes the declarations that use types of SwiftUI.
    mutating func leaveSwiftUIOut() {
      let files = units.indices.filter { units[$0].isValid && !leftOut.contains($0) }
      let imports = Set(files.filter { units[$0].importsSwiftUI })
      guard !imports.isEmpty || !leftOut.isEmpty else { return }
      let system = Self.swiftUINames.subtracting(index.types.values.joined())
      var left = Set(leftOut.flatMap { index.types[$0] ?? [] })
      for _ in 0..<Self.chainLimit {
        let found = files.reduce(into: Set<String>()) {
          $0.formUnion(types(in: $1, naming: imports.contains($1) ? system.union(left) : left))
        }
        if found.isSubset(of: left) { break }
        left.formUnion(found)
      }
      for file in files {
        let names = imports.contains(file) ? system.union(left) : left
        if !names.isEmpty { leaveOut(declarationsNaming: names, in: file) }
      }
    }

    /// Returns the top-level types that use one of the names.
    private func types(in number: Int, naming names: Set<String>) -> Set<String> {
      var result: Set<String> = []
      guard !names.isEmpty else { return result }
      for item in units[number].tree.statements {
        guard let type = item.item.asProtocol((any NamedDeclSyntax).self),
          type.asProtocol((any DeclGroupSyntax).self) != nil, isLeftOut(Syntax(type), names)
        else { continue }
        result.insert(type.name.text)
      }
      return result
    }

    /// Returns a Boolean value that indicates whether a declaration uses one of the names, or is a
    /// type that cannot be created because all its initializers do.
    private func isLeftOut(_ node: Syntax, _ names: Set<String>) -> Bool {
      if self.names(node, names) { return true }
      guard node.is(ClassDeclSyntax.self) || node.is(StructDeclSyntax.self),
        let members = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
      else { return false }
      let creations = members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      return !creations.isEmpty && creations.allSatisfy { self.names(Syntax($0), names) }
    }

    /// Puts the declarations of a file that use one of the names into conditions.
    private mutating func leaveOut(declarationsNaming names: Set<String>, in number: Int) {
      var found: [Range<Int>] = []
      var end = 0
      units[number].walk { node, scope in
        guard node.is(DeclSyntax.self), node.bytes.lowerBound >= end, isMember(node),
          !isGuarded(scope, "SwiftUI"), isLeftOut(node, names)
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
          number, range.lowerBound, "the declaration requires SwiftUI and is excluded on Linux",
          "exclude code that uses it")
      }
    }

    /// Returns a Boolean value that indicates whether a declaration is a member of a file or type
    /// and not local to a function.
    private func isMember(_ node: Syntax) -> Bool {
      if node.parent?.is(MemberBlockItemSyntax.self) ?? false { return true }
      let list = node.parent?.parent?.parent
      return list?.is(SourceFileSyntax.self) ?? false
        || node.parent?.is(CodeBlockItemSyntax.self) ?? false
          && list?.is(IfConfigClauseSyntax.self) ?? false
    }

    /// Returns a Boolean value that indicates whether a declaration is an override in an extension.
    private func isMoved(_ node: Syntax) -> Bool {
      let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard modifiers?.contains(where: { $0.name.text == "override" }) ?? false else {
        return false
      }
      return node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) ?? false
    }

    /// Returns the offset of the start of the line if only whitespace precedes an offset, or `nil`
    /// otherwise.
    private func startOfLine(_ offset: Int, _ number: Int) -> Int? {
      let bytes = units[number].edits.bytes
      var start = offset
      while start > 0, bytes[start - 1] == 32 || bytes[start - 1] == 9 { start -= 1 }
      return start == 0 || bytes[start - 1] == 10 || bytes[start - 1] == 13 ? start : nil
    }

    /// Returns a Boolean value that indicates whether a declaration, without its body, uses one of
    /// the names as a type or attribute, or is initialized with such a type.
    func names(_ node: Syntax, _ names: Set<String>) -> Bool {
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

    /// Returns the parts of a declaration that contain type names, without bodies and values.
    ///
    /// Attributes, inheritance and generic parameters are included for all declarations.
    private func parts(of node: Syntax) -> [Syntax] {
      var parts = ownParts(of: node)
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
      return parts.compactMap { $0 }
    }

    /// Returns the parts that only one kind of declaration has: signatures, the extended type of an
    /// extension, the underlying type of an alias, and the types of variables.
    private func ownParts(of node: Syntax) -> [Syntax?] {
      if let type = node.as(ExtensionDeclSyntax.self) { return [Syntax(type.extendedType)] }
      if let function = node.as(FunctionDeclSyntax.self) { return [Syntax(function.signature)] }
      if let creation = node.as(InitializerDeclSyntax.self) { return [Syntax(creation.signature)] }
      if let alias = node.as(TypeAliasDeclSyntax.self) { return [Syntax(alias.initializer)] }
      if let subscripting = node.as(SubscriptDeclSyntax.self) {
        return [Syntax(subscripting.parameterClause), Syntax(subscripting.returnClause)]
      }
      return node.as(VariableDeclSyntax.self)?.bindings.map {
        $0.typeAnnotation.map(Syntax.init)
      } ?? []
    }
  }
#endif
