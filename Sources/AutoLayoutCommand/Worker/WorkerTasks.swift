/// The types of tasks that a worker process can be assigned.
///
/// A command that works on many documents adds its task here.
enum WorkerTasks {
  /// Tasks on the documents of a batch.
  static let batch: [any DocumentTask.Type] = [
    FramesTask.self, PreviewTask.self, LintTask.self, LintFixTask.self, ProveTask.self,
    DiffPairTask.self, FactsTask.self,
  ]

  /// Tasks on the lines of a stream.
  static let stream: [any StreamTask.Type] = [FramesTask.self, LintTask.self, DiffTask.self]

  /// The type of a batch task by its name; nil for an unknown name.
  static func batchTask(named name: String) -> (any DocumentTask.Type)? {
    batch.first { WorkerAssignmentKind.name(of: $0) == name }
  }

  /// The type of a stream task by its name; nil for an unknown name.
  static func streamTask(named name: String) -> (any StreamTask.Type)? {
    stream.first { WorkerAssignmentKind.name(of: $0) == name }
  }
}
