#if SourcePorting
  import SwiftSyntax

  /// Objects of classes that are known only at run time.
  ///
  /// Swift calls an initializer on a metatype or a generic type only if it is `required`, unless it
  /// comes from Objective-C. UIKit's classes on Linux have functions for this purpose:
  ///
  ///     T(frame: frame)          // UIView.create(T.self, frame: frame)
  ///     cellClass.init(style: .default, reuseIdentifier: nil)
  ///                              // UITableViewCell.create(cellClass, style: .default, reuseIdentifier: nil)
  extension SourcePort {
    /// The classes that create objects, by the labels of the initializer.
    private static let creators = [
      "": "NSObject", "frame": "UIView", "style reuseIdentifier": "UITableViewCell",
      "reuseIdentifier": "UITableViewHeaderFooterView", "nibName bundle": "UIViewController",
    ]

    /// Replaces the call of an initializer on a metatype or generic type with a function call.
    ///
    /// The labels determine the class that has the function. The class of the object is its first
    /// argument.
    mutating func portCreation(_ call: FunctionCallExprSyntax, _ scope: SyntaxScope, _ number: Int)
    {
      let labels = call.arguments.map { $0.label?.text ?? "_" }.joined(separator: " ")
      guard let creator = Self.creators[labels], call.trailingClosure == nil,
        let left = call.leftParen,
        let metatype = metatype(of: call, hasLabels: !labels.isEmpty, scope, number)
      else { return }
      units[number].edits.replace(call.calledExpression.bytes, with: creator + ".create")
      units[number].edits.insert(metatype + (labels.isEmpty ? "" : ", "), at: left.bytes.upperBound)
    }

    /// Returns the expression of the class whose initializer a call calls, or `nil` if the call
    /// needs no edit.
    ///
    /// `hasLabels` is false for a call without arguments. Every class can have such an initializer,
    /// so the metatype must then be a parameter with a class of UIKit.
    private func metatype(
      of call: FunctionCallExprSyntax, hasLabels: Bool, _ scope: SyntaxScope, _ number: Int
    ) -> String? {
      if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text
        return isKitType(name, Syntax(call), scope) ? name + ".self" : nil
      }
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "init", let base = member.base
      else { return nil }
      let text = units[number].text(base)
      if text == "self" {
        guard isStatic(Syntax(call)), isKitType("Self", Syntax(call), scope) else { return nil }
        return text
      }
      if text == "Self" || text.first?.isUppercase ?? false {
        return isKitType(text, Syntax(call), scope) ? text + ".self" : nil
      }
      guard text != "super", !text.isEmpty else { return nil }
      if hasLabels { return text }
      return isKitMetatype(text, Syntax(call), scope) ? text : nil
    }

    /// Returns a Boolean value that indicates whether a node is in a static method, where `self` is
    /// a metatype.
    private func isStatic(_ node: Syntax) -> Bool {
      var current = node.parent
      while let node = current {
        if node.is(InitializerDeclSyntax.self) { return false }
        let modifiers =
          node.as(FunctionDeclSyntax.self)?.modifiers ?? node.as(VariableDeclSyntax.self)?.modifiers
        if let modifiers {
          return modifiers.contains { ["static", "class"].contains($0.name.text) }
        }
        current = node.parent
      }
      return false
    }

    /// Returns a Boolean value that indicates whether a name refers to a parameter or property
    /// whose type is the metatype of a UIKit class.
    private func isKitMetatype(_ name: String, _ node: Syntax, _ scope: SyntaxScope) -> Bool {
      var current = node.parent
      while let node = current {
        for parameter in node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
          ?? []
        {
          guard (parameter.secondName ?? parameter.firstName).text == name else { continue }
          guard let type = parameter.type.as(MetatypeTypeSyntax.self)?.baseType,
            let base = type.as(IdentifierTypeSyntax.self)?.name.text
          else { return false }
          return isKitType(base, node, scope) || isKitClass(base)
        }
        if let list = node.as(CodeBlockItemListSyntax.self), let base = castMetatype(name, list) {
          return isKitClass(base)
        }
        if let label = node.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self),
          let types = caseMetatypes(name, label)
        {
          return types.allSatisfy(isKitClass)
        }
        current = node.parent
      }
      return false
    }

    /// Returns the possible classes of a constant in a case pattern, as in `case .type(let type):`,
    /// according to the declarations of the module, or `nil` if a case has no such constant.
    private func caseMetatypes(_ name: String, _ label: SwitchCaseLabelSyntax) -> Set<String>? {
      for item in label.caseItems {
        guard let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression,
          let call =
            (pattern.as(OptionalChainingExprSyntax.self)?.expression ?? pattern)
            .as(FunctionCallExprSyntax.self),
          let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          call.arguments.count == 1, let argument = call.arguments.first?.expression,
          ["let \(name)", "var \(name)"].contains(argument.trimmedDescription)
        else { continue }
        return index.metatypeCases[member.declName.baseName.text]
      }
      return nil
    }

    /// Returns the class to whose metatype a constant of a block is cast, as in `let type =
    /// cellType as! UITableViewCell.Type`, or `nil` if it is not cast.
    private func castMetatype(_ name: String, _ list: CodeBlockItemListSyntax) -> String? {
      for item in list {
        for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
          guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
            let elements = binding.initializer?.value.as(SequenceExprSyntax.self)?.elements,
            let type = elements.last?.as(TypeExprSyntax.self)?.type
          else { continue }
          return type.as(MetatypeTypeSyntax.self)?.baseType.trimmedDescription
        }
      }
      return nil
    }

    /// Returns a Boolean value that indicates whether a name is that of a generic type, or `Self`,
    /// with a UIKit superclass.
    private func isKitType(_ name: String, _ node: Syntax, _ scope: SyntaxScope) -> Bool {
      if name != "Self", index.classes[name] != nil { return false }
      var current: Syntax? = node
      while let node = current {
        if let bound = GenericBounds(node)[name] { return bound.contains(where: isKitClass) }
        if name == "Self", let declaration = node.as(ExtensionDeclSyntax.self) {
          let type = declaration.extendedType.trimmedDescription
          return isKitClass(type)
            || (index.conformances[type] ?? []).contains { $0 != type && isKitClass($0) }
        }
        if name == "Self", let type = node.as(ClassDeclSyntax.self) {
          return isKitClass(type.name.text)
        }
        current = node.parent
      }
      guard let type = scope.type.split(separator: ".").last else { return false }
      return index.bounds[String(type)]?[name]?.contains(where: isKitClass) ?? false
    }

    /// Returns a Boolean value that indicates whether a class belongs to UIKit or inherits from a
    /// UIKit class.
    private func isKitClass(_ name: String) -> Bool {
      if let type = index.type(named: name) {
        return index.rootSuperclass(of: type)?.hasPrefix("UI") ?? false
      }
      // UIKit's protocols have these suffixes.
      let isProtocol = ["Delegate", "DataSource", "Transitioning"].contains { name.hasSuffix($0) }
      return name.hasPrefix("UI") && !isProtocol
    }
  }
#endif
