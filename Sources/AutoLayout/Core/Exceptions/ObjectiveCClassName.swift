/// The name of a Swift class in the Objective-C runtime, as UIKit prints it: `Module.Class`, or a
/// mangled name such as `_TtCC3App5Outer5Inner` for a nested, private or generic class.
///
/// The name is translated from the type's mangled name (Swift's `docs/ABI/Mangling.rst`; names of
/// the Objective-C runtime keep the mangling of Swift 3). Classes within functions and extensions are
/// not translated.
struct ObjectiveCClassName {
  /// The name.
  let text: String

  /// Returns the name of a class, or nil if it cannot be translated.
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

  /// Returns the mangling of Swift 3: the kinds from the inside out, and then the names from the
  /// outside in.
  private static func oldMangling(of node: MangledNameReader.Node) -> String? {
    switch node {
    case .identifier(let module): return counted(module)
    case .standard(let letter): return "S\(letter)"
    case .nominal(let kind, let context, let name, let privateName):
      guard let outer = oldMangling(of: context) else { return nil }
      let discriminator = privateName.map { "P\(counted($0))" } ?? ""
      return "\(kind)\(outer)\(discriminator)\(counted(name))"
    case .generic(let type, let arguments):
      guard let base = oldMangling(of: type) else { return nil }
      var text = "G\(base)"
      for argument in arguments {
        // Repeated modules would be abbreviated.
        guard case .standard = argument, let part = oldMangling(of: argument) else { return nil }
        text += part
      }
      return text + "_"
    }
  }

  private static func counted(_ name: String) -> String { "\(name.utf8.count)\(name)" }
}
