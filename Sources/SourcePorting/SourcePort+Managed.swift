#if SourcePorting
  import SwiftSyntax

  /// Properties of layers that Core Animation stores.
  ///
  /// With `@NSManaged`, the layer provides the accessors of a property, stores its value by name
  /// and animates it. Without Objective-C, the accessors are written out:
  ///
  ///     @NSManaged var angle: CGFloat
  ///     // var angle: CGFloat { get { value(forKey: "angle") as? CGFloat ?? 0 } set { … } }
  extension SourcePort {
    /// The default values of properties, by type.
    private static let defaults = [
      "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "Bool": "false", "String": "\"\"",
      "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero", "TimeInterval": "0",
      "UIEdgeInsets": ".zero", "CGColor": "UIColor.clear.cgColor", "UIColor": "UIColor.clear",
      "CGAffineTransform": ".identity", "CATransform3D": "CATransform3DIdentity",
    ]

    /// Writes the accessors of a property of a layer. Returns `false` for properties of other
    /// classes, which belong to Core Data, and for types without a default value.
    mutating func portManaged(_ attribute: AttributeSyntax, _ number: Int) -> Bool {
      guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first, variable.bindings.count == 1,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type, isLayer(Syntax(variable), number)
      else { return false }
      let text = units[number].text(type)
      let wrapped =
        type.as(OptionalTypeSyntax.self)?.wrappedType
        ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      let value: String
      if let wrapped {
        value = units[number].text(wrapped)
      } else if let initial = Self.defaults[text] {
        value = "\(text) ?? \(initial)"
      } else {
        return false
      }
      units[number].edits.removeWord(attribute.bytes)
      units[number].edits.insert(
        " { get { value(forKey: \"\(name)\") as? \(value) } "
          + "set { setValue(newValue, forKey: \"\(name)\") } }", at: binding.bytes.upperBound)
      return true
    }

    /// Returns a Boolean value that indicates whether the class that contains a node, or that is
    /// extended there, is a layer: whether its root superclass is a class of Core Animation.
    private func isLayer(_ node: Syntax, _ number: Int) -> Bool {
      var current = node.parent
      while let node = current {
        if let type = node.as(ExtensionDeclSyntax.self) {
          let root = index.type(named: units[number].text(type.extendedType))
            .flatMap { index.rootSuperclass(of: $0) }
          return root?.hasPrefix("CA") ?? false
        }
        if let type = node.as(ClassDeclSyntax.self) {
          let names = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
          let root = names.first.flatMap { index.type(named: $0) }
            .flatMap { index.rootSuperclass(of: $0) }
          return (root ?? names.first)?.hasPrefix("CA") ?? false
        }
        current = node.parent
      }
      return false
    }
  }
#endif
