import ArgumentParser
import Foundation
import LayoutAnalysis

/// One run of `autolayout lint`: from the arguments to the report.
///
/// The initializer validates the command line and the configuration, so that their errors are
/// reported before any document is fixed or linted.
struct LintSession {
  /// The documents as specified on the command line.
  private let scope: LintScopeOptions
  /// The format and the contents of the report.
  private let output: LintOutputOptions
  /// The settings of the configuration file, with those of the command line applied.
  private let configuration: LintConfiguration
  /// The known findings, or `nil` if all are new.
  private let baseline: LintBaseline?
  /// The cache of results, or `nil` if it is off.
  private let cache: LintCache?
  /// The documents to lint, after `--changed-since` and `--shard`.
  private let documents: [FoundDocument]

  /// Reads the configuration and the baseline, and finds the documents.
  ///
  /// - Throws: `RunFailure` or `LintConfigurationError` if one of these files is invalid.
  init(
    scope: LintScopeOptions, canvases: LintCanvasOptions, output: LintOutputOptions,
    cache: LintCacheOptions
  ) throws {
    self.scope = scope
    self.output = output
    var configuration = try scope.configuration()
    try canvases.apply(to: &configuration.canvases)
    output.apply(to: &configuration)
    self.configuration = configuration
    baseline = try output.baseline.map { try LintBaseline(contentsOf: $0) }
    self.cache = cache.isOff ? nil : Self.cache(in: cache.folder, configuration)
    var found = scope.batch.documents
    if let revision = scope.changedSince {
      found = try ChangedFiles(since: revision).filter(found)
    }
    documents = scope.shard.map { $0.part(of: found) } ?? found
  }

  /// Returns the cache in a folder, or that of the user.
  private static func cache(in folder: String?, _ configuration: LintConfiguration) -> LintCache? {
    guard let folder else { return LintCache(configuration: configuration) }
    return LintCache(folder: folder, configuration: configuration)
  }

  /// Performs four steps: fixes documents, lints those that are not cached, removes known findings,
  /// and writes the report. A dry run ends after the first step.
  @MainActor
  func run() throws -> ExitStatus {
    let unfixed = scope.fixes ? fix() : []
    if scope.dryRun { return report(dryRun: unfixed) }
    let reports = scope.answers.isEmpty ? lint() : try scope.answers.flatMap(LintAnswers.read)
    var findings = reports.flatMap(\.findings)
    if let path = output.writeBaseline { try LintBaseline(findings).write(to: path) }
    if let baseline { findings = baseline.newFindings(among: findings) }
    findings.removeAll { $0.severity < output.severity }
    let failed = reports.compactMap(\.failure)
    let skipped = failed.filter(isSkipped)
    report(skipped: skipped)
    let failures = failed.filter { !skipped.contains($0) }
    let remaining = unfixed.filter { !isReportedByLinting($0) }
    report(remaining.filter { !failures.contains($0) } + failures)
    let read = reports.filter { report in !skipped.contains { $0 == report.failure } }
    try write(findings, read, failures)
    var status = self.status(of: findings)
    for failure in remaining + failures { status = status.followed(by: failure.status) }
    return status
  }

  /// Fixes documents, and returns the reasons why some could not be fixed.
  @MainActor
  private func fix() -> [DocumentFailure] {
    var failures: [DocumentFailure] = []
    Batch(
      task: LintFixTask(configuration: configuration, isDryRun: scope.dryRun),
      documents: documents,
      jobs: scope.batch.jobs(for: documents.count), limit: scope.batch.timeLimit.seconds
    ).run { report in
      Output.standardError.write(report.text)
      if let patch = report.patch { Output.standard.write(patch) }
      if let failure = report.failure { failures.append(failure) }
    }
    return failures
  }

  /// Returns a Boolean value that indicates whether linting reports the same failure as fixing,
  /// because the document is invalid or cannot be read.
  private func isReportedByLinting(_ failure: DocumentFailure) -> Bool {
    failure.status == .badData || !FileManager.default.isReadableFile(atPath: failure.file)
  }

