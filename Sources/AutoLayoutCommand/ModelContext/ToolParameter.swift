/// An argument of a tool.
///
/// The schema tells a language model what to write; `ToolArguments` checks what it wrote. A list of
/// boxes is checked where it is read, since its elements are objects.
///
///     ToolParameter(.width, .text, "The widths in points, as 320...430.", isRequired: true)
///     // "width":{"type":"string","description":"The widths in points, as 320...430."}
struct ToolParameter {
  /// The type of a value.
  enum Kind {
    /// Text, one of some words, a number, true or false, a list of texts, a list of boxes.
    case text, choice([String]), number, flag, texts, boxes
  }

  /// The name.
  let name: Name
  /// The type.
  let kind: Kind
  /// What the value means, for language models.
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
    label; without it the nearest view is compared."},"box":{"type":"array","items":\
    {"type":"number"},"minItems":4,"maxItems":4,"description":"x, y, width and height, from the \
    upper left corner of the screen"}},"required":["box"],"additionalProperties":false}
    """
}
