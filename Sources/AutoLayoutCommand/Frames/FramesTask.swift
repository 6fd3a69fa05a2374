import AutoLayout
import Foundation

/// Lays out a document and prints its frames.
struct FramesTask: DocumentTask {
  /// The canvases, languages and settings.
  let request: CanvasSelection
  /// The format of the output.
  let format: FramesFormat
  /// A Boolean value that indicates whether text for standard output may have colors.
  let hasColor: Bool
  /// A Boolean value that indicates whether text for standard error may have colors.
  let errorsHaveColor: Bool
  /// A Boolean value that indicates whether accessibility elements are printed instead of views.
  var showsAccessibility = false

  /// Lays out the document at a path.
  @MainActor
  func run(_ file: String) -> PrintedReport {
    do {
      let layout = try DocumentLayout(
        file: file, request: request, readsAccessibility: showsAccessibility, details: details)
      return PrintedReport(
        output: text(layout, file), diagnostics: DiagnosticText.of(layout.diagnostics),
        status: .fine)
    } catch {
      return report(of: error)
    }
  }

  /// The details of a layout that the snapshot includes, which are only the frames if the format
  /// does not need others.
  private var details: LayoutSnapshot.Details {
    format == .jsonl && !showsAccessibility ? .framesOnly : []
  }

  /// Returns the frames in the format of the task.
  private func text(_ layout: DocumentLayout, _ file: String) -> String {
    switch format {
    case .text: FramesText(hasColor: hasColor).text(layout, file: file)
    case .jsonl: FramesJSON(namesCanvas: request != CanvasSelection()).line(layout, file: file)
    }
  }

  /// Returns the report of a document that failed: a line on standard error and, with JSON, a line
  /// on standard output.
  func report(of failure: DocumentFailure) -> PrintedReport {
    let terminal = Terminal(hasColor: errorsHaveColor)
    return PrintedReport(
      output: format == .jsonl ? FramesJSON.line(failure) : "",
      diagnostics: failure.text(terminal), status: failure.status)
  }
}

/// Answers to a stream, which have the format of `--format jsonl`.
extension FramesTask: StreamTask {
  /// Lays out the document that a line contains or to which it refers.
  @MainActor
  func answer(
    _ request: StreamedDocument, in project: ProjectBoundary
  ) throws(DocumentFailure) -> String {
    let layout = try DocumentLayout(
      request.source(in: project), request: self.request, readsAccessibility: showsAccessibility,
      details: details)
    return text(layout, request.path)
  }

  /// Returns the line with `error` instead of `roots`.
  func answer(of failure: DocumentFailure) -> String { FramesJSON.line(failure) }
}
