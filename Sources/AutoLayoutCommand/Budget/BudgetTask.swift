import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Determines how long the texts of one document may be, or checks its translations.
///
/// The texts of a document do not depend on those of others, so that documents are distributed to
/// workers like those of other commands. Tables of translations are read once, by the command, and
/// are part of the task.
struct BudgetTask: DocumentTask {
  /// What is determined.
  enum Work: Codable, Sendable {
    /// The budget of each text, and estimates for languages.
    case budgets(languages: [String], isExhaustive: Bool)
    /// Texts that fill the document.
    case longestTexts
    /// The translations of tables that do not fit.
    case check([TranslationTable])
  }

  /// Where texts must fit.
  let canvases: BudgetCanvases
  /// What is determined.
  let work: Work

  /// Processes the document at a path.
  @MainActor
  func run(_ file: String) -> BudgetReport {
    do {
      let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: file), name: file)
      return report(of: document, file)
    } catch {
      return report(of: DocumentFailure(error))
    }
  }

  /// The report of a document that was read.
  @MainActor
  private func report(of document: InterfaceDocument, _ file: String) -> BudgetReport {
    var report = BudgetReport(file: file)
    switch work {
    case .budgets(let languages, let isExhaustive):
      report.budgets = document.roots.flatMap {
        TextBudget.all(in: $0, on: canvases, languages: languages, isExhaustive: isExhaustive)
      }
    case .longestTexts:
      report.longest = document.roots.flatMap {
        TextBudget.longestTexts(in: $0, on: canvases).map {
          BudgetReport.LongestText(key: $0.key, text: $0.text)
        }
      }
    case .check(let tables):
      let name = Self.tableName(of: file)
      report.findings = tables.filter { $0.document == name }.flatMap {
        LintFinding.translations(over: canvases, of: $0, in: document)
      }
    }
    return report
  }

  /// The report of a document that was not processed.
  func report(of failure: DocumentFailure) -> BudgetReport {
    BudgetReport(file: failure.file, failure: failure)
  }

  /// The name of the tables of a document.
  static func tableName(of file: String) -> String {
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  }
}
