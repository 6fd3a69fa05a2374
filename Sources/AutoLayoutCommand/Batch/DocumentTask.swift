/// The work that a command does on each document.
///
/// A task is a value that is sent to worker processes. Its report is a value that a worker sends
/// back. The report of a document does not depend on the process that lays it out. `WorkerTasks`
/// lists all tasks, so that a worker can decode them.
///
/// To process many documents, a command needs only a task and an entry in `WorkerTasks`:
///
///     struct CountTask: DocumentTask {
///       func run(_ file: String) -> PrintedReport { … }
///       func report(of failure: DocumentFailure) -> PrintedReport { … }
///     }
///     try batch.printing(CountTask()).throwUnlessFine()
protocol DocumentTask: Codable, Sendable {
  /// The result for one document.
  associatedtype Report: WorkerReport

  /// Processes the document at the path `file`, or the document that `FoundDocument.request`
  /// describes. A failure is part of the report.
  @MainActor func run(_ file: String) -> Report

  /// Returns the report for a document that could not be processed.
  func report(of failure: DocumentFailure) -> Report
}
