import Foundation

/// Lays out a document and writes its frames.
struct FramesTask: DocumentTask {
  let request: CanvasRequest
  let format: FramesFormat
  /// Whether text for standard output may have colours.
  let hasColor: Bool
  /// Whether text for standard error may have colours.
  let errorsHaveColor: Bool

  var assignment: WorkerAssignment { .frames(self) }

  @MainActor
  func run(_ file: String) -> FramesReport {
    do {
      let layout = try DocumentLayout(file: file, request: request)
      return FramesReport(
        output: text(layout, file), diagnostics: DiagnosticText.of(layout.diagnostics),
        status: .fine)
    } catch {
      return report(of: error)
    }
  }

  private func text(_ layout: DocumentLayout, _ file: String) -> String {
    switch format {
    case .text: FramesText(hasColor: hasColor).text(layout, file: file)
    case .jsonl: FramesJSON(namesCanvas: request != CanvasRequest()).line(layout, file: file)
    }
  }

  func report(of failure: DocumentFailure) -> FramesReport {
    let terminal = Terminal(hasColor: errorsHaveColor)
    return FramesReport(
      output: format == .jsonl ? FramesJSON.line(failure) : "",
      diagnostics: failure.text(terminal), status: failure.status)
  }
}

extension FramesTask: StreamTask {
  @MainActor
  func answer(
    _ request: StreamedDocument, in project: ProjectBoundary
  ) throws(DocumentFailure) -> String {
    let layout = try DocumentLayout(request.source(in: project), request: self.request)
    return text(layout, request.path)
  }

  func answer(of failure: DocumentFailure) -> String { FramesJSON.line(failure) }

  func assignment(in project: ProjectBoundary) -> WorkerAssignment { .framesStream(self, project) }
}

/// What one document printed.
struct FramesReport: Codable, Sendable {
  /// For standard output.
  let output: String
  /// For standard error.
  let diagnostics: String
  let status: ExitStatus
}
