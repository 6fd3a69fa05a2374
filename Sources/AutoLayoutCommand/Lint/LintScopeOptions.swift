import ArgumentParser
import Foundation
import LayoutAnalysis

/// The documents to lint, and the fixes that are applied first.
struct LintScopeOptions: ParsableArguments {
  /// The documents, and the number of processes.
  @OptionGroup
  var batch: BatchOptions

  /// A Boolean value that indicates whether safe fixes are applied before the documents are linted.
  @Flag(
    name: .customLong("fix"),
    help: ArgumentHelp(
      """
      Apply safe fixes in place before reporting; a fix that would move a view or cause another \
      finding is skipped.
      """))
  var fixes = false

  /// A Boolean value that indicates whether fixes are printed instead of applied. Nothing is linted
  /// afterward, so that standard output contains only the patch.
  @Flag(help: "With --fix, print a patch for `git apply` and write nothing.")
  var dryRun = false

  /// A Boolean value that indicates whether documents of other platforms in folders are errors. If
  /// they are arguments, they always are.
  @Flag(
    help: ArgumentHelp(
      """
      Fail on documents for macOS, tvOS and watchOS that are found in folders instead of skipping \
      them.
      """))
  var requireSupported = false

  /// Files of answers to report instead of linting.
  @Option(
    help: ArgumentHelp(
      """
      Report the answers of --stream in this file instead of linting; - is standard input.
      """, valueName: "file"))
  var answers: [String] = []

  /// The path of the configuration. The default is the nearest one.
  @Option(
    help: ArgumentHelp(
      "The configuration file (default: the nearest .autolayout.yml).", valueName: "file"))
  var config: String?

  /// A Boolean value that indicates whether configuration files are ignored.
  @Flag(help: "Ignore configuration files.")
  var noConfig = false

  /// The revision from which documents must differ, or `nil` to lint all documents.
  @Option(
    help: ArgumentHelp(
      "Lint only documents that differ from a Git revision, committed or not.",
      valueName: "revision")
  )
  var changedSince: String?

  /// The part of the documents to lint. The default is all documents.
  @Option(
    help: ArgumentHelp(
      "Lint only the i-th of n parts of the documents, such as 1/4.",
      valueName: "i/n"))
  var shard: Shard?

  /// Rejects options that contradict each other.
  func validate() throws {
    if noConfig, config != nil {
      throw ValidationError("--config cannot be used with --no-config.")
    }
  }

  /// Returns the configuration that the options name, or the nearest one.
  ///
  /// - Parameter project: The folder of a stream's documents, or `nil` for the working directory.
  /// - Returns: The configuration of the file. Other options of the command line are not applied to
  ///   it.
  /// - Throws: `RunFailure` or `LintConfigurationError` if the file cannot be used.
  func configuration(near project: String? = nil) throws -> LintConfiguration {
    noConfig ? LintConfiguration() : try ConfigurationFile.read(named: config, near: project)
  }

  /// The specified options that choose documents or determine how they are linted. `--answers`
  /// lints no documents and rejects them.
  var optionsOfLinting: [String] {
    OptionNames.given([
      "--config": config != nil, "--no-config": noConfig, "--changed-since": changedSince != nil,
      "--shard": shard != nil, "--jobs": batch.jobs != nil,
      "--timeout": batch.timeLimit.given != nil,
    ])
  }
}

/// One of several equal parts of a batch, for a CI with several machines.
///
/// Three machines lint all documents of a project, each document once, with `--shard 1/3`, `--shard
/// 2/3` and `--shard 3/3`.
struct Shard: Hashable, Sendable, ExpressibleByArgument {
  /// The index of the part, from 1 to `count`.
  let index: Int
  /// The number of parts.
  let count: Int

  /// Parses a text such as `1/4`. Fails for any other format, and for an index out of range.
  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
      count >= 1, (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// Returns every `count`-th element, so that adjacent documents, which often have similar sizes,
  /// are distributed.
  func part<Element>(of all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
