import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// A document that a call contains, or specifies by its path in the project.
///
///     {"path": "App/Login.xib"}
///     {"path": "Login.xib", "content": "<?xml version=…"}
///
/// Translations are read only for a file.
struct ToolDocument {
  /// The name in answers.
  let name: String
  /// The document and the location of its translations.
  let source: DocumentSource

  /// The document.
  var document: InterfaceDocument { source.document }

  /// The parameters of tools that read a document.
  static let parameters: [ToolParameter] = [
    ToolParameter(.path, .text, "The .xib or .storyboard file, relative to the project."),
    ToolParameter(
      .content, .text, "The XML of a document without a file; 'path' is then only its name."),
  ]

  /// The parameter for the first element of a long list.
  static let offset = ToolParameter(
    .offset, .number, "The value of 'next' in the previous response, if it was truncated.")

  /// Reads the document of a call.
  ///
  /// - Throws: `DocumentFailure` for an invalid document, and for a path that leads out of the
  ///   project.
  init(_ arguments: ToolArguments, in project: ProjectBoundary) throws {
    try self.init(arguments, (.path, .content), in: project)
  }

  /// Reads the document that two arguments of a call specify or contain.
  ///
  /// - Throws: `DocumentFailure` for an invalid document, and for a path that leads out of the
  ///   project.
  init(
    _ arguments: ToolArguments, _ names: (path: ToolParameter.Name, content: ToolParameter.Name),
    in project: ProjectBoundary
  ) throws {
    let content = arguments.text(names.content)
    guard let path = arguments.text(names.path) ?? content.map({ _ in "Document.xib" }) else {
      throw ToolFailure(
        "no document is specified",
        "pass its '\(names.path.rawValue)' in the project, or its '\(names.content.rawValue)'")
    }
    name = path
    source = try StreamedDocument(path: path, content: content).source(in: project)
  }

  /// Returns the index of the first element of a list in the answer.
  ///
  /// - Throws: `ToolFailure` if the argument is not an integer, or is negative.
  static func offset(in arguments: ToolArguments) throws -> Int {
    guard let number = arguments.number(.offset) else { return 0 }
    guard let offset = Int(exactly: number), offset >= 0 else {
      throw ToolFailure("'offset' must be a value of 'next'", "omit it to start")
    }
    return offset
  }

  /// Returns the roots that have an identifier or a name, or whose controller has it, or all roots
  /// if there is no name.
  ///
  /// - Throws: `ToolFailure` if there is no such root.
  func roots(named name: String?) throws -> [InterfaceRoot] {
    let roots = document.roots
    let found = roots.filter { root in
      name.map { root.isCalled($0) } ?? true
    }
    guard found.isEmpty else { return found }
    guard let name else { throw ToolFailure("the document has no views", "add a scene") }
    let names = roots.prefix(20).map { "'\($0.name)'" }.joined(separator: ", ")
    throw ToolFailure("unknown scene '\(name)'", "the scenes are \(names)")
  }

  /// The images and colors of the project around the document, within the folder that contains all
  /// files, or `nil` for a document that the call contains without a path.
  var assets: DocumentAssets? {
    source.file.map { DocumentAssets.of($0, within: source.project) }
  }

  /// Returns the root of a call, or the first one, on the canvas of the call. Without a canvas, the
  /// root is laid out as in an app on the document's device.
  ///
  /// - Throws: `ToolFailure` for unknown scenes, and for a document without views.
  @MainActor
  func rootOnScreen(
    _ arguments: ToolArguments, assets: DocumentAssets? = nil
  ) throws -> LaidOutRoot {
    var selection = try ToolCanvases.selection(arguments)
    if selection.devices == nil, selection.size == nil,
      let device = document.roots.first?.instantiate().snapshot().canvas.device
    {
      selection.devices = [device]
    }
    let layout = try DocumentLayout(source, request: selection, assets: assets)
    guard let root = try layout.roots(named: arguments.text(.scene)).first else {
      throw ToolFailure("the document has no views", "add a scene")
    }
    return root
  }

  /// Returns the findings in the document with a configuration.
  @MainActor
  func findings(_ configuration: LintConfiguration) throws -> [LintFinding] {
    try Self.findings(in: document, source, configuration)
  }

  /// Returns the findings in a version of the document.
  @MainActor
  static func findings(
    in document: InterfaceDocument, _ source: DocumentSource, _ configuration: LintConfiguration
  ) throws -> [LintFinding] {
    let linter = Linter(configuration)
    guard let file = source.file else { return linter.lint(document) }
    return try linter.lint(document, translationsOf: file, within: source.project)
  }
}

/// Findings in answers.
extension LintFinding {
  /// The finding as a JSON object, reduced to the data that a language model needs.
  var toolJSON: String {
    JSONText.object([
      ("rule", JSONText.string(rule)), ("severity", JSONText.string(severity.rawValue)),
      ("message", JSONText.string(message)), ("hint", hint.map(JSONText.string)),
      ("id", object.identifier.map(JSONText.string)), ("line", "\(line)"),
      (
        "canvases", canvases.isEmpty ? nil : JSONText.array(canvases.prefix(6).map(JSONText.string))
      ),
      (
        "related",
        related.isEmpty
          ? nil
          : JSONText.array(
            related.prefix(8).map { related in
              JSONText.object([
                ("id", related.identifier.map(JSONText.string)),
                ("text", JSONText.string(related.message)),
              ])
            })
      ),
      ("fixable", isFixable ? "true" : nil),
    ])
  }
}
