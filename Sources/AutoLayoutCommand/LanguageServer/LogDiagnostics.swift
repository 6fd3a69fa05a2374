import AutoLayout
import ConflictLogs
import Foundation

/// Explanations of the reports in a console log.
enum LogDiagnostics {
  /// The maximum number of reports that are explained.
  private static let most = 100

  /// Explains the reports of a log.
  static func answer(to request: LanguageRequest) -> LanguageAnswer {
    var answer = LanguageAnswer()
    let text = EditedText(request.content)
    var diagnostics: [String] = []
    for log in ConsoleLogReader.logs(in: request.content).prefix(most) {
      let explanation = PrintableText.lines(ConflictExplanation(log).text)
      let line = text.line(max(log.line - 1, 0))
      answer.explanations.append(LogExplanation(line: max(log.line - 1, 0), text: explanation))
      diagnostics.append(
        JSONText.object([
          ("range", text.json(line, request.encoding)), ("severity", "2"),
          ("code", JSONText.string("conflicting-constraints")),
          ("source", JSONText.string(DiagnosticJSON.source)),
          ("message", JSONText.string(explanation.trimmingCharacters(in: .newlines))),
        ]))
    }
    answer.diagnostics = JSONText.array(diagnostics)
    return answer
  }
}
