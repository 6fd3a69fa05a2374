/// What a command prints about one document.
struct PrintedReport: Codable, Sendable {
  /// For standard output.
  let output: String
  /// For standard error.
  let diagnostics: String
  /// How the work on this document ended.
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
