import ArgumentParser
import Foundation

/// Which documents a command works on, and how many at a time.
struct BatchOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Documents, or folders that are searched for .xib and .storyboard files.",
      valueName: "file"))
  var files: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Documents to work on at a time, each in a process of its own (default: the number of \
      processors; 1 does everything in this process).
      """, valueName: "n"))
  var jobs: Int?

  /// More processes than this help no machine and exhaust descriptors on some.
  static let mostJobs = 256

  func validate() throws { try Self.validate(jobs: jobs) }

  /// Fails for a number of processes that is none, or too many.
  static func validate(jobs: Int?) throws {
    if let jobs, !(1...mostJobs).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to \(mostJobs).")
    }
  }

  /// The batch that does `task` on the documents.
  func batch<Task: DocumentTask>(_ task: Task) -> Batch<Task> {
    let documents = DocumentFinder.find(files)
    return Batch(task: task, documents: documents, jobs: jobs(for: documents.count))
  }

  /// Does a task on the documents, prints what it reports, and says how that ended.
  @MainActor
  func printing<Task: DocumentTask>(_ task: Task) -> ExitStatus where Task.Report == FramesReport {
    var status = ExitStatus.fine
    batch(task).run { report in
      Output.standardError.write(report.diagnostics)
      Output.standard.write(report.output)
      status = status.followed(by: report.status)
    }
    return status
  }

  /// The processes for a number of documents; one document is not worth a process.
  func jobs(for count: Int) -> Int {
    guard count > 1 else { return 1 }
    return min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, count, Self.mostJobs)
  }
}
