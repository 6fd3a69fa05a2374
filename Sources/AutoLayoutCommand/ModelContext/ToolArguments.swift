import LayoutModel

/// The arguments of a call, validated against the parameters of the tool.
///
/// Language models misspell names, pass a text instead of a list, and write `null` for omitted
/// arguments. The first two are errors with a hint, so that the model can correct the call. An
/// argument with the value `null` is ignored.
struct ToolArguments {
  /// The values by name.
  private let values: [String: JSONValue]

  /// The maximum number of elements in a list. A list of all devices is shorter.
  private static let maxListLength = 500

  /// Validates the names and the types of arguments.
  ///
  /// - Throws: `ToolFailure` for unknown and missing arguments, and for values of another type.
  init(_ value: JSONValue, of tool: String, _ parameters: [ToolParameter]) throws {
    guard case .object(let given) = value else {
      throw ToolFailure("'arguments' must be an object, not \(value.kind)", "")
    }
    let names = parameters.map(\.name.rawValue)
    for name in given.keys.sorted() where !names.contains(name) {
      throw ToolFailure(
        "unknown argument '\(name)' of tool '\(tool)'",
        Suggestion.hint(
          for: name, among: names,
          otherwise: "its arguments are \(names.joined(separator: ", "))"))
    }
    var values: [String: JSONValue] = [:]
    for parameter in parameters {
      // Clients write `null` for omitted arguments.
      guard let value = given[parameter.name.rawValue], value != .null else {
        guard !parameter.isRequired else {
          throw ToolFailure(
            "argument '\(parameter.name.rawValue)' is missing", parameter.description)
        }
        continue
      }
      try Self.check(value, parameter)
      values[parameter.name.rawValue] = value
    }
    self.values = values
  }

  /// Validates the type of a value.
  private static func check(_ value: JSONValue, _ parameter: ToolParameter) throws {
    let name = parameter.name.rawValue
    switch (parameter.kind, value) {
    case (.text, .string), (.number, .number), (.flag, .bool): return
    case (.choice(let words), .string(let word)):
      guard words.contains(word) else {
        throw ToolFailure(
          "invalid value '\(word)' for '\(name)'",
          "expected one of \(words.joined(separator: ", "))")
      }
    case (.texts, .array(let elements)):
      guard elements.count <= maxListLength else { throw tooLong(name) }
      guard elements.allSatisfy({ $0.string != nil }) else {
        throw ToolFailure("'\(name)' has an element that is not a string", "expected strings")
      }
    case (.boxes, .array(let elements)):
      guard elements.count <= maxListLength else { throw tooLong(name) }
    default:
      throw ToolFailure("'\(name)' has an invalid type (\(value.kind))", parameter.description)
    }
  }

  /// Returns the failure for a list with too many elements.
  private static func tooLong(_ name: String) -> ToolFailure {
    ToolFailure("'\(name)' has more than \(maxListLength) elements", "make several calls")
  }

  /// Returns the value of a parameter, or `nil` if it was omitted.
  subscript(name: ToolParameter.Name) -> JSONValue? { values[name.rawValue] }

  /// Returns a text, or `nil` if it was omitted.
  func text(_ name: ToolParameter.Name) -> String? { self[name]?.string }

  /// Returns a list of texts, or an empty array if it was omitted.
  func texts(_ name: ToolParameter.Name) -> [String] {
    guard case .array(let elements) = self[name] else { return [] }
    return elements.compactMap(\.string)
  }

  /// Returns a list of boxes, or an empty array if it was omitted.
  func boxes(_ name: ToolParameter.Name) -> [JSONValue] {
    guard case .array(let elements) = self[name] else { return [] }
    return elements
  }

  /// Returns a number, or `nil` if it was omitted.
  func number(_ name: ToolParameter.Name) -> Double? {
    guard case .number(let number) = self[name] else { return nil }
    return number
  }

  /// Returns a Boolean value, or `false` if it was omitted.
  func flag(_ name: ToolParameter.Name) -> Bool { self[name] == .bool(true) }
}

/// An error in the arguments of a call.
struct ToolFailure: Error {
  /// The description of the error, as a clause.
  let message: String
  /// Advice, as a clause. It is empty if the message includes it.
  let hint: String

  /// Creates a failure.
  init(_ message: String, _ hint: String) {
    self.message = message
    self.hint = hint
  }
}
