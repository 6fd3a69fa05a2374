#if SourcePorting
  import SwiftSyntax

  /// Optional requirements of protocols.
  ///
  /// A caller writes `delegate?.height?(for: item) ?? 44`, which uses 44 if the delegate has no
  /// such method. After the port, the method always exists, so the second question mark is removed,
  /// and its default implementation returns `nil`:
  ///
  ///     protocol ListDelegate: AnyObject { func height(for item: Item) -> CGFloat? }
  ///     extension ListDelegate { func height(for item: Item) -> CGFloat? { nil } }
  extension SourcePort {
    /// Converts optional Objective-C requirements to requirements with default implementations.
    ///
    /// The result of an optional requirement becomes optional, with `nil` as the default, also in
    /// the types of the module that implement it: callers see whether the method is implemented, as
    /// before.
    mutating func portOptionalRequirements() {
      let requirements = units.indices.filter { units[$0].isValid }.flatMap(requirements)
      for requirement in requirements where !requirement.isOptional {
        if let type = requirement.result { makeOptional(type, requirement.file) }
        makeImplementationsOptional(of: requirement)
      }
      var protocols: [(ProtocolDeclSyntax, Int, [OptionalRequirement])] = []
      for requirement in requirements {
        removeOptional(requirement)
        if protocols.last?.0.id == requirement.type.id {
          protocols[protocols.count - 1].2.append(requirement)
        } else {
          protocols.append((requirement.type, requirement.file, [requirement]))
        }
      }
      for (type, file, requirements) in protocols { addDefaults(requirements, of: type, file) }
      unwrapLookups(requirements)
      let returning = requirements.filter { $0.function != nil && !$0.isOptional }
      removeChaining(
        Set(requirements.map(\.name)), returning: Set(returning.map(\.name)))
    }

    /// Returns the optional requirements of a file in source order, so that requirements of the
    /// same protocol are adjacent.
    private func requirements(_ number: Int) -> [OptionalRequirement] {
      var result: [OptionalRequirement] = []
      units[number].walk { node, _ in
        guard let type = node.as(ProtocolDeclSyntax.self) else { return }
        for item in type.memberBlock.members {
          let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
          guard modifiers?.contains(where: { $0.name.text == "optional" }) ?? false else {
            continue
          }
          result.append(OptionalRequirement(file: number, type: type, node: item.decl))
        }
      }
      return result
    }

    /// Removes the keyword `optional`.
    private mutating func removeOptional(_ requirement: OptionalRequirement) {
      let modifiers = requirement.node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      for modifier in modifiers ?? [] where modifier.name.text == "optional" {
        units[requirement.file].edits.removeWord(modifier.bytes)
      }
    }

    /// Appends `?` to a type, with parentheses if the mark would otherwise apply to a part of the
    /// type.
    private mutating func makeOptional(_ type: TypeSyntax, _ number: Int) {
      let range = type.bytes
      if type.needsParentheses { units[number].edits.insert("(", at: range.lowerBound) }
      units[number].edits.insert(type.needsParentheses ? ")?" : "?", at: range.upperBound)
    }

    /// Makes the results of the implementations in the module optional.
    ///
    /// Implementations are the methods with the same name and result in types that conform to the
    /// protocol, and in their subclasses.
    private mutating func makeImplementationsOptional(of requirement: OptionalRequirement) {
      guard requirement.function != nil, let result = requirement.result else { return }
      let text = units[requirement.file].text(result)
      let name = requirement.type.name.text
      for method in index.methods[requirement.name] ?? []
      where method.fullName == requirement.fullName {
        guard method.type != name, units[method.file].isValid,
          let type = method.node.signature.returnClause?.type, units[method.file].text(type) == text
        else { continue }
        let names =
          [method.type]
          + (index.type(named: method.type).map { index.ancestors(of: $0).map(\.name) } ?? [])
        guard names.contains(where: { index.conformances[$0]?.contains(name) ?? false }) else {
          continue
        }
        makeOptional(type, method.file)
      }
    }

    /// Adds default implementations in an extension after a protocol, with the protocol's access
    /// and the requirements' attributes of availability and isolation.
    private mutating func addDefaults(
      _ requirements: [OptionalRequirement], of type: ProtocolDeclSyntax, _ number: Int
    ) {
      let access = type.modifiers.map(\.name.text).first {
        ["public", "fileprivate", "private"].contains($0)
      }
      let prefix = access == "public" ? "public " : ""
      var lines = ["", "", "extension \(type.name.text) {"]
      for requirement in requirements {
        guard let text = defaultImplementation(of: requirement, number) else { continue }
        let available = attributes(of: requirement).map { "  \($0)\n" }.joined()
        lines.append("\(available)  \(prefix)\(text)")
      }
      lines.append("}")
      units[number].edits.insert(lines.joined(separator: "\n"), at: type.bytes.upperBound)
    }

    /// Returns the text of a method or property that returns `nil`, without attributes and access.
    ///
    /// The result is `nil` for a property without an explicit type.
    private func defaultImplementation(
      of requirement: OptionalRequirement, _ number: Int
    ) -> String? {
      if let function = requirement.function {
        let start = function.funcKeyword.bytes.lowerBound
        let end = (function.genericWhereClause?.bytes ?? function.signature.bytes).upperBound
        let signature = units[number].edits.edited(start..<end)
        return "\(signature) {\(requirement.result == nil ? "" : " nil ")}"
      }
      guard let result = requirement.result else { return nil }
      let text = units[number].text(result)
      let optional =
        requirement.isOptional ? text : result.needsParentheses ? "(\(text))?" : text + "?"
      let body = isSettable(requirement) ? "get { nil } set {}" : "nil"
      return "var \(requirement.name): \(optional) { \(body) }"
    }

    /// Returns a Boolean value that indicates whether a property can be set.
    private func isSettable(_ requirement: OptionalRequirement) -> Bool {
      guard
        case .accessors(let list)? = requirement.variable?.bindings.first?.accessorBlock?.accessors
      else { return false }
      return list.contains { $0.accessorSpecifier.text == "set" }
    }

    /// Returns the attributes that a default implementation also needs.
    private func attributes(of requirement: OptionalRequirement) -> [String] {
      let list = requirement.node.asProtocol((any WithAttributesSyntax).self)?.attributes
      return (list ?? []).map { units[requirement.file].text($0) }.filter { attribute in
        ["@available", "@MainActor", "@discardableResult"].contains { attribute.hasPrefix($0) }
      }
    }
  }
#endif
