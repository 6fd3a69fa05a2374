#if SourcePorting
  import SwiftSyntax

  /// Overrides of methods that the module adds to a class of UIKit.
  ///
  /// Only Objective-C supports overriding members of extensions. Instead, the method of the
  /// extension calls that of the subclass, which gets a different name:
  ///
  ///     extension UIView { func add(_ view: UIView) {
  ///       if let object = self as? UITableViewCell { return object.addOfUITableViewCell(view) }
  ///       …
  ///     } }
  ///     extension UITableViewCell { func addOfUITableViewCell(_ view: UIView) { … } }
  extension SourcePort {
    /// Redirects methods of extensions to their overrides.
    mutating func redirectOverrides() {
      for number in units.indices where units[number].isValid {
        var found: [(FunctionDeclSyntax, String)] = []
        units[number].walk { node, scope in
          guard let function = node.as(FunctionDeclSyntax.self), !scope.type.isEmpty,
            function.modifiers.contains(where: { $0.name.text == "override" })
          else { return }
          found.append((function, scope.type))
        }
        for (function, type) in found { redirect(function, of: type, number) }
      }
    }

    /// Redirects the method that a function overrides, if the module adds it to a class of UIKit.
    private mutating func redirect(
      _ function: FunctionDeclSyntax, of type: String, _ number: Int
    ) {
      let name = function.name.text
      let own = ModuleIndex.Method(file: number, type: type, node: function)
      guard let base = overridden(by: own), let body = base.node.body,
        let call = call(of: base, named: name, type: type),
        let modifier = function.modifiers.first(where: { $0.name.text == "override" })
      else { return }
      // An override that calls `super` would need a second name for the method of the extension.
      if function.body?.description.contains("super.\(name)") ?? false { return }
      redirected.insert(function.id)
      units[number].edits.removeWord(modifier.bytes)
      units[number].edits.replace(function.name.bytes, with: newName(name, of: type))
      for modifier in function.modifiers
      where ["private", "fileprivate"].contains(modifier.name.text) {
        if base.file != number { units[number].edits.removeWord(modifier.bytes) }
      }
      pass(on: "if let object = self as? \(type) { return object.\(call) }", in: base, body)
    }

    /// Returns the method that the module adds to a UIKit class and that another method overrides,
    /// or `nil` if there is none.
    ///
    /// Its labels and the text of its parameter types equal those of the override.
    private func overridden(by own: ModuleIndex.Method) -> ModuleIndex.Method? {
      index.methods[own.name]?.first { method in
        method.type != own.type && method.fullName == own.fullName && method.type.hasPrefix("UI")
          && index.type(named: method.type) == nil && types(of: method) == types(of: own)
          && !method.node.modifiers.contains {
            ["override", "static", "class"].contains($0.name.text)
          }
      }
    }

    /// Inserts the statement that forwards a call, at the start of a method's body.
    private mutating func pass(
      on statement: String, in base: ModuleIndex.Method, _ body: CodeBlockSyntax
    ) {
      let start = body.leftBrace.bytes.upperBound
      let isLine = units[base.file].edits.bytes.dropFirst(start).first != 10
      units[base.file].edits.insert(
        "\n    " + statement + (isLine ? "\n   " : ""), at: start)
      // A single expression is an implicit return value only if there are no other statements. Each
      // override of the method reaches this point; one of them inserts `return`.
      if body.statements.count == 1, base.node.signature.returnClause != nil,
        redirecting.insert(base.node.id).inserted,
        let expression = body.statements.first?.item.as(ExprSyntax.self)
      {
        units[base.file].edits.insert("return ", at: expression.bytes.lowerBound)
      }
    }

    /// Returns the name of the method with which a type overrides another one. It includes the name
    /// of the type, so that overrides in several types differ.
    private func newName(_ name: String, of type: String) -> String {
      name + "Of" + type.filter { $0 != "." }
    }

    /// Returns the text of the parameter types.
    private func types(of method: ModuleIndex.Method) -> [String] {
      method.node.signature.parameterClause.parameters.map {
        $0.type.trimmedDescription + ($0.ellipsis?.text ?? "")
      }
    }

    /// Returns the call of a type's method with the parameters of another method, or `nil` for
    /// parameters that cannot be forwarded.
    private func call(of method: ModuleIndex.Method, named name: String, type: String) -> String? {
      var arguments: [String] = []
      for parameter in method.node.signature.parameterClause.parameters {
        guard parameter.ellipsis == nil, !parameter.type.trimmedDescription.hasPrefix("inout")
        else {
          return nil
        }
        let label = parameter.firstName.text
        let value = (parameter.secondName ?? parameter.firstName).text
        arguments.append((label == "_" ? "" : label + ": ") + value)
      }
      return "\(newName(name, of: type))(\(arguments.joined(separator: ", ")))"
    }
  }
#endif
