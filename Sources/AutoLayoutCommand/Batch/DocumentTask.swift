/// The work that a command does on each document.
///
/// A task is a value that is sent to worker processes, and so is its report: a document gives the
/// same report whichever process lays it out. `WorkerTasks` lists all tasks, so that a worker can
/// decode them.
///
/// A command needs only a task and an entry of `WorkerTasks` to work on many documents:
///
///     struct CountTask: DocumentTask {
///       func run(_ file: String) -> PrintedReport { … }
///       func report(of failure: DocumentFailure) -> PrintedReport { … }
///     }
///     try batch.printing(CountTask()).throwUnlessFine()
protocol DocumentTask: Codable, Sendable {
  /// What one document gives.
  associatedtype Report: Codable & Sendable

  /// Does the work on the document at the path `file`, or on what `FoundDocument.request` describes.
  /// A failure is part of the report.
  @MainActor func run(_ file: String) -> Report

  /// The report for a document that could not be worked on.
  func report(of failure: DocumentFailure) -> Report
}
