import ArgumentParser
import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The command `autolayout budget`, which determines the maximum length of translations.
///
/// It has three forms, of which `--check` and `--write-longest` exclude the options of the first
/// one:
///
/// 1. Budgets are printed, and written as notes.
/// 2. Translations are laid out, and those that do not fit are reported as lint reports findings.
/// 3. Tables of translations are written in which every text has the maximum length.
///
/// `BudgetTask` does the work on each document.
struct BudgetCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "budget",
    abstract: "Determines how long each translation of a text may be.",
    discussion: """
      For every label, button, placeholder and segment of the documents: the longest text that fits \
      on all devices in both orientations, at the size of text that they have, and what fails with a \
      longer one. A text fits if it is not clipped, no other text becomes clipped, and no view covers \
      another one or leaves its superview that does not do so with the texts as they are written.

        autolayout budget Main.storyboard
        autolayout budget . --content-size all --bold-text --direction all
        autolayout budget . --language de,ru --write-xliff de.xliff
        autolayout budget . --write-xcstrings Main.xcstrings
        autolayout budget . --check de.lproj --format github
        autolayout budget Main.storyboard --write-longest qps.lproj

      The table lists the tightest texts first: characters of the text, characters of the longest \
      one written with its own letters, and its width in one line in points. With --language, \
      characters in other languages are estimated from that width and the mean advance of a sample.

      --check lays out every translation by itself, and reports those that do not fit, in the forms \
      of lint. --write-longest writes a language in which all texts together are as long as fits, \
      for previews: autolayout preview Main.storyboard --locale qps.

      Exit codes: 0; 1 if --check finds something; 65 and 66 for files that cannot be read.
      """)

  /// The canvases on which texts must fit.
  @OptionGroup(title: "Canvases")
  var canvases: BudgetCanvasOptions

  /// The languages with estimated character counts, separated by commas.
  @Option(
    help: ArgumentHelp(
      """
      Estimate characters in these languages, separated by commas: \
      \(LanguageSample.languages.joined(separator: ", ")).
      """, valueName: "ids"))
  var language: String?

  /// The format of the output.
  @Option(
    name: .shortAndLong,
    help: """
      How results are written: text or json, one line per document; with --check as lint writes them: \
      text, json, github, sarif, gitlab, junit, checkstyle or xcode.
      """)
  var format = LintReportFormat.text

  /// The XLIFF document to which notes are added.
  @Option(
    help: ArgumentHelp("Write the budgets as notes into an XLIFF document.", valueName: "file"))
  var writeXliff: String?

  /// The string catalog to which comments are added.
  @Option(
    help: ArgumentHelp(
      """
      Write the budgets as comments into a string catalog; one that is named like a document gets \
      only the texts of that document.
      """, valueName: "file"))
  var writeXcstrings: String?

  /// The folder for tables of translations with the maximum length.
  @Option(
    help: ArgumentHelp(
      "Write tables of texts that fill the documents into this folder instead, such as qps.lproj.",
      valueName: "folder"))
  var writeLongest: String?

  /// The translations to check.
  @Option(
    help: ArgumentHelp(
      """
      Report the translations that do not fit instead: of a folder such as de.lproj, a .strings file, \
      a string catalog or an XLIFF document.
      """, valueName: "path"))
  var check: String?

  /// A Boolean value that indicates whether every length is tried.
  @Flag(help: "Try every length instead of halving; slow, for comparison.")
  var exhaustive = false

  /// The folders with font files.
  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  /// The documents, and the number of processes.
  @OptionGroup
  var batch: BatchOptions

  /// Rejects options that would have no effect.
  func validate() throws {
    if batch.files.isEmpty {
      throw ValidationError(
        "Name documents or folders, such as `autolayout budget Main.storyboard`")
    }
    _ = try languages()
    let instead = OptionNames.given([
      "--check": check != nil, "--write-longest": writeLongest != nil,
    ])
    guard let first = instead.first else {
      if format != .text, format != .json {
        throw ValidationError("Budgets are written as text or json; other formats need --check.")
      }
      return
    }
    let given =
      instead.dropFirst()
      + OptionNames.given([
        "--language": language != nil, "--write-xliff": writeXliff != nil,
        "--write-xcstrings": writeXcstrings != nil, "--exhaustive": exhaustive,
        "--format": check == nil && format != .text,
      ])
    if let other = given.first {
      throw ValidationError("\(first) has no use for \(other); leave it out.")
    }
  }

  /// Returns the languages with estimates.
  ///
  /// - Throws: `ValidationError` for a language without a sample.
  private func languages() throws -> [String] {
    try VariantOptions.list(language) { name in
      guard LanguageSample.languages.contains(name) else {
        throw ValidationError(
          "--language takes \(LanguageSample.languages.joined(separator: ", ")).")
      }
      return name
    }
  }

  /// Runs the command, and prints failures of the run itself.
  func run() throws {
    fonts.use()
    try MainActor.assumeIsolated {
      do {
        return try status()
      } catch let failure as DocumentFailure {
        Output.standardError.write(failure.text(.standardError))
        return failure.status
      } catch let failure as RunFailure {
        Output.standardError.write(failure.text)
        return failure.status
      }
    }.throwUnlessFine()
  }

  /// Performs the work that the options specify, and returns its status.
  @MainActor
  private func status() throws -> ExitStatus {
    if let check { return try checking(check) }
    if let writeLongest { return try writingLongest(to: writeLongest) }
    // The check precedes the computation of budgets, which takes a long time.
    for path in [writeXliff, writeXcstrings].compactMap({ $0 }) {
      try ProjectBoundary.rejectLinkOut(path)
    }
    let languages = try languages()
    let (reports, status) = try reports(.budgets(languages: languages, isExhaustive: exhaustive)) {
      Output.standard.write(
        format == .json
          ? BudgetJSON.line($0) : BudgetTable(report: $0, languages: languages).text)
    }
    let notes = BudgetNotes(reports)
    if let writeXliff { try notes.write(toXLIFF: writeXliff) }
    if let writeXcstrings { try notes.write(toCatalog: writeXcstrings) }
    return status
  }

  /// Returns the reports of all documents that could be processed, in order. Failures are printed.
  @MainActor
  private func reports(
    _ work: BudgetTask.Work, _ print: @escaping (BudgetReport) -> Void = { _ in }
  ) throws -> (reports: [BudgetReport], status: ExitStatus) {
    var reports: [BudgetReport] = []
    var status = ExitStatus.fine
    batch.batch(BudgetTask(canvases: try canvases.canvases(), work: work)).run { report in
      if let failure = report.failure {
        Output.standardError.write(failure.text(.standardError))
        status = status.followed(by: failure.status)
      } else {
        print(report)
        reports.append(report)
      }
    }
    return (reports, status)
  }

  // MARK: - Check

  /// Reports the translations that do not fit.
  ///
  /// - Throws: `DocumentFailure` if the translations cannot be read, or belong to no document.
  @MainActor
  private func checking(_ path: String) throws -> ExitStatus {
    try ProjectBoundary.rejectLinkOut(path)
    let tables: [TranslationTable]
    do {
      tables = try TranslationTable.read(at: path) { !ProjectBoundary.isLinkOut($0) }
    } catch {
      throw DocumentFailure(error)
    }
    let documents = batch.documents
    let names = Set(documents.map { BudgetTask.tableName(of: $0.path) })
    let used = tables.filter { names.contains($0.document) }
    guard !used.isEmpty else {
      // Errors of a document take precedence over its missing table.
      for document in documents { try document.rejectUnreadable() }
      throw DocumentFailure(
        file: path, message: "there is no table of a document that was named",
        hint: "name a table like its document, such as Main.strings for Main.storyboard",
        status: .badData)
    }
    let (reports, status) = try reports(.check(used))
    let findings = reports.flatMap(\.findings)
    let report = LintReport(
      findings: findings, files: reports.map(\.file), toolVersion: Version.number)
    Output.standard.write(report.text(as: format))
    if format == .text {
      let count = findings.count == 1 ? "1 translation does" : "\(findings.count) translations do"
      Output.standardError.write("\(count) not fit\n")
    }
    return findings.isEmpty ? status : ExitStatus.findings.followed(by: status)
  }

  // MARK: - Longest texts

  /// Writes a table of the longest texts for each document.
  ///
  /// - Throws: `RunFailure` if a table cannot be written, and `DocumentFailure` for a symbolic link
  ///   that leads out of the project.
  @MainActor
  private func writingLongest(to folder: String) throws -> ExitStatus {
    let (reports, status) = try reports(.longestTexts)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw RunFailure(folder, "the folder cannot be created", "check the path and the permissions")
    }
    var written: [String: String] = [:]
    for report in reports where !report.longest.isEmpty {
      let path = "\(folder)/\(BudgetTask.tableName(of: report.file)).strings"
      if let other = written[path] {
        throw RunFailure(
          report.file, "its table would replace that of \(other), which has the same name",
          "write the tables of the two documents into different folders")
      }
      written[path] = report.file
      try ProjectBoundary.rejectLinkOut(path)
      let lines = report.longest.map { "\(Self.quoted($0.key)) = \(Self.quoted($0.text));\n" }
      try WholeFile.write(lines.joined(), to: path)
    }
    return status
  }

  /// Returns a text as a quoted string of a table.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
