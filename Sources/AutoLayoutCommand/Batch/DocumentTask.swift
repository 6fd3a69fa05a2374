/// The work that a command does on each document.
///
/// A task is a value that can be sent to a worker process, and so is what it reports: a document
/// gives the same report wherever it is laid out.
protocol DocumentTask: Codable, Sendable {
  associatedtype Report: Codable & Sendable

  /// Does the work on one document. What goes wrong is part of the report.
  @MainActor func run(_ file: String) -> Report

  /// The report for a document that could not be worked on.
  func report(of failure: DocumentFailure) -> Report

  /// The task as a worker is told of it.
  var assignment: WorkerAssignment { get }
}

/// What a worker process is to do with the documents it is given.
enum WorkerAssignment: Codable, Sendable {
  case frames(FramesTask)
  case preview(PreviewTask)
  case lint(LintTask)
  case prove(ProveTask)
  case lintFix(LintFixTask)
  case framesStream(FramesTask, ProjectBoundary)
  case lintStream(LintTask, ProjectBoundary)
  case diffStream(DiffTask, ProjectBoundary)
}
