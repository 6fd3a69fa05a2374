/// The types of tasks that can be assigned to a worker process.
///
/// A command that processes many documents adds its task here.
enum WorkerTasks {
  /// The tasks for the documents of a batch.
  static let batch: [any DocumentTask.Type] = [
    FramesTask.self, PreviewTask.self, LintTask.self, LintFixTask.self, ProveTask.self,
    DiffPairTask.self, FactsTask.self, EquivalentTask.self, BudgetTask.self,
    LoadingTask.self,
  ]

  /// The tasks for the lines of a stream.
  static let stream: [any StreamTask.Type] = [
    FramesTask.self, LintTask.self, DiffTask.self, ContextTask.self, LanguageTask.self,
  ]

  /// Returns the type of a batch task with a name, or `nil` if it is unknown.
  static func batchTask(named name: String) -> (any DocumentTask.Type)? {
    batch.first { WorkerAssignmentKind.name(of: $0) == name }
  }

  /// Returns the type of a stream task with a name, or `nil` if it is unknown.
  static func streamTask(named name: String) -> (any StreamTask.Type)? {
    stream.first { WorkerAssignmentKind.name(of: $0) == name }
  }
}
