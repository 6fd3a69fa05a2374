extension ToolParameter {
  /// The names of the arguments of all tools: words in lower case with underscores.
  ///
  /// An argument with the same name means the same in every tool.
  enum Name: String {
    /// A document.
    case path, content
    /// The canvases, languages and settings.
    case devices, orientation, size, direction, locales
    case contentSizes = "content_sizes"
    case isPseudo = "pseudo"
    case hasBoldText = "bold_text"
    /// A part of an answer.
    case scene, idiom, offset
    /// A new document.
    case kind, module, device
    case className = "class"
    /// Changes of a document.
    case additions = "add"
    case assignments = "set"
    case removals = "remove"
    case isDryRun = "dry_run"
    /// A command, and its options.
    case command, views, edges, sizes, lines
    case isInContainer = "in_container"
    case allowsWorse = "even_if_worse"
    /// A conflict and a proof.
    case log, width, height, checks
    case textGrowth = "text_growth"
    /// The second side of a comparison, and which views are the same.
    case otherPath = "other_path"
    case otherContent = "other_content"
    case otherScene = "other_scene"
    case matches = "match"
    case ignored = "ignore"
    /// A picture and a screenshot.
    case format, appearance, boxes, scale, tolerance
    case showsFrames = "frames"
    case marked = "mark"
    case savedPath = "save_as"
  }
}
