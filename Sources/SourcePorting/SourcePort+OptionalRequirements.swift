#if SourcePorting
  import SwiftSyntax

  /// Optional requirements of protocols.
  ///
  /// A caller writes `delegate?.height?(for: item) ?? 44` and gets nil if the delegate has no such method.
  /// After the port the method always exists, so that the second question mark goes, and its default
  /// implementation returns nil:
  ///
  ///     protocol ListDelegate: AnyObject { func height(for item: Item) -> CGFloat? }
  ///     extension ListDelegate { func height(for item: Item) -> CGFloat? { nil } }
  extension SourcePort {
    /// The starts of optional methods of UIKit's delegates. On Linux they are requirements with default
    /// implementations.
    private static let delegateMethods = [
      "adaptivePresentationStyle", "addAnimations", "addCompletion", "animationController",
      "animationDidStart", "animationDidStop",
      "animationEnded", "collectionView", "contextMenuInteraction", "gestureRecognizer",
      "indexTitles",
      "interactionController", "layoutManager", "navigationBar", "navigationController",
      "numberOfSections",
      "pageViewController", "pickerView", "popoverPresentationController", "presentationController",
      "prepareForPopoverPresentation", "scrollView", "searchBar", "sectionIndexTitles", "tabBar",
      "tabBarController", "tableView", "textField", "textView", "viewForZooming",
    ]

    /// Makes optional requirements of Objective-C requirements with default implementations.
    ///
    /// The result of an optional requirement becomes optional, with nil as the default, also in the types
    /// of the module that implement it: callers see whether the method is implemented, as before.
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
      removeChaining(Set(requirements.map(\.name)))
    }

    /// Returns the optional requirements of a file, in the order of the source, so that those of one
    /// protocol follow each other.
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

    /// Removes the word `optional`.
    private mutating func removeOptional(_ requirement: OptionalRequirement) {
      let modifiers = requirement.node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      for modifier in modifiers ?? [] where modifier.name.text == "optional" {
        units[requirement.file].edits.removeWord(modifier.bytes)
      }
    }

    /// Appends `?` to a type, with parentheses where it would belong to a part of the type.
    private mutating func makeOptional(_ type: TypeSyntax, _ number: Int) {
      let range = type.bytes
      if type.needsParentheses { units[number].edits.insert("(", at: range.lowerBound) }
      units[number].edits.insert(type.needsParentheses ? ")?" : "?", at: range.upperBound)
    }

    /// Makes the results of the implementations in the module optional.
    ///
    /// Implementations are the methods of the same name and result in types that conform to the
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

    /// Adds default implementations in an extension after a protocol, with the protocol's access and the
    /// requirements' attributes of availability and isolation.
    private mutating func addDefaults(
      _ requirements: [OptionalRequirement], of type: ProtocolDeclSyntax, _ number: Int
    ) {
      let access = type.modifiers.map(\.name.text).first {
        ["public", "fileprivate", "private"].contains($0)
      }
      let prefix = access == "public" ? "public " : ""
      var lines = ["", "", "extension \(type.name.text) {"]
      for requirement in requirements {
        let attributes = attributes(of: requirement)
        let available = attributes.map { "  \($0)\n" }.joined()
        if let function = requirement.function {
          let start = function.funcKeyword.bytes.lowerBound
          let end = (function.genericWhereClause?.bytes ?? function.signature.bytes).upperBound
          let signature = units[number].edits.edited(start..<end)
          lines.append(
            "\(available)  \(prefix)\(signature) {\(requirement.result == nil ? "" : " nil ")}")
        } else if let result = requirement.result {
          let isParenthesized = result.needsParentheses
          let text = units[number].text(result)
          let optional =
            requirement.isOptional ? text : isParenthesized ? "(\(text))?" : text + "?"
          let body = isSettable(requirement) ? "get { nil } set {}" : "nil"
          lines.append("\(available)  \(prefix)var \(requirement.name): \(optional) { \(body) }")
        }
      }
      lines.append("}")
      units[number].edits.insert(lines.joined(separator: "\n"), at: type.bytes.upperBound)
    }

    /// Returns a Boolean value that indicates whether a property can be set.
    private func isSettable(_ requirement: OptionalRequirement) -> Bool {
      guard
        case .accessors(let list)? = requirement.variable?.bindings.first?.accessorBlock?.accessors
      else { return false }
      return list.contains { $0.accessorSpecifier.text == "set" }
    }

    /// Returns the attributes that a default implementation needs as well.
    private func attributes(of requirement: OptionalRequirement) -> [String] {
      let list = requirement.node.asProtocol((any WithAttributesSyntax).self)?.attributes
      return (list ?? []).map { units[requirement.file].text($0) }.filter { attribute in
        ["@available", "@MainActor", "@discardableResult"].contains { attribute.hasPrefix($0) }
      }
    }

    /// Returns a Boolean value that indicates whether a question mark is the second of `delegate?.window??`.
    /// The window of an application's delegate is optional once here, since the requirement is not.
    private func isSecondOfWindow(_ chain: OptionalChainingExprSyntax) -> Bool {
      let first = chain.expression.as(OptionalChainingExprSyntax.self)
      return first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
    }

    /// Removes the question mark of `delegate?.method?(…)`, since the method always exists.
    ///
    /// Types are not known. A name counts if the module declares an optional requirement of that name, or
    /// if it begins like the methods of UIKit's delegates and is not that of a property with a closure.
    private mutating func removeChaining(_ names: Set<String>) {
      for number in units.indices where units[number].isValid {
        var marks: [Range<Int>] = []
        units[number].walk { node, _ in
          guard let chain = node.as(OptionalChainingExprSyntax.self) else { return }
          if isSecondOfWindow(chain) { marks.append(chain.questionMark.bytes) }
          guard
            chain.parent?.is(FunctionCallExprSyntax.self) ?? false,
            let member = chain.expression.as(MemberAccessExprSyntax.self)
          else { return }
          let name = member.declName.baseName.text
          let isDelegate =
            !index.closures.contains(name)
            && Self.delegateMethods.contains { name.hasPrefix($0) }
          if names.contains(name) || isDelegate { marks.append(chain.questionMark.bytes) }
        }
        for mark in marks { units[number].edits.replace(mark, with: "") }
      }
    }
  }
#endif
