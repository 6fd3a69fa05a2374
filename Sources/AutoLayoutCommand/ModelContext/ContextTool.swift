/// A tool that a client of the Model Context Protocol can call.
///
/// A tool reads its arguments, which `ToolArguments` has checked, does the work of a command, and
/// answers an object of JSON that fits into the context of a language model. It throws errors of any
/// type; they become an answer that says what is wrong and what to do.
///
/// To add a tool, write it in an extension, and list it in `ContextTools`.
struct ContextTool {
  /// The name in calls: words in lower case with underscores.
  let name: String
  /// The name for people.
  let title: String
  /// What the tool does, what it answers, and when to call it, for language models.
  let description: String
  /// The arguments.
  let parameters: [ToolParameter]
  /// A Boolean value that indicates whether the tool writes files of the project.
  var changesFiles = false
  /// Does the work. Paths may not leave the project.
  let run: @MainActor (ToolArguments, ProjectBoundary) throws -> ToolAnswer

  /// The tool as `tools/list` describes it.
  var json: String {
    let required = parameters.filter(\.isRequired).map { JSONText.string($0.name.rawValue) }
    return JSONText.object([
      ("name", JSONText.string(name)), ("title", JSONText.string(title)),
      ("description", JSONText.string(description)),
      (
        "inputSchema",
        JSONText.object([
          ("type", JSONText.string("object")),
          (
            "properties",
            JSONText.object(parameters.map { (key: $0.name.rawValue, value: $0.schema) })
          ),
          ("required", required.isEmpty ? nil : JSONText.array(required)),
          ("additionalProperties", "false"),
        ])
      ),
      (
        "annotations",
        JSONText.object([
          ("readOnlyHint", "\(!changesFiles)"),
          ("destructiveHint", changesFiles ? "false" : nil), ("openWorldHint", "false"),
        ])
      ),
    ])
  }
}
