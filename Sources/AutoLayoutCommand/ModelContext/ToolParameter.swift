/// An argument of a tool.
///
/// The schema describes the argument for a language model, and `ToolArguments` validates the value.
/// A list of boxes is validated when it is read, because its elements are objects.
///
///     ToolParameter(.width, .text, "The widths in points, as 320...430.", isRequired: true)
///     // "width":{"type":"string","description":"The widths in points, as 320...430."}
struct ToolParameter {
  /// The types of values.
  enum Kind {
    /// A text, one of several choices, a number, a Boolean value, a list of texts, or a list of
    /// boxes.
    case text, choice([String]), number, flag, texts, boxes
  }

  /// The name.
  let name: Name
  /// The type.
  let kind: Kind
  /// The meaning of the value, for language models.
  let description: String
  /// A Boolean value that indicates whether a call must have the argument.
  var isRequired = false

  /// Creates a parameter.
  init(_ name: Name, _ kind: Kind, _ description: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.description = description
    self.isRequired = isRequired
  }

  /// The JSON schema of the value.
  var schema: String {
    var members: [(key: String, value: String?)] = []
    switch kind {
    case .text: members = [("type", JSONText.string("string"))]
    case .choice(let words):
      members = [
        ("type", JSONText.string("string")), ("enum", JSONText.array(words.map(JSONText.string))),
      ]
    case .number: members = [("type", JSONText.string("number"))]
    case .flag: members = [("type", JSONText.string("boolean"))]
    case .texts: members = [("type", JSONText.string("array")), ("items", Self.textSchema)]
    case .boxes: members = [("type", JSONText.string("array")), ("items", Self.boxSchema)]
    }
    return JSONText.object(members + [("description", JSONText.string(description))])
  }

  /// The schema of a text.
  private static let textSchema = #"{"type":"string"}"#

  /// The schema of a box.
  private static let boxSchema = """
    {"type":"object","properties":{"id":{"type":"string","description":"The view's identifier or \
    label; without it, the nearest view is compared."},"box":{"type":"array","items":\
    {"type":"number"},"minItems":4,"maxItems":4,"description":"x, y, width and height, relative to \
    the upper-left corner of the screen"}},"required":["box"],"additionalProperties":false}
    """
}
