import ArgumentParser
import Foundation

/// Which documents are linted.
struct LintScopeOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Documents, or folders that are searched for .xib and .storyboard files.",
      valueName: "file"))
  var files: [String] = []

  @Flag(
    name: .customLong("fix"),
    help: ArgumentHelp(
      """
      First fix what is safe to fix, in place: recorded frames, redundant constraints, left and \
      right. Where anything else would change, nothing is.
      """))
  var fixes = false

  @Option(
    help: ArgumentHelp(
      """
      Instead of linting, report what a file of answers of --stream holds; - is standard input.
      """, valueName: "file"))
  var answers: [String] = []

  @Option(
    help: ArgumentHelp(
      "The configuration (default: .autolayout.yml here or in a folder above).", valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Only documents that differ from a revision of git, committed or not.", valueName: "revision")
  )
  var changedSince: String?

  @Option(
    help: ArgumentHelp(
      "Only the i-th of n parts of the documents, such as 1/4, for several machines.",
      valueName: "i/n"))
  var shard: Shard?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Documents to lint at a time, each in a process of its own (default: the number of \
      processors; 1 lints everything in this process).
      """, valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...BatchOptions.mostJobs).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to \(BatchOptions.mostJobs).")
    }
  }

  /// The processes for a number of documents; one document is not worth a process.
  func jobs(for count: Int) -> Int {
    guard count > 1 else { return 1 }
    return min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, count, BatchOptions.mostJobs)
  }
}

/// One of several parts of a batch.
struct Shard: Hashable, Sendable, ExpressibleByArgument {
  /// From 1 to `count`.
  let index: Int
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
      count >= 1, (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// Every `count`-th element, so that neighbours of like size are spread over the parts.
  func part<Element>(of all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
