#if SourcePorting
  import SwiftSyntax

  /// Classes that respond to selectors.
  ///
  /// Objective-C finds methods by name at run time. Without it, each class with methods that
  /// `#selector` refers to gets `dispatch(_:with:)`, which calls them, and `dispatches(_:)`, which
  /// checks their names. A subclass overrides both and calls its superclass last.
  ///
  ///     case "tap:": if let argument = argument as? UIButton { tap(argument) }
  extension SourcePort {
    /// Makes the classes with methods that selectors refer to conform to `SelectorDispatching`.
    ///
    /// Classes are sorted by name, so that the result is deterministic. A class that already
    /// conforms, directly or through a superclass, is not changed, and a note is added.
    mutating func answerSelectors() {
      let methods = namedMethods()
      let answering = Set(methods.keys)
      for name in methods.keys.sorted() {
        guard let type = index.classes[name] else { continue }
        let ancestors = index.ancestors(of: type)
        let isWritten = ([type] + ancestors).contains {
          index.conformances[$0.name]?.contains("SelectorDispatching") ?? false
        }
        if isWritten {
          note(
            type.file, type.end, "\(name) already conforms to SelectorDispatching",
            "call \(methods[name]!.map(\.fullName).joined(separator: ", ")) there")
          continue
        }
        let isOverride = ancestors.contains { answering.contains($0.name) }
        answer(methods[name] ?? [], in: type, isOverride: isOverride)
      }
    }

    /// Returns the methods that selectors refer to, without duplicates, by the name of their class.
    private func namedMethods() -> [String: [ModuleIndex.Method]] {
      var methods: [String: [ModuleIndex.Method]] = [:]
      for method in named {
        guard let type = index.type(named: method.type) else { continue }
        let isKnown = methods[type.name]?.contains { $0.fullName == method.fullName } ?? false
        if !isKnown { methods[type.name, default: []].append(method) }
      }
      return methods
    }

    /// Adds the methods of `SelectorDispatching` to a class.
    ///
    /// The methods are inserted in the body of the class, so that subclasses can override them.
    private mutating func answer(
      _ methods: [ModuleIndex.Method], in type: ModuleIndex.Class, isOverride: Bool
    ) {
      let calls = methods.compactMap { method -> SelectorAnswer.Call? in
        guard let call = SelectorAnswer.Call(method, in: units[method.file]) else {
          note(
            method.file, method.node.bytes.lowerBound,
            "\(method.fullName) cannot be called by name",
            "declare it with at most one parameter, without async and throws")
          return nil
        }
        return call
      }
      guard !calls.isEmpty else { return }
      for method in methods where method.file != type.file { openPrivate(method) }
      let answer = SelectorAnswer(
        calls: calls, access: type.access, isOverride: isOverride, isIsolated: isMainActor(type))
      insertInBody(answer.text(depth: type.depth + 1), of: type)
      if !isOverride {
        insertAtEnd("\nextension \(type.name): SelectorDispatching {}\n", of: type.file)
      }
    }

    /// Returns a Boolean value that indicates whether a class is isolated to the main actor, as all
    /// of UIKit's classes are.
    private func isMainActor(_ type: ModuleIndex.Class) -> Bool {
      if type.isMainActor || index.ancestors(of: type).contains(where: \.isMainActor) {
        return true
      }
      return index.rootSuperclass(of: type)?.hasPrefix("UI") ?? false
    }
  }
#endif
