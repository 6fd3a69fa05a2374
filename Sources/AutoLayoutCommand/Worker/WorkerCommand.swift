import ArgumentParser
import AutoLayout
import Foundation

/// The hidden command `autolayout worker`, which a `WorkerProcess` runs.
///
/// The first line of standard input is a `WorkerAssignment`. Each further line is a document, and
/// the answer is one line on standard output. The worker exits at the end of its input.
struct WorkerCommand: ParsableCommand {
  /// The name of the command, which the help does not list.
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Lays out documents for another autolayout process.",
    shouldDisplay: false)

  /// Answers requests until standard input ends.
  func run() throws {
    var lines = DescriptorLines(descriptor: 0, limit: Self.maxLineLength)
    guard case .bytes(let first)? = lines.next(),
      let assignment = Self.decode(WorkerAssignmentKind.self, first)
    else { throw Self.malformed }
    ParentWatch.start()
    WorkerMemory.limit()
    DocumentFonts.folders = assignment.fontFolders ?? []
    try MainActor.assumeIsolated { try Self.serve(assignment, first, &lines) }
  }

  /// Finds the type of the task, and answers all lines with it.
  @MainActor
  private static func serve(
    _ assignment: WorkerAssignmentKind, _ line: Data, _ lines: inout DescriptorLines
  ) throws {
    if let project = assignment.project {
      guard let type = WorkerTasks.streamTask(named: assignment.kind) else { throw malformed }
      try answer(type, line, in: project, &lines)
    } else {
      guard let type = WorkerTasks.batchTask(named: assignment.kind) else { throw malformed }
      try serve(type, line, &lines)
    }
  }

  /// Answers each path on standard input with one line, until the input ends.
  @MainActor
  private static func serve<Task: DocumentTask>(
    _ type: Task.Type, _ assignment: Data, _ lines: inout DescriptorLines
  ) throws {
    guard let task = decode(WorkerAssignment<Task>.self, assignment)?.task else { throw malformed }
    while case .bytes(let line)? = lines.next() {
      guard let path = EscapedLine.texts(of: line)?.first else { return }
      guard let report = try? task.run(path).line() else { return }
      Output.standard.write(report + [0x0A])
    }
  }

  /// Answers each line of a stream. A number and a space precede the line.
  @MainActor
  private static func answer<Task: StreamTask>(
    _ type: Task.Type, _ assignment: Data, in project: ProjectBoundary,
    _ lines: inout DescriptorLines
  ) throws {
    guard let task = decode(WorkerAssignment<Task>.self, assignment)?.task else { throw malformed }
    while case .bytes(let line)? = lines.next() {
      guard let space = line.firstIndex(of: 0x20),
        let number = Int(String(decoding: line[..<space], as: UTF8.self))
      else { return }
      Output.standard.write(
        task.answer(line: Data(line[(space + 1)...]), number: number, in: project))
    }
  }

  /// Returns a value from a line, or `nil` if the line is malformed.
  private static func decode<Value: Decodable>(_ type: Value.Type, _ line: Data) -> Value? {
    try? JSONDecoder().decode(type, from: line)
  }

  /// The error for a user who starts the command.
  private static var malformed: ValidationError {
    ValidationError("worker is started by autolayout itself")
  }

  /// The maximum length of a request, in bytes: a line of a stream with its number.
  private static let maxLineLength = StreamOptions.maxLineLength + 32
}
