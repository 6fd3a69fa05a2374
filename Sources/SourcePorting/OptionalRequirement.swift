#if SourcePorting
  import SwiftSyntax

  /// A requirement that conforming types need not implement: `@objc optional`.
  struct OptionalRequirement {
    /// The index of the file.
    let file: Int
    /// The protocol.
    let type: ProtocolDeclSyntax
    /// The declaration.
    let node: DeclSyntax

    /// The declaration of a method, or `nil` for a property.
    var function: FunctionDeclSyntax? { node.as(FunctionDeclSyntax.self) }

    /// The declaration of a property, or `nil` for a method.
    var variable: VariableDeclSyntax? { node.as(VariableDeclSyntax.self) }

    /// The base name, without argument labels.
    var name: String {
      function?.name.text
        ?? variable?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
    }

    /// The name with argument labels, or the plain name of a property.
    var fullName: String {
      function.map { ModuleIndex.Method(file: file, type: "", node: $0).fullName } ?? name
    }

    /// The type of the result or property, or `nil` for `Void`.
    var result: TypeSyntax? {
      let type =
        function?.signature.returnClause?.type ?? variable?.bindings.first?.typeAnnotation?.type
      guard let type else { return nil }
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.isEmpty { return nil }
      if type.as(IdentifierTypeSyntax.self)?.name.text == "Void" { return nil }
      return type
    }

    /// A Boolean value that indicates whether the result need not become optional, because it is
    /// optional already or `Void`.
    var isOptional: Bool {
      guard let result else { return true }
      return result.is(OptionalTypeSyntax.self)
        || result.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
  }

  extension TypeSyntax {
    /// A Boolean value that indicates whether the type needs parentheses before `?` can be
    /// appended.
    var needsParentheses: Bool {
      self.is(FunctionTypeSyntax.self) || self.is(SomeOrAnyTypeSyntax.self)
        || self.is(CompositionTypeSyntax.self) || self.is(AttributedTypeSyntax.self)
    }
  }
#endif
