#if SourcePorting
  import SwiftSyntax

  /// Names that Apple replaced in Swift 4 and 4.2. The old names do not exist on Linux.
  ///
  ///     UIControlState.normal                    // UIControl.State.normal
  ///     parent.addChildViewController(child)     // parent.addChild(child)
  ///     NSNotification.Name.UIKeyboardWillShow   // UIResponder.keyboardWillShowNotification
  extension SourcePort {
    /// Replaces the name of a type.
    mutating func rename(_ type: IdentifierTypeSyntax, _ number: Int) {
      guard let name = newName(type.name.text, in: OldNames.types) else { return }
      units[number].edits.replace(type.name.bytes, with: name)
    }

    /// Replaces the name of a type, constant or member.
    ///
    /// After a dot, the name is that of a notification, which is replaced together with its type,
    /// or of another member. Without a dot, it is that of a type, a constant, or a member of
    /// `self`.
    mutating func rename(_ reference: DeclReferenceExprSyntax, _ number: Int) {
      let member = reference.parent?.as(MemberAccessExprSyntax.self).flatMap {
        $0.declName.id == reference.id ? $0 : nil
      }
      let name = reference.baseName.text
      if let member {
        if let new = newName(name, in: OldNames.notifications), isNotificationName(member, number) {
          units[number].edits.replace(member.bytes, with: new)
          return
        }
      } else if let new = newName(name, in: OldNames.types)
        ?? newName(name, in: OldNames.constants)
      {
        units[number].edits.replace(reference.bytes, with: new)
        return
      }
      guard let new = newName(name, in: OldNames.members) else { return }
      units[number].edits.replace(reference.baseName.bytes, with: new)
    }

    /// Replaces the label of an argument and the name of the method, such as `didMove(toParent:)`.
    ///
    /// A method that the module declares keeps its name, unless only its label changes.
    mutating func rename(_ call: FunctionCallExprSyntax, _ number: Int) {
      let called = call.calledExpression
      guard
        let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName
          ?? called.as(DeclReferenceExprSyntax.self)?.baseName,
        let argument = call.arguments.first, let label = argument.label,
        let new = OldNames.calls["\(name.text)(\(label.text):)"],
        index.methods[name.text] == nil || new.label != nil
      else { return }
      units[number].edits.replace(name.bytes, with: new.name)
      if let newLabel = new.label {
        units[number].edits.replace(label.bytes, with: newLabel)
      } else {
        units[number].edits.replace(
          label.bytes.lowerBound..<argument.expression.bytes.lowerBound, with: "")
      }
    }

    /// Replaces the name of an overridden method or property.
    ///
    /// A declaration without `override` belongs to the module, and may have any name.
    mutating func rename(_ declaration: DeclSyntax, _ number: Int) {
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard modifiers?.contains(where: { $0.name.text == "override" }) ?? false else { return }
      if let variable = declaration.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let new = OldNames.members[name.text]
          else { continue }
          units[number].edits.replace(name.bytes, with: new)
        }
      } else if let function = declaration.as(FunctionDeclSyntax.self),
        let label = function.signature.parameterClause.parameters.first?.firstName,
        let new = OldNames.calls["\(function.name.text)(\(label.text):)"]?.label
      {
        units[number].edits.replace(label.bytes, with: new)
      } else if let function = declaration.as(FunctionDeclSyntax.self),
        let new = OldNames.members[function.name.text]
      {
        units[number].edits.replace(function.name.bytes, with: new)
      }
    }

    /// Returns the new name from a table, unless the module declares the old one as a method,
    /// property, constant or type.
    private func newName(_ name: String, in table: [String: String]) -> String? {
      guard let new = table[name], index.methods[name] == nil, !index.properties.contains(name),
        !index.locals.contains(name),
        index.classes[name] == nil, !index.types.values.contains(where: { $0.contains(name) })
      else { return nil }
      return new
    }

    /// Returns a Boolean value that indicates whether a member belongs to `Notification.Name`. A
    /// member without a base, such as `.UIKeyboardWillShow`, is assumed to.
    private func isNotificationName(_ member: MemberAccessExprSyntax, _ number: Int) -> Bool {
      guard let base = member.base else { return true }
      return ["NSNotification.Name", "Notification.Name"].contains(units[number].text(base))
    }
  }
#endif
