#if SourcePorting
  import SwiftSyntax

  extension SourcePort {
    /// Makes the classes whose methods selectors name conform to `SelectorDispatching`.
    mutating func answerSelectors() {
      var methods: [String: [ModuleIndex.Method]] = [:]
      for method in named {
        guard let type = index.type(named: method.type) else { continue }
        let isKnown = methods[type.name]?.contains { $0.fullName == method.fullName } ?? false
        if !isKnown { methods[type.name, default: []].append(method) }
      }
      let answering = Set(methods.keys)
      for name in methods.keys.sorted() {
        guard let type = index.classes[name] else { continue }
        let ancestors = index.ancestors(of: type)
        let isWritten = ([type] + ancestors).contains {
          index.conformances[$0.name]?.contains("SelectorDispatching") ?? false
        }
        if isWritten {
          note(
            type.file, type.end, "\(name) conforms to SelectorDispatching already",
            "call \(methods[name]!.map(\.fullName).joined(separator: ", ")) there")
          continue
        }
        let isOverride = ancestors.contains { answering.contains($0.name) }
        answer(methods[name] ?? [], in: type, isOverride: isOverride)
      }
    }

    /// Adds the methods of `SelectorDispatching` to a class.
    private mutating func answer(
      _ methods: [ModuleIndex.Method], in type: ModuleIndex.Class, isOverride: Bool
    ) {
      let calls = methods.compactMap { method -> (String, String)? in
        guard let call = call(of: method) else {
          note(
            method.file, method.node.bytes.lowerBound,
            "\(method.fullName) cannot be called by name",
            "give it no argument or one, without async and throws")
          return nil
        }
        return (SelectorName(method).text, call)
      }
      guard !calls.isEmpty else { return }
      let margin = String(repeating: "  ", count: type.depth + 1)
      let access = type.access.isEmpty ? "" : type.access + " "
      let prefix = "nonisolated \(access)\(isOverride ? "override " : "")func"
      let names = calls.map { "\"\($0.0)\"" }.joined(separator: ", ")
      let isIsolated = isMainActor(type)
      let inner = isIsolated ? "    " : "  "
      var lines = [
        "", "\(prefix) dispatch(_ selector: Selector, with argument: Any?) -> Bool {",
        "  guard [\(names)].contains(selector.description) else {",
        "    return \(isOverride ? "super.dispatch(selector, with: argument)" : "false")", "  }",
      ]
      if isIsolated {
        lines += ["  nonisolated(unsafe) let argument = argument", "  MainActor.assumeIsolated {"]
      }
      lines.append("\(inner)switch selector.description {")
      for (name, call) in calls { lines += ["\(inner)case \"\(name)\": \(call)"] }
      lines += ["\(inner)default: break", "\(inner)}"]
      if isIsolated { lines.append("  }") }
      lines += [
        "  return true", "}", "",
        "\(prefix) dispatches(_ selector: Selector) -> Bool {",
        "  [\(names)].contains(selector.description)\(isOverride ? " || super.dispatches(selector)" : "")",
        "}",
      ]
      let text = lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n") + "\n"
      insertInBody(text, of: type)
      if !isOverride {
        insertAtEnd("\nextension \(type.name): SelectorDispatching {}\n", of: type.file)
      }
    }

    /// Returns a Boolean value that indicates whether a class is one of the main actor, as all of UIKit's.
    private func isMainActor(_ type: ModuleIndex.Class) -> Bool {
      if type.isMainActor || index.ancestors(of: type).contains(where: \.isMainActor) {
        return true
      }
      return index.rootSuperclass(of: type)?.hasPrefix("UI") ?? false
    }

    /// Returns the statement that calls a method with the argument; nil if it needs more than one.
    private func call(of method: ModuleIndex.Method) -> String? {
      let node = method.node
      let parameters = Array(node.signature.parameterClause.parameters)
      let effects = node.signature.effectSpecifiers
      let isPlain =
        effects?.asyncSpecifier == nil && effects?.throwsClause == nil
        && node.genericParameterClause == nil
        && !node.modifiers.contains { ["static", "class"].contains($0.name.text) }
      guard isPlain, parameters.count < 3 else { return nil }
      let name = node.name.text
      let start = node.signature.returnClause == nil ? "" : "_ = "
      guard let first = parameters.first else { return "\(start)\(name)()" }
      var label = first.firstName.text == "_" ? "" : first.firstName.text + ": "
      // The event of an action is not known to selectors.
      var rest = ""
      if parameters.count == 2 {
        guard isOptional(parameters[1].type) else { return nil }
        rest =
          ", \(parameters[1].firstName.text == "_" ? "" : parameters[1].firstName.text + ": ")nil"
      }
      let unit = units[method.file]
      var type = first.type
      var isOptionalType = false
      if let optional = type.as(OptionalTypeSyntax.self) {
        (type, isOptionalType) = (optional.wrappedType, true)
      }
      if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        (type, isOptionalType) = (optional.wrappedType, true)
      }
      let text = unit.text(type)
      if label == "`in`: " { label = "in: " }
      switch text {
      case "Any" where isOptionalType: return "\(start)\(name)(\(label)argument\(rest))"
      case "AnyObject" where isOptionalType:
        return "\(start)\(name)(\(label)argument.map { $0 as AnyObject }\(rest))"
      case "Any": return "if let argument { \(start)\(name)(\(label)argument\(rest)) }"
      case "AnyObject":
        return "if let argument { \(start)\(name)(\(label)argument as AnyObject\(rest)) }"
      case _ where isOptionalType: return "\(start)\(name)(\(label)argument as? \(text)\(rest))"
      default:
        return "if let argument = argument as? \(text) { \(start)\(name)(\(label)argument\(rest)) }"
      }
    }

    private func isOptional(_ type: TypeSyntax) -> Bool {
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
  }
#endif
