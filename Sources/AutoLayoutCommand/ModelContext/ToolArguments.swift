import LayoutModel

/// The arguments of a call, which were checked against the parameters of the tool.
///
/// Language models misspell names, pass a text for a list, and write `null` for what they leave out.
/// The first two are errors with a hint, so that the next call is right; the last is no argument.
struct ToolArguments {
  /// The values by name.
  private let values: [String: JSONValue]

  /// The largest number of elements in a list. A list of all devices is shorter.
  private static let maxListLength = 500

  /// Checks the names and the types of arguments.
  ///
  /// - Throws: `ToolFailure` for unknown and missing arguments, and for values of another type.
  init(_ value: JSONValue, of tool: String, _ parameters: [ToolParameter]) throws {
    guard case .object(let given) = value else {
      throw ToolFailure("the arguments are an object, not \(value.kind)", "")
    }
    let names = parameters.map(\.name.rawValue)
    for name in given.keys.sorted() where !names.contains(name) {
      throw ToolFailure(
        "the tool \(tool) has no argument \(JSONText.string(name))",
        Suggestion.hint(
          for: name, among: names,
          otherwise: "its arguments are \(names.joined(separator: ", "))"))
    }
    var values: [String: JSONValue] = [:]
    for parameter in parameters {
      // Clients write null for arguments that they leave out.
      guard let value = given[parameter.name.rawValue], value != .null else {
        guard !parameter.isRequired else {
          throw ToolFailure(
            "the argument \"\(parameter.name.rawValue)\" is missing", parameter.description)
        }
        continue
      }
      try Self.check(value, parameter)
      values[parameter.name.rawValue] = value
    }
    self.values = values
  }

  /// Checks the type of a value.
  private static func check(_ value: JSONValue, _ parameter: ToolParameter) throws {
    let name = parameter.name.rawValue
    switch (parameter.kind, value) {
    case (.text, .string), (.number, .number), (.flag, .bool): return
    case (.choice(let words), .string(let word)):
      guard words.contains(word) else {
        throw ToolFailure(
          "\"\(name)\" is not \(JSONText.string(word))",
          "it is one of \(words.joined(separator: ", "))")
      }
    case (.texts, .array(let elements)):
      guard elements.count <= maxListLength else { throw tooLong(name) }
      guard elements.allSatisfy({ $0.string != nil }) else {
        throw ToolFailure("\"\(name)\" has an element that is not a string", "write strings")
      }
    case (.boxes, .array(let elements)):
      guard elements.count <= maxListLength else { throw tooLong(name) }
    default:
      throw ToolFailure("\"\(name)\" is not \(value.kind)", parameter.description)
    }
  }

  /// The failure for a list with too many elements.
  private static func tooLong(_ name: String) -> ToolFailure {
    ToolFailure("\"\(name)\" has more than \(maxListLength) elements", "make several calls")
  }

  /// The value of a parameter, or `nil` if it was left out.
  subscript(name: ToolParameter.Name) -> JSONValue? { values[name.rawValue] }

  /// A text, or `nil` if it was left out.
  func text(_ name: ToolParameter.Name) -> String? { self[name]?.string }

  /// A list of texts; empty if it was left out.
  func texts(_ name: ToolParameter.Name) -> [String] {
    guard case .array(let elements) = self[name] else { return [] }
    return elements.compactMap(\.string)
  }

  /// A list of boxes; empty if it was left out.
  func boxes(_ name: ToolParameter.Name) -> [JSONValue] {
    guard case .array(let elements) = self[name] else { return [] }
    return elements
  }

  /// A number, or `nil` if it was left out.
  func number(_ name: ToolParameter.Name) -> Double? {
    guard case .number(let number) = self[name] else { return nil }
    return number
  }

  /// A Boolean value; false if it was left out.
  func flag(_ name: ToolParameter.Name) -> Bool { self[name] == .bool(true) }
}

/// An error in the arguments of a call.
struct ToolFailure: Error {
  /// What is wrong, as a clause.
  let message: String
  /// What to do, as a clause; empty if the message says it.
  let hint: String

  /// Creates a failure.
  init(_ message: String, _ hint: String) {
    self.message = message
    self.hint = hint
  }
}
