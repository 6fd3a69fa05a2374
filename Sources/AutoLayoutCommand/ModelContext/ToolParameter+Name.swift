extension ToolParameter {
  /// The names of the arguments of all tools: lowercase words with underscores.
  ///
  /// An argument has the same meaning in every tool.
  enum Name: String {
    /// Arguments for a document.
    case path, content
    /// Arguments for canvases, languages and settings.
    case devices, orientation, size, direction, locales
    case contentSizes = "content_sizes"
    case isPseudo = "pseudo"
    case hasBoldText = "bold_text"
    /// Arguments for a part of an answer.
    case scene, idiom, offset
    /// Arguments for a new document.
    case kind, module, device
    case className = "class"
    /// Arguments for changes of a document.
    case additions = "add"
    case assignments = "set"
    case removals = "remove"
    case isDryRun = "dry_run"
    /// Arguments for a command and its options.
    case command, views, edges, sizes, lines
    case isInContainer = "in_container"
    case allowsWorse = "even_if_worse"
    /// Arguments for a conflict and a proof.
    case log, width, height, checks
    case textGrowth = "text_growth"
    /// Arguments for the second side of a comparison, and for corresponding views.
    case otherPath = "other_path"
    case otherContent = "other_content"
    case otherScene = "other_scene"
    case matches = "match"
    case ignored = "ignore"
    /// Arguments for the budgets of translations.
    case translations, estimates
    /// Arguments for a picture and a screenshot.
    case format, appearance, boxes, scale, tolerance
    case showsFrames = "frames"
    case marked = "mark"
    case savedPath = "save_as"
  }
}
