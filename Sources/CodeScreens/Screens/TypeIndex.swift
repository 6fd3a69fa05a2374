#if SourcePorting
  import SwiftSyntax

  /// The types of a module by name, with what is needed to create their values.
  struct TypeIndex {
    /// A parameter of an initializer or method.
    struct Parameter {
      /// The argument label, or `nil` for none.
      let label: String?
      /// The name inside the function, from which texts are made.
      let name: String
      /// The type.
      let type: TypeSyntax
      /// A Boolean value that indicates whether the parameter can be omitted.
      let isOptional: Bool
      /// A Boolean value that indicates whether a property can be set from outside the type.
      var isSettable = false
    }

    /// A function of a type.
    struct Function {
      /// The name, or `init`.
      let name: String
      /// The parameters.
      let parameters: [Parameter]
      /// A Boolean value that indicates whether callers outside the type cannot use it.
      let isPrivate: Bool
      /// A Boolean value that indicates whether it is generic.
      let isGeneric: Bool
    }

    /// The kinds of types.
    enum Kind { case structure, classType, enumeration, protocolType, actor }

    /// A type with the members of its extensions.
    struct Entry {
      /// The name with its outer types, such as `Cell.Badge`.
      let name: String
      /// The kind.
      let kind: Kind
      /// The path of the file.
      let file: String
      /// The lines of the declaration, from 1.
      let lines: ClosedRange<Int>
      /// The names of superclass and protocols.
      var parents: [String] = []
      /// A Boolean value that indicates whether the type has generic parameters.
      let isGeneric: Bool
      /// The initializers.
      var initializers: [Function] = []
      /// The methods of instances.
      var methods: [Function] = []
      /// The stored properties of instances, as parameters of the memberwise initializer.
      var properties: [Parameter] = []
      /// The cases of an enumeration.
      var cases: [Function] = []
      /// The names of static members with a value of the type.
      var samples: [String] = []
    }

    /// The types by name.
    private(set) var entries: [String: Entry] = [:]
    /// The full names by last component.
    private var fullNames: [String: [String]] = [:]
    /// The types of aliases by name.
    private(set) var aliases: [String: TypeSyntax] = [:]
    /// The names of free functions and constants by the name of their type.
    private(set) var values: [String: String] = [:]

    /// The names of static members that hold a sample.
    private static let sampleNames = [
      "preview", "mock", "sample", "example", "stub", "fixture", "placeholder", "dummy", "shared",
      "default",
    ]

    /// Indexes sources.
    ///
    /// - Parameter files: The prepared sources.
    init(_ files: [SourcePreparation]) {
      for isExtension in [false, true] {
        for file in files { add(file, extensions: isExtension) }
      }
      for file in files where Self.isPreviewFile(file.path) { addValues(file) }
    }

    /// Returns a Boolean value that indicates whether a file has values for previews by convention.
    static func isPreviewFile(_ path: String) -> Bool {
      path.split(separator: "/").last?.lowercased() == "previews.swift"
    }

    /// Returns the type with a name, as code at the top level of the module would find it.
    subscript(_ name: String) -> Entry? {
      entries[name] ?? fullNames[name]?.first.flatMap { entries[$0] }
    }

    /// The types in the order of their names.
    var sorted: [Entry] {
      entries.values.sorted { ($0.file, $0.lines.lowerBound) < ($1.file, $1.lines.lowerBound) }
    }

    /// Adds the types of a file, or the members of its extensions.
    private mutating func add(_ file: SourcePreparation, extensions: Bool) {
      let converter = SourceLocationConverter(fileName: "", tree: file.tree)
      var stack: [(Syntax, String)] = [(Syntax(file.tree), "")]
      while let (node, outer) = stack.popLast() {
        if node.is(CodeBlockSyntax.self) || node.is(ExprSyntax.self) { continue }
        var inner = outer
        if let group = node.asProtocol((any DeclGroupSyntax).self) {
          let name = Self.name(of: group)
          inner = outer.isEmpty ? name : outer + "." + name
          let isExtension = node.is(ExtensionDeclSyntax.self)
          if isExtension == extensions {
            let lines =
              converter.location(for: group.positionAfterSkippingLeadingTrivia)
              .line...converter.location(for: group.endPositionBeforeTrailingTrivia).line
            add(group, name: inner, file: file.path, lines: lines)
          }
        } else if !extensions, let alias = node.as(TypeAliasDeclSyntax.self) {
          aliases[alias.name.text] = alias.initializer.value
        }
        stack += node.children(viewMode: .sourceAccurate).reversed().map { ($0, inner) }
      }
    }

    /// Returns the name of a type or of the extended type.
    private static func name(of group: any DeclGroupSyntax) -> String {
      group.asProtocol((any NamedDeclSyntax).self)?.name.text
        ?? group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
    }

    /// Adds a type, or the members of an extension to its type.
    private mutating func add(
      _ group: any DeclGroupSyntax, name: String, file: String, lines: ClosedRange<Int>
    ) {
      let isExtension = group.is(ExtensionDeclSyntax.self)
      let key = isExtension ? (self[name]?.name ?? name) : name
      if !isExtension, entries[key] == nil {
        let isGeneric =
          group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
        entries[key] = Entry(
          name: key, kind: Self.kind(of: group), file: file, lines: lines, isGeneric: isGeneric)
        fullNames[String(key.split(separator: ".").last ?? ""), default: []].append(key)
      }
      guard var entry = entries[key] else { return }
      entry.parents +=
        group.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      for member in group.memberBlock.members {
        entry.add(member.decl, samples: Self.sampleNames, isExtension: isExtension)
      }
      entries[key] = entry
    }

    private static func kind(of group: any DeclGroupSyntax) -> Kind {
      switch group.kind {
      case .classDecl: .classType
      case .enumDecl: .enumeration
      case .protocolDecl: .protocolType
      case .actorDecl: .actor
      default: .structure
      }
    }

    /// Adds the functions without parameters and the constants of a file of values for previews.
    private mutating func addValues(_ file: SourcePreparation) {
      for item in file.tree.statements {
        if let function = item.item.as(FunctionDeclSyntax.self),
          function.signature.parameterClause.parameters.isEmpty,
          let type = function.signature.returnClause?.type.trimmedDescription
        {
          values[type] = function.name.text + "()"
        }
        guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings {
          guard let type = binding.typeAnnotation?.type.trimmedDescription else { continue }
          values[type] = binding.pattern.trimmedDescription
        }
      }
    }
  }
#endif
