#if SourcePorting
  import SwiftSyntax

  /// The declarations of a module's files, by name.
  struct ModuleIndex {
    /// A class of the module.
    struct Class {
      /// The index of the file.
      let file: Int
      /// The name, including the enclosing types.
      let name: String
      /// The name of the superclass or of the first protocol, or `nil` for a class without either.
      let superclass: String?
      /// The offset of the closing brace of the body.
      let end: Int
      /// The access modifier `open` or `public`, or the empty string.
      let access: String
      /// A Boolean value that indicates whether the declaration has the attribute `@MainActor`.
      let isMainActor: Bool
      /// The number of enclosing types.
      let depth: Int
    }

    /// A method with its argument labels.
    struct Method {
      /// The index of the file.
      let file: Int
      /// The name of the type that declares or extends it.
      let type: String
      /// The declaration.
      let node: FunctionDeclSyntax
      /// The name without arguments.
      var name: String { node.name.text }
      /// The argument labels, with `_` for arguments without a label.
      var labels: [String] {
        node.signature.parameterClause.parameters.map { $0.firstName.text }
      }
      /// The name with the labels, such as `tap(_:)`.
      var fullName: String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }
    }

    /// The maximum number of methods with the same name that are searched. Handwritten modules have
    /// fewer; more would make the search for the method of a selector slow.
    private static let methodLimit = 256

    /// The classes, by name.
    private(set) var classes: [String: Class] = [:]
    /// The methods of types and extensions, by name without arguments.
    private(set) var methods: [String: [Method]] = [:]
    /// The names in inheritance clauses of types and their extensions, by type.
    private(set) var conformances: [String: Set<String>] = [:]
    /// The names of stored and computed properties.
    private(set) var properties: Set<String> = []
    /// The names of the top-level types of a file, by file index.
    private(set) var types: [Int: Set<String>] = [:]
    /// The capitalized names that a file without SwiftUI uses, by file index.
    private(set) var uses: [Int: Set<String>] = [:]
    /// The names of properties that contain closures.
    private(set) var closures: Set<String> = []
    /// The names of all other properties, by the name of their type.
    private var typed: [String: Set<String>] = [:]
    /// The names of type aliases for function types.
    private var closureTypes: Set<String> = []
    /// The names of global functions.
    private(set) var functions: Set<String> = []
    /// The bounds of generic parameters and associated types, by type.
    private(set) var bounds: [String: [String: [String]]] = [:]
    /// The names of properties of type `AnyObject`, including optional ones.
    private(set) var untyped: Set<String> = []
    /// The names of constants that unwrap optional values.
    private(set) var locals: Set<String> = []
    /// The protocols that require a method, by method name.
    private(set) var protocols: [String: Set<String>] = [:]
    /// The classes whose metatype is the only associated value of enumeration cases, by case name.
    private(set) var metatypeCases: [String: Set<String>] = [:]
    /// The full names of overridden methods and properties, by name.
    private(set) var overrides: [String: Set<String>] = [:]

    /// Reads the declarations of files. Files that are not valid Swift are skipped, because nothing
    /// can be inserted in them.
    init(_ units: [SourceUnit]) {
      for (file, unit) in units.enumerated() where unit.isValid {
        unit.walk { node, scope in
          add(node, scope, unit, file)
          use(node, scope, file)
        }
      }
      for (file, unit) in units.enumerated() where unit.importsSwiftUI { uses[file] = nil }
      for name in closureTypes { closures.formUnion(typed[name] ?? []) }
    }

    /// Adds the names that a node uses, and those that it declares at the top level.
    private mutating func use(_ node: Syntax, _ scope: SyntaxScope, _ file: Int) {
      let used =
        node.as(IdentifierTypeSyntax.self)?.name.text
        ?? node.as(DeclReferenceExprSyntax.self)?.baseName.text
      if let used, used.first?.isUppercase ?? false { uses[file, default: []].insert(used) }
      if scope.type.isEmpty, let type = node.asProtocol((any NamedDeclSyntax).self) {
        types[file, default: []].insert(type.name.text)
      }
      addBounds(node)
      if let element = node.as(EnumCaseElementSyntax.self),
        let parameters = element.parameterClause?.parameters, parameters.count == 1,
        let type = parameters.first?.type.as(MetatypeTypeSyntax.self)?.baseType
      {
        metatypeCases[element.name.text, default: []].insert(type.trimmedDescription)
      }
      if let binding = node.as(OptionalBindingConditionSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      {
        locals.insert(name)
      }
      if let type = node.as(ProtocolDeclSyntax.self) {
        for item in type.memberBlock.members {
          guard let method = item.decl.as(FunctionDeclSyntax.self) else { continue }
          protocols[method.name.text, default: []].insert(type.name.text)
        }
      }
    }

    /// Adds the bounds of the generic parameters of a type.
    private mutating func addBounds(_ node: Syntax) {
      guard let type = node.asProtocol((any NamedDeclSyntax).self),
        !node.is(FunctionDeclSyntax.self)
      else { return }
      let parameters = GenericBounds(node).allBounds
      if !parameters.isEmpty {
        bounds[type.name.text, default: [:]].merge(parameters) { $0 + $1 }
      }
    }

    /// Adds the declarations of a node.
    private mutating func add(_ node: Syntax, _ scope: SyntaxScope, _ unit: SourceUnit, _ file: Int)
    {
      if let type = node.as(ClassDeclSyntax.self) {
        add(type, scope, unit, file)
      } else if let type = node.as(StructDeclSyntax.self) {
        conform(type.name.text, to: inherited(type.inheritanceClause, unit))
      } else if let type = node.as(ExtensionDeclSyntax.self) {
        conform(unit.text(type.extendedType), to: inherited(type.inheritanceClause, unit))
      } else if let function = node.as(FunctionDeclSyntax.self), !scope.type.isEmpty {
        add(function, scope, file)
      } else if let function = node.as(FunctionDeclSyntax.self) {
        functions.insert(function.name.text)
      } else if let alias = node.as(TypeAliasDeclSyntax.self) {
        if unit.text(alias.initializer).contains("->") { closureTypes.insert(alias.name.text) }
      } else if let variable = node.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { add(binding, of: variable, scope, unit) }
      }
    }

    /// Adds a class.
    private mutating func add(
      _ type: ClassDeclSyntax, _ scope: SyntaxScope, _ unit: SourceUnit, _ file: Int
    ) {
      let name = scope.type.isEmpty ? type.name.text : scope.type + "." + type.name.text
      let names = inherited(type.inheritanceClause, unit)
      let modifiers = type.modifiers.map(\.name.text)
      classes[name] = Class(
        file: file, name: name, superclass: names.first,
        end: type.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset,
        access: modifiers.first { ["open", "public"].contains($0) } ?? "",
        isMainActor: type.attributes.contains { unit.text($0) == "@MainActor" },
        depth: scope.type.split(separator: ".").count)
      conform(name, to: names)
    }

    /// Adds a method of a type or extension.
    private mutating func add(_ function: FunctionDeclSyntax, _ scope: SyntaxScope, _ file: Int) {
      let method = Method(file: file, type: scope.type, node: function)
      if methods[method.name]?.count ?? 0 < Self.methodLimit {
        methods[method.name, default: []].append(method)
      }
      if isOverride(function.modifiers) {
        overrides[method.fullName, default: []].insert(scope.type)
      }
    }

    /// Adds a variable or constant.
    private mutating func add(
      _ binding: PatternBindingSyntax, of variable: VariableDeclSyntax, _ scope: SyntaxScope,
      _ unit: SourceUnit
    ) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return
      }
      properties.insert(name)
      let hasClosure = binding.typeAnnotation.map { unit.text($0).contains("->") } ?? false
      if hasClosure { closures.insert(name) }
      if let type = binding.typeAnnotation?.type {
        let wrapped =
          type.as(OptionalTypeSyntax.self)?.wrappedType
          ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
        if let named = wrapped.as(IdentifierTypeSyntax.self) {
          typed[named.name.text, default: []].insert(name)
        }
      }
      let type = binding.typeAnnotation.map { unit.text($0.type) } ?? ""
      if ["AnyObject", "AnyObject?", "AnyObject!"].contains(type) { untyped.insert(name) }
      if isOverride(variable.modifiers) { overrides[name, default: []].insert(scope.type) }
    }

    /// Adds the superclass and protocols of a type.
    private mutating func conform(_ type: String, to names: [String]) {
      conformances[type, default: []].formUnion(names)
    }

    /// Returns a Boolean value that indicates whether the modifiers contain `override`.
    private func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { $0.name.text == "override" }
    }

    /// Returns the names of an inheritance clause, without generic arguments.
    private func inherited(_ clause: InheritanceClauseSyntax?, _ unit: SourceUnit) -> [String] {
      clause?.inheritedTypes.map { inherited in
        let type = inherited.type
        if let generic = type.as(IdentifierTypeSyntax.self) { return generic.name.text }
        return unit.text(type)
      } ?? []
    }
  }
#endif
