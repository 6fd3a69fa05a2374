import Foundation

/// Returns a dictionary of views and numbers by name, for a visual format.
///
/// The names are the arguments as written, `NSDictionaryOfVariableBindings(title, field)`, as with
/// UIKit's macro. The compiler includes them in the program, so its sources are not needed at run
/// time.
///
/// The single argument can instead be a tuple with labels, `(title: titleLabel, field: nameField)`,
/// whose labels are the names, or `self` or an object that is not a view, whose stored properties
/// are the names. These are the properties of its class and of the superclasses outside this
/// module, without those that are `nil`.
///
/// If a macro such as `#expect` contains several calls on one line, their names are not available.
/// The dictionary is then empty, and a log message recommends a dictionary literal.
///
/// - Parameters:
///   - variables: The views and numbers. Values that are `nil` have no entry.
///   - names: The names, which the compiler provides.
///   - file: The file of the call, for messages.
///   - line: The line of the call.
/// - Returns: The views and numbers by name. The dictionary is empty if the names are not
///   available.
@MainActor
public func NSDictionaryOfVariableBindings(
  _ variables: Any?..., names: [Int: [String]] = #variableNames(), file: StaticString = #fileID,
  line: Int = #line
) -> [String: Any] {
  let single = variables.count == 1 ? variables[0].flatMap(unwrapped) : nil
  if let single, !(single is any LayoutItem), !isNumber(single) { return properties(of: single) }
  guard let names = names[0] ?? names[line], names.count == variables.count else {
    LayoutLog.writeOnce(
      "NSDictionaryOfVariableBindings cannot determine the names of its arguments at \(file):\(line). "
        + "Pass a dictionary literal to the visual format instead: [\"title\": title, \"field\": field]"
    )
    return [:]
  }
  if let single, names == ["self"] { return properties(of: single) }
  var bindings: [String: Any] = [:]
  for (name, variable) in zip(names, variables) {
    if let value = variable.flatMap(unwrapped) { bindings[name] = value }
  }
  return bindings
}

/// The arguments of the call of `NSDictionaryOfVariableBindings` whose default argument this is, as
/// written in the source.
///
/// The key is 0. In the expansion of another macro, the call cannot be identified, and the keys are
/// the lines of the file on which a single call begins.
@freestanding(expression)
public macro variableNames() -> [Int: [String]] =
  #externalMacro(module: "AutoLayoutMacros", type: "VariableNames")

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

/// Returns a Boolean value that indicates whether a value is a metric of the visual format.
private func isNumber(_ value: Any) -> Bool { value is NSNumber || value is any Numeric }

/// Returns the wrapped value of an optional, or `nil` if there is none.
private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}
