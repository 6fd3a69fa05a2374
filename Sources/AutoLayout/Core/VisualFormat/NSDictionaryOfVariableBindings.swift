import Foundation

/// Returns a dictionary of views and numbers by name, for a visual format.
///
/// The names are the arguments as they are written, `NSDictionaryOfVariableBindings(title, field)`,
/// as with UIKit's macro. They are read from the source file of the call, so that the file must be
/// where it was compiled, as in tests, and no other call may begin at the same line. Otherwise,
/// `NSInvalidArgumentException` is raised.
///
/// The single argument can instead be a tuple with labels, `(title: titleLabel, field: nameField)`,
/// whose labels are the names, or `self` or an object that is not a view, whose stored properties are
/// the names. These are the properties of its class and of the superclasses outside this module,
/// without those that are nil.
///
/// Linear in the size of the source file.
@MainActor
public func NSDictionaryOfVariableBindings(
  _ variables: Any?..., file: StaticString = #filePath, line: Int = #line
) -> [String: Any] {
  let single = variables.count == 1 ? variables[0].flatMap(unwrapped) : nil
  if let single, !(single is any LayoutItem), !isNumber(single) { return properties(of: single) }
  guard
    let names = SourceArguments.texts(
      of: "NSDictionaryOfVariableBindings", file: "\(file)", line: line),
    names.count == variables.count
  else {
    LayoutException.raise(
      LayoutException.invalidArgument,
      "NSDictionaryOfVariableBindings cannot read the names of its arguments from \(file), line "
        + "\(line). Pass a tuple with labels instead: (title: titleLabel, field: nameField)")
    return [:]
  }
  if let single, names == ["self"] { return properties(of: single) }
  var bindings: [String: Any] = [:]
  for (name, variable) in zip(names, variables) {
    if let value = variable.flatMap(unwrapped) { bindings[name] = value }
  }
  return bindings
}

/// Returns the labels of a tuple or the stored properties of an object, with their values.
@MainActor
private func properties(of variables: Any) -> [String: Any] {
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

/// Returns whether a value is a metric of the visual format.
private func isNumber(_ value: Any) -> Bool { value is NSNumber || value is any Numeric }

/// Returns the wrapped value of an optional, or nil.
private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}
