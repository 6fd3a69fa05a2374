#if SourcePorting
  import SwiftSyntax

  /// `#selector` and `#keyPath`, which do not compile without Objective-C.
  ///
  /// A reference to a method often has no labels: `#selector(tap)`. The Objective-C name has one
  /// colon per argument, so the method must be found in the module:
  ///
  ///     #selector(tap)                     // Selector("tap:")
  ///     #selector(show(item:))             // Selector("showWithItem:")
  ///     #selector(getter: UIView.bounds)   // Selector("bounds")
  ///     #keyPath(UIView.layer.bounds)      // "layer.bounds"
  extension SourcePort {
    /// Replaces `#selector` and `#keyPath` with the names that they represent.
    ///
    /// `scope` has the type that encloses the expression. Its methods are searched first.
    mutating func port(_ expansion: MacroExpansionExprSyntax, _ scope: SyntaxScope, _ number: Int) {
      let start = expansion.bytes.lowerBound
      guard let argument = expansion.arguments.first, expansion.arguments.count == 1 else { return }
      switch expansion.macroName.text {
      case "selector":
        guard let reference = SelectorReference(argument, in: units[number]) else {
          note(number, start, "the selector is not a name", "use Selector(\"name:\")")
          return
        }
        let name = selectorName(reference, scope, number, start)
        units[number].edits.replace(expansion.bytes, with: "Selector(\"\(name)\")")
      case "keyPath":
        let path = units[number].text(argument.expression)
        let parts = path.split(separator: ".")
        // A path can begin with a type.
        let isTyped = parts.count > 1 && parts[0].first?.isUppercase == true
        let names = isTyped ? parts.drop { $0.first?.isUppercase == true } : parts[...]
        units[number].edits.replace(expansion.bytes, with: "\"\(names.joined(separator: "."))\"")
      default: break
      }
    }

    /// Returns the name of a selector, and records the method so that objects respond to it.
    ///
    /// A method that the module does not declare belongs to UIKit. Its labels are known only if the
    /// reference has them; otherwise, a note is added.
    private mutating func selectorName(
      _ reference: SelectorReference, _ scope: SyntaxScope, _ number: Int, _ offset: Int
    ) -> String {
      if let accessor = reference.accessor {
        let capital = reference.name.prefix(1).uppercased() + reference.name.dropFirst()
        return accessor == "setter" ? "set\(capital):" : reference.name
      }
      if let method = method(of: reference, scope) {
        remember(method, number, offset)
        return SelectorName(method).text
      }
      if let labels = reference.labels { return SelectorName(reference.name, labels: labels).text }
      if !index.properties.contains(reference.name) {
        note(
          number, offset,
          "\(reference.name) is not a method of the module; no parameters are assumed",
          "add a colon per parameter, and implement SelectorDispatching where it is called")
      }
      return reference.name
    }

    /// Records a method of a class of the module, which can respond to the selector. Adds a note
    /// for methods of other types.
    private mutating func remember(
      _ method: ModuleIndex.Method, _ number: Int, _ offset: Int
    ) {
      if index.type(named: method.type) != nil {
        named.append(method)
      } else {
        note(
          number, offset,
          "\(method.fullName) is a method of \(method.type), which is not a class of the module",
          "implement SelectorDispatching where the method is called")
      }
    }

    /// Returns the method that a selector refers to: that of the named type, of the type that
    /// encloses the selector or its superclasses, or the first one in the module. The result is
    /// `nil` if there is none, and for a named type that the module neither declares nor extends
    /// with the method.
    private func method(of reference: SelectorReference, _ scope: SyntaxScope) -> ModuleIndex
      .Method?
    {
      let candidates = (index.methods[reference.name] ?? []).filter { method in
        reference.labels.map { $0 == method.labels } ?? true
      }
      guard candidates.count > 1 || reference.type != nil else { return candidates.first }
      let start = reference.type ?? scope.type
      var types = [start]
      if let type = index.type(named: start, from: scope.type) {
        types += [type.name] + index.ancestors(of: type).map(\.name)
      }
      for type in types {
        if let method = candidates.first(where: { $0.type == type }) { return method }
      }
      // A type that the module does not declare has its own methods, unless the module extends it.
      return reference.type != nil && index.type(named: start, from: scope.type) == nil
        ? nil : candidates.first
    }
  }
#endif
