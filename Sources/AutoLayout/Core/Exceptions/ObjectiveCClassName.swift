/// The name of a Swift class in the Objective-C runtime, as UIKit prints it: `Module.Class`, or a
/// mangled name such as `_TtCC3App5Outer5Inner` for a nested, private or generic class.
///
/// The name is translated from the type's mangled name (Swift's `docs/ABI/Mangling.rst`; names of
/// the Objective-C runtime keep the mangling of Swift 3). Classes within functions and extensions
/// are not translated.
struct ObjectiveCClassName {
  /// The name, such as `App.Badge` or `_TtCC3App5Outer5Inner`.
  let text: String

  /// Returns the name of a class, or `nil` if it cannot be translated.
  init?(of type: Any.Type) {
    guard let mangled = _mangledTypeName(type) else { return nil }
    self.init(mangled: AnonymousContext.resolved(mangled))
  }

  /// Translates a mangled name without its prefix, such as `3App5OuterC5InnerC`.
  init?(mangled: String) {
    var reader = MangledNameReader(mangled)
    guard let node = reader.readAll() else { return nil }
    guard let text = Self.runtimeName(of: node) else { return nil }
    self.text = text
  }

  private static func runtimeName(of node: MangledNameReader.Node) -> String? {
    switch node {
    case .nominal(kind: "C", context: .identifier(let module), let name, privateName: nil):
      return "\(module).\(name)"
    case .nominal(kind: "C", _, _, _):
      return oldMangling(of: node).map { "_Tt\($0)" }
    case .generic(.nominal(kind: "C", _, _, _), _):
      return oldMangling(of: node).map { "_Tt\($0)" }
    default: return nil
    }
  }

  private static func oldMangling(of node: MangledNameReader.Node) -> String? {
    var mangling = OldMangling()
    return mangling.text(of: node)
  }
}

/// The mangling of Swift 3: the kinds from the innermost to the outermost, followed by the names
/// from the outermost to the innermost.
///
/// Modules and types that occur again are abbreviated by their number: `S_` for the first, `S0_`
/// for the second.
private struct OldMangling {
  /// The modules and types so far, without abbreviations, in order.
  private var known: [String] = []

  /// Returns the mangled name of a type or a module.
  mutating func text(of node: MangledNameReader.Node) -> String? {
    guard let full = Self.key(of: node) else { return nil }
    if let index = known.firstIndex(of: full) { return index == 0 ? "S_" : "S\(index - 1)_" }
    switch node {
    case .standard(let letter): return "S\(letter)"
    case .identifier:
      known.append(full)
      return full
    case .nominal(let kind, let context, let name, let privateName):
      guard let outer = text(of: context) else { return nil }
      known.append(full)
      return kind.description + outer + Self.own(name, privateName)
    case .generic(let type, let arguments):
      guard var text = text(of: type) else { return nil }
      for argument in arguments {
        guard let part = self.text(of: argument) else { return nil }
        text += part
      }
      return "G\(text)_"
    }
  }

  /// Returns a name that identifies a module or a type.
  private static func key(of node: MangledNameReader.Node) -> String? {
    switch node {
    case .identifier(let module): return counted(module)
    case .standard(let letter): return "S\(letter)"
    case .nominal(let kind, let context, let name, let privateName):
      return key(of: context).map { "\(kind)\($0)\(own(name, privateName))" }
    case .generic(let type, let arguments):
      let parts = ([type] + arguments).compactMap { key(of: $0) }
      return parts.count == arguments.count + 1 ? "G\(parts.joined())_" : nil
    }
  }

  /// Returns the name of a type within its context.
  private static func own(_ name: String, _ privateName: String?) -> String {
    (privateName.map { "P\(counted($0))" } ?? "") + counted(name)
  }

  private static func counted(_ name: String) -> String { "\(name.utf8.count)\(name)" }
}
