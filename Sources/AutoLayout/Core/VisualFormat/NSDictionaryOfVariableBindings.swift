import Foundation

/// Returns a dictionary of views and numbers by name, for a visual format.
///
/// `variables` is a tuple with labels, `(title: titleLabel, field: nameField)`, whose labels are
/// the names, or an object such as `self`, whose stored properties are the names. These are the
/// properties of its class and of the superclasses outside this module, without those that are nil.
/// UIKit's macro of this name reads the source text of its arguments, which in Swift requires a
/// compiler plug-in.
@MainActor
public func NSDictionaryOfVariableBindings(_ variables: Any) -> [String: Any] {
  var bindings: [String: Any] = [:]
  var mirror: Mirror? = Mirror(reflecting: variables)
  let module = String(reflecting: UIView.self).prefix { $0 != "." } + "."
  while let current = mirror, !String(reflecting: current.subjectType).hasPrefix(module) {
    for child in current.children {
      guard let label = child.label, let value = unwrapped(child.value) else { continue }
      let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
      if bindings[name] == nil { bindings[name] = value }
    }
    mirror = current.superclassMirror
  }
  return bindings
}

/// Returns the wrapped value of an optional, or nil.
private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}
