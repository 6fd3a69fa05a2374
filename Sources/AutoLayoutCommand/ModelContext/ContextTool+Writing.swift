import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Tools that write files of the project.
@MainActor
extension ContextTool {
  /// The tool that writes a document from a template.
  static let newDocument = ContextTool(
    name: "new_document", title: "Create a document",
    description: """
      Writes a new document like Xcode's templates: a view, a table view cell, a xib of a view \
      controller, or a storyboard with one scene. An existing file is not replaced.
      """,
    parameters: [
      ToolParameter(
        .kind, .choice(NewDocument.Kind.allCases.map(\.rawValue)), "The kind of document.",
        isRequired: true),
      ToolParameter(
        .path, .text, "The path in the project, with or without extension.", isRequired: true),
      ToolParameter(.className, .text, "The class of the view, cell or controller."),
      ToolParameter(.module, .text, "The module of the class."),
      ToolParameter(.device, .text, "The device of the canvas, such as \"iPhone 15\"."),
    ], changesFiles: true
  ) { try makeDocument($0, in: $1) }

  /// The tool that adds objects, and sets and removes attributes.
  static let edit = ContextTool(
    name: "edit", title: "Edit a document",
    description: """
      Adds views and constraints, sets attributes and removes constraints, without changing any \
      other byte of the file. Returns the patch, and the new and the resolved findings. Additions \
      come first, then assignments, then removals; if one fails, nothing is written.
      """,
    parameters: DocumentChange.parameters + [
      ToolParameter(
        .additions, .texts,
        "Views as \"KIND LABEL in SUPERVIEW\" (\"label Title\"), and constraints as equations: "
          + "\"Title.top = Safe Area.top + 20\", \"Title.width >= 44 @750\". Kinds: "
          + ViewTemplate.names.joined(separator: ", ") + "."),
      ToolParameter(
        .assignments, .texts,
        "Assignments to objects by identifier or label: \"Title.text=Sign In\", "
          + "\"aBc-De-fGh.constant=20\"."),
      ToolParameter(
        .removals, .texts, "Identifiers of constraints and paths of attributes to remove."),
    ] + ToolCanvases.parameters, changesFiles: true
  ) { try change($0, in: $1) }

  /// The tool that performs Interface Builder's commands and the safe fixes of the linter.
  static let fix = ContextTool(
    name: "fix", title: "Repair a document",
    description: """
      Interface Builder's commands Resolve Auto Layout Issues, Pin and Align, and the linter's \
      fixes (safe-fixes), which move no view. The result is laid out again; if anything else \
      became worse, nothing is written. Returns the patch, and the new and the resolved findings.
      """,
    parameters: DocumentChange.parameters + [
      ToolParameter(
        .command,
        .choice([
          "safe-fixes", "update-frames", "update-constants", "add-missing", "reset", "clear", "pin",
          "align",
        ]), "The command.", isRequired: true),
      ToolParameter(.views, .texts, "Identifiers or labels of views (default: all views)."),
      ToolParameter(.edges, .text, "For pin: top, leading=20, bottom, trailing=standard."),
      ToolParameter(.sizes, .text, "For pin: width=100, height."),
      ToolParameter(
        .lines, .text,
        "For align: leading, trailing, top, bottom, centerX, centerY, baseline (with commas)."
      ),
      ToolParameter(.isInContainer, .flag, "For align: align each view with its container."),
      ToolParameter(.allowsWorse, .flag, "Write the document even if something else became worse."),
    ] + ToolCanvases.parameters, changesFiles: true
  ) { try repair($0, in: $1) }

  /// Writes a document from a template, and returns its objects.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - project: The folder that contains all files.
  /// - Returns: The answer.
  /// - Throws: `ToolFailure` for an invalid class or device, and `InterfaceDocumentError` if the
  ///   file exists.
  private static func makeDocument(
    _ arguments: ToolArguments, in project: ProjectBoundary
  ) throws -> ToolAnswer {
    let words =
      ToolCanvases.option("class", arguments.text(.className))
      + ToolCanvases.option("module", arguments.text(.module))
      + ToolCanvases.option("device", arguments.text(.device))
    let command = try ToolCanvases.parsed(
      NewCommand.self,
      words + ["--", arguments.text(.kind) ?? "", arguments.text(.path) ?? ""])
    let place = try project.place(of: command.file)
    let bytes = Array(try command.text().utf8)
    try DocumentFile.create(bytes, at: place.path)
    let document = try InterfaceDocument(data: Data(bytes), name: command.file)
    return ToolAnswer([
      ("file", JSONText.string(command.file)),
      ("objects", BoundedList(DocumentOutline(document).objects).array),
    ])
  }

