#if SourcePorting
  import SwiftSyntax

  /// The types that generic parameters of a declaration inherit from, by their names.
  ///
  ///     func make<T: UIView & Themed>() -> T where T: NSCoding   // T: UIView, Themed, NSCoding
  struct GenericBounds {
    /// The names of the superclass and the protocols, by parameter name.
    private var bounds: [String: [String]] = [:]

    /// Returns the names of the superclass and the protocols of a parameter, or `nil` if there is
    /// no such parameter.
    subscript(name: String) -> [String]? { bounds[name] }
    /// The bounds of all parameters, by parameter name.
    var allBounds: [String: [String]] { bounds }

    /// Reads the parameters and the `where` clause of a declaration, and the associated types of a
    /// protocol. Other nodes have no bounds.
    init(_ node: Syntax) {
      if let declaration = node.asProtocol((any WithGenericParametersSyntax).self) {
        for parameter in declaration.genericParameterClause?.parameters ?? [] {
          add(parameter.name.text, parameter.inheritedType)
        }
        add(declaration.genericWhereClause)
      } else if let declaration = node.as(ExtensionDeclSyntax.self) {
        add(declaration.genericWhereClause)
      } else if let type = node.as(ProtocolDeclSyntax.self) {
        for item in type.memberBlock.members {
          guard let associated = item.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
          for inherited in associated.inheritanceClause?.inheritedTypes ?? [] {
            add(associated.name.text, inherited.type)
          }
        }
      }
    }

    /// Adds the conformances that a `where` clause requires. Same-type requirements are ignored.
    private mutating func add(_ clause: GenericWhereClauseSyntax?) {
      for requirement in clause?.requirements ?? [] {
        guard case .conformanceRequirement(let conformance) = requirement.requirement else {
          continue
        }
        add(conformance.leftType.trimmedDescription, conformance.rightType)
      }
    }

    /// Adds the parts of a type such as `UIView & Themed` to the bounds of a parameter.
    private mutating func add(_ name: String, _ type: TypeSyntax?) {
      let names = type?.trimmedDescription.split(separator: "&").map { part in
        String(part.filter { !$0.isWhitespace })
      }
      bounds[name, default: []] += names ?? []
    }
  }
#endif
