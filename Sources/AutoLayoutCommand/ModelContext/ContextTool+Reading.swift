import AutoLayout
import InterfaceBuilder
import LayoutAnalysis

/// Tools that read a document without changing it.
@MainActor
extension ContextTool {
  /// The tool that lists the views and constraints of a document.
  static let outline = ContextTool(
    name: "outline", title: "Outline a document",
    description: """
      Lists the scenes, views and constraints of a document with their identifiers, as Interface \
      Builder's outline does. Call it before editing an unfamiliar document.
      """,
    parameters: ToolDocument.parameters + [ToolDocument.offset]
  ) { try listObjects($0, in: $1) }

  /// The tool that lists the frames of all views.
  static let layout = ContextTool(
    name: "layout", title: "Compute the frames of all views",
    description: """
      Solves the constraints of a document on devices, and returns the frame of every view in \
      points, [x, y, width, height] in the coordinates of its superview. Views whose frames are \
      ambiguous, and conflicting constraints, are marked.
      """,
    parameters: ToolDocument.parameters + ToolCanvases.parameters
      + [
        ToolCanvases.size,
        ToolParameter(.scene, .text, "Only the root with this identifier or name."),
        ToolDocument.offset,
      ]
  ) { try listFrames($0, in: $1) }

  /// The tool that lists the findings of the linter.
  static let lint = ContextTool(
    name: "lint", title: "Find layout issues",
    description: """
      Finds layout issues by solving: conflicts, ambiguous, misplaced, clipped and overlapping \
      views, on the file's canvas and on the devices. Each finding has a rule, which the resource \
      autolayout://rules explains, and the identifier of its object.
      """,
    parameters: ToolDocument.parameters + ToolCanvases.parameters + [ToolDocument.offset]
  ) { try listFindings($0, in: $1) }

  /// The tool that lists the devices.
  static let devices = ContextTool(
    name: "devices", title: "List devices",
    description: "Lists the devices that layouts can be computed for, with their sizes in points.",
    parameters: [
      ToolParameter(.idiom, .choice(["phone", "pad"]), "Only phones, or only iPads."),
      ToolDocument.offset,
    ]
  ) { arguments, _ in try listDevices(arguments) }

  /// Lists the objects of a document.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - project: The folder that contains all files.
  /// - Returns: The answer.
  /// - Throws: `DocumentFailure` for an invalid document.
  private static func listObjects(
    _ arguments: ToolArguments, in project: ProjectBoundary
  ) throws -> ToolAnswer {
    let file = try ToolDocument(arguments, in: project)
    let list = BoundedList(
      DocumentOutline(file.document).objects, from: try ToolDocument.offset(in: arguments))
    return ToolAnswer([
      ("file", JSONText.string(file.name)), ("objects", list.array),
      ("next", list.next.map(String.init)),
    ])
  }

  /// Lays out a document on the canvases of a call, and lists the frames of all views.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - project: The folder that contains all files.
  /// - Returns: The answer.
  /// - Throws: `DocumentFailure` for an invalid document, and `ToolFailure` for unknown devices and
  ///   scenes.
  private static func listFrames(
    _ arguments: ToolArguments, in project: ProjectBoundary
  ) throws -> ToolAnswer {
    let file = try ToolDocument(arguments, in: project)
    let selection = try ToolCanvases.selection(arguments)
    let layout = try DocumentLayout(file.source, request: selection)
    let roots = try layout.roots(named: arguments.text(.scene))
    let elements = roots.flatMap { root in LayoutListJSON(root, layout.document).elements }
    let list = BoundedList(elements, from: try ToolDocument.offset(in: arguments))
    return ToolAnswer([
      ("file", JSONText.string(file.name)), ("layouts", list.array),
      ("next", list.next.map(String.init)),
      ("diagnostics", DiagnosticList(layout.diagnostics).json),
    ])
  }

  /// Lints a document on the canvases of a call, with the configuration of the project.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - project: The folder that contains all files.
  /// - Returns: The answer.
  /// - Throws: `DocumentFailure` for an invalid document, and `ToolFailure` for unknown devices.
  private static func listFindings(
    _ arguments: ToolArguments, in project: ProjectBoundary
  ) throws -> ToolAnswer {
    let file = try ToolDocument(arguments, in: project)
    let configuration = try ToolCanvases.configuration(arguments, in: project)
    let findings = LintFinding.summarized(try file.findings(configuration))
    let list = BoundedList(
      findings.map(\.toolJSON), from: try ToolDocument.offset(in: arguments))
    return ToolAnswer([
      ("file", JSONText.string(file.name)), ("count", "\(findings.count)"),
      ("findings", list.array), ("next", list.next.map(String.init)),
    ])
  }

  /// Lists the devices of an idiom, or all devices.
  ///
  /// - Throws: `ToolFailure` for an invalid offset.
  private static func listDevices(_ arguments: ToolArguments) throws -> ToolAnswer {
    let idiom = arguments.text(.idiom)
    let devices = Device.all.filter { idiom == nil || $0.isPad == (idiom == "pad") }
    let list = BoundedList(
      devices.map { device in
        let size = device.size(in: .portrait)
        return JSONText.object([
          ("id", JSONText.string(device.id)), ("name", JSONText.string(device.name)),
          ("size", JSONText.array([JSONText.number(size.width), JSONText.number(size.height)])),
        ])
      }, from: try ToolDocument.offset(in: arguments))
    return ToolAnswer([("devices", list.array), ("next", list.next.map(String.init))])
  }
}

/// Lookup of roots by name.
extension DocumentLayout {
  /// Returns the roots with an identifier or a name, or all roots if there is no name.
  ///
  /// - Throws: `ToolFailure` for an unknown name.
  func roots(named name: String?) throws -> [LaidOutRoot] {
    guard let name else { return roots }
    let found = roots.filter { $0.root.isCalled(name) || $0.name == name }
    guard found.isEmpty else { return found }
    let names = Array(Set(roots.map(\.name))).sorted()
    throw ToolFailure(
      "unknown scene '\(name)'",
      "the scenes are \(names.prefix(20).map { "'\($0)'" }.joined(separator: ", "))")
  }
}

/// The warnings and errors of a document's reader.
struct DiagnosticList {
  /// The messages as a JSON array, or `nil` if there are none.
  let json: String?

  /// The maximum number of messages in an answer.
  private static let most = 20

  /// Creates a list of the first messages.
  init(_ diagnostics: [InterfaceDiagnostic]) {
    json =
      diagnostics.isEmpty
      ? nil
      : JSONText.array(
        diagnostics.prefix(Self.most).map {
          JSONText.string("line \($0.location.line): \($0.message)")
        })
  }
}
