#if SourcePorting
  import SwiftSyntax

  extension TypeIndex.Entry {
    /// Adds a member of the type.
    mutating func add(_ declaration: DeclSyntax, samples names: [String], isExtension: Bool) {
      if let creation = declaration.as(InitializerDeclSyntax.self) {
        initializers.append(
          TypeIndex.Function(
            name: "init", creation.signature, creation.modifiers,
            isGeneric: creation.genericParameterClause != nil))
      } else if let function = declaration.as(FunctionDeclSyntax.self), !function.isStatic {
        methods.append(
          TypeIndex.Function(
            name: function.name.text, function.signature, function.modifiers,
            isGeneric: function.genericParameterClause != nil))
      } else if let enumeration = declaration.as(EnumCaseDeclSyntax.self) {
        cases += enumeration.elements.map { TypeIndex.Function($0) }
      } else if let variable = declaration.as(VariableDeclSyntax.self) {
        add(variable, samples: names, isExtension: isExtension)
      }
    }

    /// Adds the bindings of a variable: stored properties, or samples if they are static.
    private mutating func add(
      _ variable: VariableDeclSyntax, samples names: [String], isExtension: Bool
    ) {
      for binding in variable.bindings {
        let member = binding.pattern.trimmedDescription
        let type = binding.typeAnnotation?.type
        if variable.isStatic {
          let value = binding.initializer?.value.as(FunctionCallExprSyntax.self)
          let made = type?.trimmedDescription ?? value?.calledExpression.trimmedDescription
          let isOwn = made == name || made == "Self" || name.hasSuffix("." + (made ?? "."))
          if isOwn, names.contains(where: member.lowercased().hasPrefix) { samples.append(member) }
          continue
        }
        let isLet = variable.bindingSpecifier.text == "let"
        let hasValue = binding.initializer != nil
        guard !isExtension, let type, binding.isStored, !(isLet && hasValue),
          !variable.modifiers.contains(where: { $0.name.text == "lazy" })
        else { continue }
        let canOmit = hasValue || !isLet && type.is(OptionalTypeSyntax.self)
        var property = TypeIndex.Parameter(
          label: member, name: member, type: type, isOptional: canOmit)
        property.isSettable =
          !isLet
          && !variable.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
          && !variable.attributes.contains { $0.trimmedDescription.hasPrefix("@IBOutlet") }
        properties.append(property)
      }
    }
  }

  extension TypeIndex.Function {
    /// Creates a function from a signature.
    init(
      name: String, _ signature: FunctionSignatureSyntax, _ modifiers: DeclModifierListSyntax,
      isGeneric: Bool
    ) {
      self.name = name
      self.isGeneric = isGeneric
      isPrivate = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
      parameters = signature.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.text
        return TypeIndex.Parameter(
          label: label == "_" ? nil : label,
          name: (parameter.secondName ?? parameter.firstName).text,
          type: parameter.type,
          isOptional: parameter.defaultValue != nil || parameter.ellipsis != nil)
      }
    }

    /// Creates a case of an enumeration.
    init(_ element: EnumCaseElementSyntax) {
      name = element.name.text
      isPrivate = false
      isGeneric = false
      parameters =
        element.parameterClause?.parameters.map { parameter in
          let label = parameter.firstName?.text
          return TypeIndex.Parameter(
            label: label == "_" ? nil : label, name: label ?? "value", type: parameter.type,
            isOptional: parameter.defaultValue != nil)
        } ?? []
    }
  }

  extension WithModifiersSyntax {
    /// A Boolean value that indicates whether the declaration is a member of the type itself.
    var isStatic: Bool { modifiers.contains { ["static", "class"].contains($0.name.text) } }
  }

  extension PatternBindingSyntax {
    /// A Boolean value that indicates whether the property is stored: it has no accessors but
    /// observers.
    var isStored: Bool {
      guard let block = accessorBlock else { return true }
      guard case .accessors(let accessors) = block.accessors else { return false }
      return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
#endif
