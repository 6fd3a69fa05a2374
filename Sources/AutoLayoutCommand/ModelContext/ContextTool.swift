/// A tool that a client of the Model Context Protocol can call.
///
/// A tool reads its arguments, which `ToolArguments` has checked, does the work of a command, and
/// returns a JSON object that fits in the context of a language model. It can throw errors of any
/// type; they become an answer with a description and advice.
///
/// To add a tool, define it in an extension, and list it in `ContextTools`.
struct ContextTool {
  /// The name in calls: lowercase words with underscores.
  let name: String
  /// The display name.
  let title: String
  /// The description of the tool, its answer, and its purpose, for language models.
  let description: String
  /// The arguments.
  let parameters: [ToolParameter]
  /// A Boolean value that indicates whether the tool writes files of the project.
  var changesFiles = false
  /// A closure that does the work. Paths must not leave the project.
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
