import Foundation

/// The output of a command for one document.
struct PrintedReport: Sendable {
  /// The text for standard output.
  let output: String
  /// The text for standard error.
  let diagnostics: String
  /// The exit status for this document.
  let status: ExitStatus
}

/// A line with status, diagnostics and output. The output of many documents is long JSON, which
/// would be expensive to encode as JSON again.
extension PrintedReport: WorkerReport {
  /// The error for a line with an invalid format.
  struct MalformedLine: Error {}

  func line() -> Data { EscapedLine.joining(["\(status.rawValue)", diagnostics, output]) }

  init(line: Data) throws {
    guard let texts = EscapedLine.texts(of: line), texts.count == 3, let code = Int32(texts[0]),
      let status = ExitStatus(rawValue: code)
    else { throw MalformedLine() }
    self.init(output: texts[2], diagnostics: texts[1], status: status)
  }
}

extension Batch where Task.Report == PrintedReport {
  /// Runs the task on all documents and prints the reports. Returns the status of the run.
  @MainActor
  func printing() -> ExitStatus {
    var status = ExitStatus.fine
    run { report in
      Output.standardError.write(report.diagnostics)
      Output.standard.write(report.output)
      status = status.followed(by: report.status)
    }
    return status
  }
}
