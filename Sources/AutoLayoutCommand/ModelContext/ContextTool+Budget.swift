import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The tool that determines the maximum length of translations.
@MainActor
extension ContextTool {
  /// The tool that determines the budgets of texts.
  static let budget = ContextTool(
    name: "budget", title: "Find the longest translations that fit",
    description: """
      Finds the longest translation of every text that fits on all devices, in characters and \
      points, and what fails with a longer one, those with the least space first. With \
      "translations", finds the translations of a language that do not fit instead. Every result \
      is confirmed by layouts. In a large document, specify a scene or a few devices.
      """,
    parameters: ToolDocument.parameters + [
      ToolParameter(.scene, .text, "Only the root with this identifier or name."),
      ToolParameter(
        .translations, .text,
        "Translations to check: a folder (de.lproj), a .strings file, a string catalog or XLIFF."
      ),
      ToolParameter(
        .estimates, .texts,
        "Estimate the number of characters in these languages: "
          + "\(LanguageSample.languages.joined(separator: ", "))."),
    ] + ToolCanvases.budgetParameters + [ToolDocument.offset]
  ) { try determineBudgets($0, in: $1) }

  /// Determines the budgets of a document, or checks its translations.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - project: The folder that contains all files.
  /// - Returns: The answer.
  /// - Throws: `ToolFailure` for unknown devices, scenes and languages, and `DocumentFailure` for
  ///   an invalid document and for translations that cannot be read.
  private static func determineBudgets(
    _ arguments: ToolArguments, in project: ProjectBoundary
  ) throws -> ToolAnswer {
    let file = try ToolDocument(arguments, in: project)
    let roots = try file.roots(named: arguments.text(.scene))
    let canvases = try ToolCanvases.budget(arguments)
    let offset = try ToolDocument.offset(in: arguments)
    let languages = try estimatedLanguages(arguments)
    if let path = arguments.text(.translations) {
      let findings = try ToolTranslations(path, of: file, in: project)
        .findings(over: canvases, in: Set(roots.map(\.id)))
      let list = BoundedList(findings.map(\.translationJSON), from: offset)
      return ToolAnswer([
        ("file", JSONText.string(file.name)), ("count", "\(findings.count)"),
        ("findings", list.array), ("next", list.next.map(String.init)),
      ])
    }
    let report = BudgetReport(
      file: file.name,
      budgets: roots.flatMap { TextBudget.all(in: $0, on: canvases, languages: languages) })
    let texts = report.tightestFirst.compactMap { budget in
      budget.tightest.map { BudgetSummary(budget, $0).json }
    }
    let list = BoundedList(texts, from: offset)
    let others = report.notMeasured.map { (key: $0.kind, value: Optional("\($0.count)")) }
    return ToolAnswer([
      ("file", JSONText.string(file.name)), ("count", "\(texts.count)"), ("texts", list.array),
      ("next", list.next.map(String.init)),
      ("notMeasured", others.isEmpty ? nil : JSONText.object(others)),
    ])
  }

  /// Returns the languages of a call whose character counts are estimated.
  ///
  /// - Throws: `ToolFailure` for a language without a sample, and for languages together with
  ///   translations.
  private static func estimatedLanguages(_ arguments: ToolArguments) throws -> [String] {
    let languages = arguments.texts(.estimates)
    guard languages.isEmpty || arguments.text(.translations) == nil else {
      throw ToolFailure("'estimates' cannot be used with 'translations'", "omit one of them")
    }
    if let unknown = languages.first(where: { !LanguageSample.languages.contains($0) }) {
      throw ToolFailure(
        "no estimate is available for language '\(unknown)'",
        "the languages are \(LanguageSample.languages.joined(separator: ", "))")
    }
    return languages
  }
}

/// The translations of a document that a call specifies.
struct ToolTranslations {
  /// The document.
  private let file: ToolDocument
  /// The tables of the document, with their paths in the project.
  private let tables: [TranslationTable]

  /// Reads the tables of a document from a file or a folder of the project.
  ///
  /// - Throws: `DocumentFailure` for a path that leads out of the project, and for tables that
  ///   cannot be read; `ToolFailure` if none of them belongs to the document.
  init(_ path: String, of file: ToolDocument, in project: ProjectBoundary) throws {
    self.file = file
    let place = try project.place(of: path).path
    // Paths in answers are relative to the project.
    func relative(_ name: String) -> String {
      guard name.hasPrefix(place) else { return name }
      var rest = name.dropFirst(place.count)
      if path.hasSuffix("/"), rest.hasPrefix("/") { rest = rest.dropFirst() }
      return path + rest
    }
    let found: [TranslationTable]
    do throws(InterfaceDocumentError) {
      found = try TranslationTable.read(at: place) { project.contains($0) }
    } catch {
      var failure = error
      failure.file = relative(error.file)
      throw DocumentFailure(failure)
    }
    let name = BudgetTask.tableName(of: file.name)
    tables = found.filter { $0.document == name }.map { table in
      var table = table
      table.file = relative(table.file)
      return table
    }
    guard !tables.isEmpty else {
      throw ToolFailure(
        "'\(path)' has no table for the document",
        "a table has the name of its document, such as \(name).strings")
    }
  }

  /// Returns the translations of some roots that do not fit.
  @MainActor
  func findings(over canvases: BudgetCanvases, in roots: Set<String>) -> [LintFinding] {
    tables.flatMap { LintFinding.translations(over: canvases, of: $0, in: file.document) }
      .filter { finding in finding.root.map(roots.contains) ?? true }
  }
}

/// A text and its budget in an answer.
///
///     {"key":"LgN-bt-003.normalTitle","text":"Forgot Password?","characters":16,"most":19,
///      "points":143.66,"lines":1,"limit":"clipped on retina3_5 portrait"}
///
/// A text without a limit has `atLeast` instead of `most`. `points` is the width of the line, or of
/// each line for a text of several lines.
struct BudgetSummary {
  /// The JSON object.
  let json: String

  /// The maximum number of characters of a text in an answer, which is enough to recognize it.
  private static let maxTextLength = 80

  /// Summarizes the budget of a text at the setting with the least space.
  init(_ budget: TextBudget, _ room: TextBudget.Room) {
    let text = budget.text.prefix(Self.maxTextLength)
    json = JSONText.object([
      ("key", JSONText.string(budget.key)), ("text", JSONText.string(String(text))),
      ("characters", "\(budget.text.count)"),
      (room.limit == nil ? "atLeast" : "most", "\(room.characters)"),
      ("points", (room.width ?? room.lineWidth).map(BudgetTable.points)),
      ("lines", room.lines.map { "\($0)" }),
      ("estimates", BudgetJSON.estimates(of: room)),
      ("limit", room.limit.map { JSONText.string(BudgetTable.words($0, budget)) }),
    ])
  }
}

/// Translations that do not fit, in answers.
extension LintFinding {
  /// The finding with the location of the translation, as a JSON object.
  fileprivate var translationJSON: String {
    JSONText.object([
      ("key", JSONText.string(key)), ("message", JSONText.string(message)),
      ("hint", hint.map(JSONText.string)), ("file", JSONText.string(file)), ("line", "\(line)"),
      ("canvases", JSONText.array(canvases.prefix(6).map(JSONText.string))),
    ])
  }
}
