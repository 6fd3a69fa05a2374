#if SourcePorting
  /// The methods of `SelectorDispatching` that call methods of a class by name.
  ///
  /// They are generated as text from names and types of the source, and are compiled with it. The
  /// method with a given name is called with the argument cast to the type of its parameter.
  struct SelectorAnswer {
    /// The calls, by method name.
    let calls: [Call]
    /// The access modifier `open` or `public`, or the empty string.
    let access: String
    /// A Boolean value that indicates whether a superclass also conforms to `SelectorDispatching`.
    let isOverride: Bool
    /// A Boolean value that indicates whether the methods are isolated to the main actor. The
    /// methods of the protocol are not; UIKit calls them on the main thread.
    let isIsolated: Bool

    /// Returns the lines of both methods, with an empty line before each.
    ///
    /// `depth` is the indentation level of the lines.
    func text(depth: Int) -> String {
      let margin = String(repeating: "  ", count: depth)
      let lines = [""] + dispatch + [""] + dispatches
      return lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n") + "\n"
    }

    /// The modifiers of both methods, and `func`.
    private var prefix: String {
      "nonisolated \(access.isEmpty ? "" : access + " ")\(isOverride ? "override " : "")func"
    }

    /// The names of the methods as a literal array.
    private var names: String { "[\(calls.map { "\"\($0.selector)\"" }.joined(separator: ", "))]" }

    /// The lines of `dispatch(_:with:)`.
    private var dispatch: [String] {
      let inner = isIsolated ? "    " : "  "
      let isolation = [
        "  nonisolated(unsafe) let argument = argument", "  MainActor.assumeIsolated {",
      ]
      return [
        "\(prefix) dispatch(_ selector: Selector, with argument: Any?) -> Bool {",
        "  guard \(names).contains(selector.description) else {",
        "    return \(isOverride ? "super.dispatch(selector, with: argument)" : "false")",
        "  }",
      ] + (isIsolated ? isolation : []) + ["\(inner)switch selector.description {"]
        + calls.map { "\(inner)case \"\($0.selector)\": \($0.statement)" }
        + ["\(inner)default: break", "\(inner)}"] + (isIsolated ? ["  }"] : [])
        + ["  return true", "}"]
    }

    /// The lines of `dispatches(_:)`.
    private var dispatches: [String] {
      [
        "\(prefix) dispatches(_ selector: Selector) -> Bool {",
        "  \(names).contains(selector.description)\(isOverride ? " || super.dispatches(selector)" : "")",
        "}",
      ]
    }
  }
#endif
