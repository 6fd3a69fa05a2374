import ArgumentParser
import Foundation

/// The documents of a command, and the number of processes.
struct BatchOptions: ParsableArguments {
  /// The paths of documents and folders.
  @Argument(
    help: ArgumentHelp(
      "Documents, or folders to search for .xib and .storyboard files; - is standard input.",
      valueName: "file"))
  var files: [String] = []

  /// A Boolean value that indicates whether folders of dependencies and build products are searched
  /// (`DocumentFinder.skippedFolders`).
  @Flag(help: "Also search Pods, Carthage, DerivedData, node_modules, .build and .xcloc folders.")
  var allFolders = false

  /// The number of worker processes. The default is the number of processors.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      The number of documents to process in parallel, each in a separate process (default: the \
      number of processors).
      """, valueName: "n"))
  var jobs: Int?

  /// The time limit for each document.
  @OptionGroup
  var timeLimit: TimeLimitOptions

  /// The option that determines when output has colors.
  @OptionGroup
  var color: ColorOptions

  /// The maximum number of processes. More would not be faster, and would exceed the number of open
  /// files on some systems.
  static let maxJobs = 256

  /// Rejects an invalid number of processes.
  func validate() throws { try Self.validate(jobs: jobs) }

  /// Rejects a number of processes below 1 or above `maxJobs`.
  static func validate(jobs: Int?) throws {
    if let jobs, !(1...maxJobs).contains(jobs) {
      throw ValidationError(
        "Invalid value '\(jobs)' for --jobs: expected a number from 1 to \(maxJobs).")
    }
  }

  /// The documents of the arguments. The folders are searched again for every call.
  var documents: [FoundDocument] { DocumentFinder.find(files, allFolders: allFolders) }

  /// Returns the batch of a task on all documents of the arguments.
  func batch<Task: DocumentTask>(_ task: Task) -> Batch<Task> {
    let documents = self.documents
    return Batch(
      task: task, documents: documents, jobs: jobs(for: documents.count),
      limit: timeLimit.seconds)
  }

  /// Runs a task on all documents and prints its reports. Returns the status of the run.
  @MainActor
  func printing<Task: DocumentTask>(_ task: Task) -> ExitStatus
  where Task.Report == PrintedReport { batch(task).printing() }

  /// Returns the number of processes for a number of documents. A single document needs one.
  func jobs(for count: Int) -> Int { Self.processes(for: count, jobs: jobs) }

  /// Returns the number of processes for a number of documents. The default is the number of
  /// processors.
  static func processes(for count: Int, jobs: Int? = nil) -> Int {
    guard count > 1 else { return 1 }
    return min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, count, maxJobs)
  }
}
