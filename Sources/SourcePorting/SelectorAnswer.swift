#if SourcePorting
  /// The methods of `SelectorDispatching` that call methods of a class by name.
  ///
  /// They are text, made from names and types of the source, and are compiled with it. A method that a
  /// name leads to is called with the argument as the type of its parameter.
  struct SelectorAnswer {
    /// The calls, by the names of the methods.
    let calls: [Call]
    /// `open`, `public` or nothing.
    let access: String
    /// A Boolean value that indicates whether a superclass answers to selectors, too.
    let isOverride: Bool
    /// A Boolean value that indicates whether the methods belong to the main actor. The methods of the
    /// protocol do not; UIKit calls them on the main thread.
    let isIsolated: Bool

    /// Returns the lines of both methods, with an empty line before each.
    ///
    /// `depth` is the number of steps that the lines are indented by.
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