  /// Performs the changes of a call, and returns the added objects.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - project: The folder that contains all files.
  /// - Returns: The answer.
  /// - Throws: `ToolFailure` for malformed texts, and `InterfaceDocumentError` for unknown objects.
  private static func change(
    _ arguments: ToolArguments, in project: ProjectBoundary
  ) throws -> ToolAnswer {
    let changes = DocumentChanges(
      additions: arguments.texts(.additions), assignments: arguments.texts(.assignments),
      removals: arguments.texts(.removals))
    if let fault = changes.fault(prefix: "") { throw ToolFailure(fault, "") }
    return try DocumentChange.make(arguments, in: project) { document in
      let edit = try changes.edit(of: document)
      let after = try document.applying(edit)
      let added = after.tree.allElements.filter { element in
        element.id.map { document.element(withIdentifier: $0) == nil } ?? false
      }
      let objects = Set(added.compactMap(\.id))
      let outline = DocumentOutline(after).objects(withIdentifiers: objects)
      return (
        edit, notes: [("added", outline.isEmpty ? nil : BoundedList(outline, longest: 3_000).array)]
      )
    }
  }

  /// Performs a command, and returns the issues that it could not repair.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - project: The folder that contains all files.
  /// - Returns: The answer.
  /// - Throws: `ToolFailure` for invalid options, and `InterfaceDocumentError` if the result would
  ///   have more issues.
  private static func repair(
    _ arguments: ToolArguments, in project: ProjectBoundary
  ) throws -> ToolAnswer {
    let name = arguments.text(.command) ?? ""
    if name == "safe-fixes" {
      let configuration = try ToolCanvases.configuration(arguments, in: project)
      return try DocumentChange.make(arguments, in: project) { document in
        (try Linter(configuration).fixing(document).edit, notes: [])
      }
    }
    let command = try LayoutCommand(named: name, arguments)
    var options = CommandOptions()
    options.views = arguments.texts(.views)
    options.allowsWorse = arguments.flag(.allowsWorse)
    return try DocumentChange.make(arguments, in: project) { [options] document in
      let result = try document.performing(command, options)
      let remaining = result.remaining.map(JSONText.string)
      return (
        result.edit,
        notes: [
          ("notRepaired", remaining.isEmpty ? nil : BoundedList(remaining, longest: 2_000).array)
        ]
      )
    }
  }
}

/// Commands by their names in the tool, which are those of the subcommands of `autolayout fix`.
extension LayoutCommand {
  /// Creates the command of a call, with the options of `autolayout fix`.
  ///
  /// - Throws: `ToolFailure` for invalid edges, sizes and lines.
  fileprivate init(named name: String, _ arguments: ToolArguments) throws {
    let views = arguments.texts(.views).map { "--view=\($0)" }
    switch name {
    case "update-frames": self = .updateFrames
    case "update-constants": self = .updateConstraintConstants
    case "add-missing": self = .addMissingConstraints
    case "reset": self = .resetToSuggestedConstraints
    case "clear": self = .clearConstraints
    case "pin":
      let words =
        ToolCanvases.option("edges", arguments.text(.edges))
        + ToolCanvases.option("size", arguments.text(.sizes))
      self = .pin(
        try ToolCanvases.parsed(PinCommand.self, views + words + ["document"]).request())
    default:
      let words =
        ["--lines=\(arguments.text(.lines) ?? "")"]
        + (arguments.flag(.isInContainer) ? ["--in-container"] : [])
      self = .align(
        try ToolCanvases.parsed(AlignCommand.self, views + words + ["document"]).request())
    }
  }
}
