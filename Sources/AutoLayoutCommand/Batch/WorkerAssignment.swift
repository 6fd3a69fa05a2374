import AutoLayout

/// The first line that a worker process reads, which contains the task for all documents that
/// follow.
///
///     {"kind":"FramesTask","task":{…}}
struct WorkerAssignment<Task: Codable & Sendable>: Codable, Sendable {
  /// The name of the task's type.
  let kind: String
  /// The task itself.
  let task: Task
  /// The folder that the paths of a stream must not leave, or `nil` for a batch of documents.
  var project: ProjectBoundary?
  /// The font folders that the user specified, or `nil` if there are none.
  var fontFolders: [String]?

  /// Creates an assignment for a batch, or for a stream if there is a project.
  init(_ task: Task, in project: ProjectBoundary? = nil) {
    kind = WorkerAssignmentKind.name(of: Task.self)
    self.task = task
    self.project = project
    fontFolders = DocumentFonts.folders.isEmpty ? nil : DocumentFonts.folders
  }
}

/// The parts of an assignment that are decoded before the type of its task is known.
struct WorkerAssignmentKind: Decodable {
  /// The name of the task's type.
  let kind: String
  /// The project of a stream, or `nil` for a batch.
  let project: ProjectBoundary?
  /// The font folders that the user specified, or `nil` if there are none.
  let fontFolders: [String]?

  /// Returns the name by which assignments refer to a task type.
  static func name(of task: any Any.Type) -> String { String(describing: task) }
}