  /// Reports the documents of a dry run that could not be read. Nothing is linted afterward.
  private func report(dryRun failed: [DocumentFailure]) -> ExitStatus {
    let skipped = failed.filter(isSkipped)
    report(skipped: skipped)
    let failures = failed.filter { !skipped.contains($0) }
    report(failures)
    return failures.reduce(.fine) { $0.followed(by: $1.status) }
  }

  /// Lints all documents that are not cached. The reports are in the order of the documents.
  @MainActor
  private func lint() -> [LintTaskReport] {
    let terminal = Terminal.standardError
    let task = LintTask(
      configuration: configuration, errorsHaveColor: terminal.hasColor, isCached: cache != nil)
    let known = documents.map { cache?.look(up: $0) }
    var reports = known.map { $0?.report }
    let missing = documents.indices.filter { reports[$0] == nil }
    var next = 0
    Batch(
      task: task, documents: missing.map { documents[$0] },
      jobs: scope.batch.jobs(for: missing.count), limit: scope.batch.timeLimit.seconds
    ).run { report in
      reports[missing[next]] = report
      if let state = known[missing[next]]?.state { cache?.keep(report, of: state) }
      next += 1
    }
    cache?.trim()
    return reports.compactMap { $0 }
  }

  /// Returns a Boolean value that indicates whether a failure is that of a document of another
  /// platform that was found in a folder. Projects for several platforms keep all their documents
  /// in one folder.
  private func isSkipped(_ failure: DocumentFailure) -> Bool {
    failure.kind == .platform && !scope.requireSupported
      && !scope.batch.files.map(DocumentFinder.plain).contains(failure.file)
  }

  /// Lists skipped documents of other platforms on standard error.
  private func report(skipped: [DocumentFailure]) {
    for failure in skipped where !output.quiet {
      Output.standardError.write(
        "\(PrintableText.of(failure.file)): note: skipped: \(PrintableText.of(failure.message))\n")
    }
  }

  /// Prints failures on standard error.
  private func report(_ failures: [DocumentFailure]) {
    for failure in failures { Output.standardError.write(failure.text(.standardError)) }
  }

  /// Writes the report to its file or to standard output. With the text format, a summary is
  /// written to standard error.
  private func write(
    _ findings: [LintFinding], _ reports: [LintTaskReport], _ failures: [DocumentFailure]
  ) throws {
    var report = LintReport(
      findings: findings, files: reports.filter { $0.failure == nil }.map(\.file),
      failures: failures.map(LintReport.Failure.init), toolVersion: Version.number)
    report.isBrief = output.quiet
    let text = report.text(as: output.format)
    if let path = output.output {
      try WholeFile.write(text, to: path)
    } else {
      let terminal = Terminal(hasColor: output.format == .text && Terminal.standardOutputHasColor)
      Output.standard.write(terminal.coloringSeverities(text))
    }
    if output.format == .text, !output.quiet {
      Output.standardError.write(summary(findings, reports.count, failures.count))
    }
  }

  /// Returns the totals per rule, most frequent first, and per severity.
  private func summary(_ findings: [LintFinding], _ documents: Int, _ failures: Int) -> String {
    let counts = [LintSeverity.error, .warning, .note].map { severity in
      Self.words(findings.count { $0.severity == severity }, severity.rawValue)
    }
    let unreadable = failures == 0 ? "" : "; \(failures) could not be linted"
    return Self.totals(findings)
      + "\(counts[0]), \(counts[1]) and \(counts[2]) in "
      + "\(Self.words(documents, "document"))\(unreadable)\n"
  }

  /// Returns one line per rule if there are findings of more than one rule.
  private static func totals(_ findings: [LintFinding]) -> String {
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    guard counts.count > 1 else { return "" }
    let width = counts.values.map { "\($0)".count }.max() ?? 0
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { rule, count in
      "\(String(repeating: " ", count: width - "\(count)".count))\(count) \(rule)\n"
    }.joined()
  }

  /// Returns a count with its noun, such as `1 error` or `2 errors`.
  private static func words(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Returns the exit code for the findings alone.
  private func status(of findings: [LintFinding]) -> ExitStatus {
    let least: LintSeverity = output.strict ? .warning : .error
    return findings.contains { $0.severity >= least } ? .findings : .fine
  }
}
