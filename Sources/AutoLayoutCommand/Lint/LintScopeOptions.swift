import ArgumentParser
import Foundation

/// The documents that are linted, and whether they are fixed first.
struct LintScopeOptions: ParsableArguments {
  /// The documents, and the number of processes.
  @OptionGroup
  var batch: BatchOptions

  /// A Boolean value that indicates whether safe fixes are applied before the documents are linted.
  @Flag(
    name: .customLong("fix"),
    help: ArgumentHelp(
      """
      First fix what is safe to fix, in place, of the rules that are checked: redundant \
      constraints, and with --preset strict recorded frames, left and right. Where anything else \
      would change, nothing is.
      """))
  var fixes = false

  /// A Boolean value that indicates whether fixes are printed instead of applied. Nothing is linted
  /// afterwards, so that standard output has the patch alone.
  @Flag(help: "With --fix: print the changes as a patch that `git apply` takes, and write nothing.")
  var dryRun = false

  /// A Boolean value that indicates whether documents of other platforms are errors, too, if they
  /// are found in a folder. As arguments they always are.
  @Flag(
    help: ArgumentHelp(
      """
      Fail on documents of macOS, tvOS and watchOS. Without it, those that are found in a folder are \
      skipped with a note.
      """))
  var requireSupported = false

  /// Files of answers to report instead of linting.
  @Option(
    help: ArgumentHelp(
      """
      Instead of linting, report what a file of answers of --stream holds; - is standard input.
      """, valueName: "file"))
  var answers: [String] = []

  /// The path of the configuration, or `nil` for the nearest one.
  @Option(
    help: ArgumentHelp(
      "The configuration (default: .autolayout.yml here or in a folder above).", valueName: "file"))
  var config: String?

  /// The revision from which documents must differ, or `nil` for all documents.
  @Option(
    help: ArgumentHelp(
      "Only documents that differ from a revision of git, committed or not.", valueName: "revision")
  )
  var changedSince: String?

  /// The part of the documents to lint, or `nil` for all.
  @Option(
    help: ArgumentHelp(
      "Only the i-th of n parts of the documents, such as 1/4, for several machines.",
      valueName: "i/n"))
  var shard: Shard?

  /// The options that choose documents and say how they are linted, as far as they were given.
  var optionsOfLinting: [String] {
    OptionNames.given([
      "--config": config != nil, "--changed-since": changedSince != nil,
      "--shard": shard != nil, "--jobs": batch.jobs != nil,
      "--timeout": batch.timeLimit.given != nil,
    ])
  }
}

/// One of several equal parts of a batch, for a CI with several machines.
///
/// Three machines lint all documents of a project, each of them once, with `--shard 1/3`, `--shard
/// 2/3` and `--shard 3/3`.
struct Shard: Hashable, Sendable, ExpressibleByArgument {
  /// From 1 to `count`.
  let index: Int
  /// The number of parts.
  let count: Int

  /// Parses `1/4`. Returns nil for any other form, and for an index out of range.
  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
      count >= 1, (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// Every `count`-th element, so that documents of similar size, which are often next to each other, are distributed.
  func part<Element>(of all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
