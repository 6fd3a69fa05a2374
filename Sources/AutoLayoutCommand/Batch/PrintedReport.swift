/// The output of a command for one document.
struct PrintedReport: Codable, Sendable {
  /// The text for standard output.
  let output: String
  /// The text for standard error.
  let diagnostics: String
  /// The exit status for this document.
  let status: ExitStatus
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
