import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Analyzes texts for a language server, in a worker process.
///
///     server: {"work":"analysis","path":"Main.storyboard","content":"<?xml …","encoding":"utf-16",…}
///     worker: {"diagnostics":"[…]","canvases":[…]}
struct LanguageTask: StreamTask {
  /// The configuration that the command line specifies, or `nil` for the nearest one.
  let configuration: String?
  /// The canvas options, as on the command line.
  let options: [String]
  /// The base URL of the documentation of rules, or `nil` if it is unknown.
  let documentation: String?

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - request: The request of the server.
  ///   - project: The folder that contains all files.
  /// - Returns: The answer as a line.
  /// - Throws: `DocumentFailure` for a document that cannot be laid out, and for a fix that would
  ///   cause another issue.
  @MainActor
  func answer(
    _ request: LanguageRequest, in project: ProjectBoundary
  ) throws(DocumentFailure) -> String {
    do {
      return try LayoutLog.withoutConflicts {
        switch (request.work, request.kind) {
        case (.edit, _): try edit(request, in: project).line
        case (.analysis, .interface): try analysis(of: request, in: project).line
        case (.analysis, .log): LogDiagnostics.answer(to: request).line
        case (.analysis, .swift): LanguageAnswer().line
        }
      }
    } catch let failure as DocumentFailure {
      throw failure
    } catch {
      throw DocumentFailure(ofTool: request.path, error)
    }
  }

  /// Returns the answer to a failed request.
  func answer(of failure: DocumentFailure) -> String {
    LanguageAnswer(failure: failure.message).line
  }

  /// Returns the configuration with the canvases of the command line.
  private func lintConfiguration(in project: ProjectBoundary) throws -> LintConfiguration {
    var found = try ConfigurationFile.read(named: configuration, near: project.url.path)
    try ToolCanvases.parsed(LintCanvasOptions.self, options).apply(to: &found.canvases)
    return found
  }

  // MARK: Analysis

  /// Returns the findings of the linter, and the frames on the canvases of the configuration.
  @MainActor
  private func analysis(
    of request: LanguageRequest, in project: ProjectBoundary
  ) throws -> LanguageAnswer {
    let text = EditedText(request.content)
    let configuration: LintConfiguration
    do {
      configuration = try lintConfiguration(in: project)
    } catch {
      let failure = DocumentFailure(ofTool: request.path, error)
      return LanguageAnswer(
        diagnostics: JSONText.array([DiagnosticJSON.failure(failure.oneLine)]))
    }
    let source = Self.source(try Self.document(request), request, in: project)
    let document = source.document
    let findings = LintFinding.summarized(
      try ToolDocument.findings(in: document, source, configuration))
    let form = DiagnosticJSON(
      document: document, text: text, request: request, documentation: documentation)
    var answer = LanguageAnswer()
    answer.diagnostics = JSONText.array(findings.map(form.diagnostic))
    answer.canvases = try Self.frames(source, configuration)
    answer.reasons = ViewReasons.all(in: document)
    return answer
  }

  /// Returns the document of a request.
  private static func document(_ request: LanguageRequest) throws -> InterfaceDocument {
    try InterfaceDocument(data: Data(request.content.utf8), name: request.path)
  }

  /// Returns the document with the location of its translations, which is that of the file in the
  /// project.
  private static func source(
    _ document: InterfaceDocument, _ request: LanguageRequest, in project: ProjectBoundary
  ) -> DocumentSource {
    var source = DocumentSource(document: document, file: try? project.file(at: request.path))
    source.project = project.url
    return source
  }

  /// The maximum number of canvases whose frames are kept. More do not fit on a screen.
  private static let maxCanvases = 6

  /// Returns the frames of all views on the document's canvas and on the first devices of a
  /// configuration.
  @MainActor
  private static func frames(
    _ source: DocumentSource, _ configuration: LintConfiguration
  ) throws -> [CanvasFrames] {
    let canvases = configuration.canvases
    var selection = CanvasSelection(
      devices: canvases.devices.isEmpty ? nil : Array(canvases.devices.prefix(maxCanvases)))
    if !canvases.devices.isEmpty {
      selection.includesOwnCanvas = canvases.includesDocumentCanvas
      selection.orientation = OrientationChoice(rawValue: canvases.orientations.rawValue)
    }
    var found: [CanvasFrames] = []
    for laidOut in try DocumentLayout(source, request: selection).roots {
      let name = Self.name(of: laidOut)
      let index = found.firstIndex { $0.name == name } ?? found.count
      if index == found.count {
        if found.count == maxCanvases { continue }
        found.append(CanvasFrames(name: name))
      }
      found[index].add(laidOut.snapshot)
    }
    return found
  }

  /// Returns the name of the canvas of a layout.
  private static func name(of laidOut: LaidOutRoot) -> String {
    let canvas = laidOut.snapshot.canvas
    let device = canvas.device.flatMap(Device.init(identifier:))?.name
    let size = "\(JSONText.number(canvas.size.width)) × \(JSONText.number(canvas.size.height))"
    guard let device else { return size }
    return device + (canvas.isLandscape ? ", landscape" : "")
  }

  // MARK: Edits

  /// Returns the edits of an action.
  @MainActor
  private func edit(
    _ request: LanguageRequest, in project: ProjectBoundary
  ) throws -> LanguageAnswer {
    guard let action = request.action else {
      return LanguageAnswer(failure: "the request has no action")
    }
    let source = Self.source(try Self.document(request), request, in: project)
    let document = source.document
    let edit = try action.edit(of: document, source, lintConfiguration(in: project))
    let text = EditedText(request.content)
    let edits = edit.patches.map { patch in
      JSONText.object([
        ("range", text.json(patch.range, request.encoding)),
        ("newText", JSONText.string(String(decoding: patch.inserted, as: UTF8.self))),
      ])
    }
    return LanguageAnswer(edits: JSONText.array(edits))
  }
}

extension CanvasFrames {
  /// Adds the views of a layout that have identifiers.
  fileprivate mutating func add(_ snapshot: LayoutSnapshot) {
    for view in snapshot.views {
      guard let id = view.identifier, views[id] == nil else { continue }
      let frame = view.frame
      views[id] = ViewFrame(
        frame: [frame.minX, frame.minY, frame.width, frame.height].map { length -> Double in
          (Double(length) * 1000).rounded() / 1000
        }, ambiguous: view.ambiguity.names)
    }
  }
}
