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
    abstract: "Finds the longest translation that fits for each text.",
    discussion: """
      Measures every label, button, placeholder and segment on all devices in both orientations, \
      and prints the longest text that fits, and what fails with a longer one. A text fits if it \
      is not clipped, no other text becomes clipped, and no new overlap or overflow appears. The \
      texts with the least space come first. With --check, translations are laid out instead, and \
      the exit code is 1 if one of them does not fit.

        autolayout budget Main.storyboard
        autolayout budget . --language de,ru --write-xliff de.xliff
        autolayout budget . --check de.lproj --format github

      See Documentation/Budget.md.
      """)

  /// The canvases on which texts must fit.
  @OptionGroup(title: "Canvases")
  var canvases: BudgetCanvasOptions

  /// The languages with estimated character counts, separated by commas.
  @Option(
    help: ArgumentHelp(
      """
      Estimate the number of characters in these languages, separated by commas: \
      \(LanguageSample.languages.joined(separator: ", ")).
      """, valueName: "ids"))
  var language: String?

  /// The format of the output.
  @Option(
    name: .shortAndLong,
    help: """
      The output format: text or json, one line per document; with --check, a format of lint: \
      text, json, github, sarif, gitlab, junit, checkstyle or xcode.
      """)
  var format = LintReportFormat.text

  /// The XLIFF document to which notes are added.
  @Option(
    help: ArgumentHelp("Write the budgets as notes to an XLIFF file.", valueName: "file"))
  var writeXliff: String?

  /// The string catalog to which comments are added.
  @Option(
    help: ArgumentHelp(
      """
      Write the budgets as comments to a string catalog; a catalog with the name of a document \
      gets only the texts of that document.
      """, valueName: "file"))
  var writeXcstrings: String?

  /// The folder for tables of translations with the maximum length.
  @Option(
    help: ArgumentHelp(
      "Write a language of the longest texts that fit to this folder, such as qps.lproj.",
      valueName: "folder"))
  var writeLongest: String?

  /// The translations to check.
  @Option(
    help: ArgumentHelp(
      """
      Report the translations that do not fit in a folder such as de.lproj, a .strings file, a \
      string catalog or an XLIFF file.
      """, valueName: "path"))
  var check: String?

  /// A Boolean value that indicates whether every length is tried.
  @Flag(help: "Try every length instead of a binary search; slow, for comparison.")
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
        "Specify documents or folders, as in `autolayout budget Main.storyboard`.")
    }
    _ = try languages()
    let instead = OptionNames.given([
      "--check": check != nil, "--write-longest": writeLongest != nil,
    ])
    guard let first = instead.first else {
      if format != .text, format != .json {
        throw ValidationError("--format \(format.rawValue) requires --check.")
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
      throw ValidationError("\(other) cannot be used with \(first).")
    }
  }

  /// Returns the languages with estimates.
  ///
  /// - Throws: `ValidationError` for a language without a sample.
  private func languages() throws -> [String] {
    try VariantOptions.list(language) { name in
      guard LanguageSample.languages.contains(name) else {
        throw ValidationError(
          "Invalid value '\(PrintableText.of(name))' for --language: expected "
            + "\(LanguageSample.languages.joined(separator: ", ")).")
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
        file: path, message: "no table matches a specified document",
        hint: "a table has the name of its document, such as Main.strings for Main.storyboard",
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
          report.file, "its table would overwrite that of \(other), which has the same name",
          "write the tables of the two documents to different folders")
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
