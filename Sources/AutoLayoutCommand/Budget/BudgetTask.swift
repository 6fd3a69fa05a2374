import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Determines the maximum length of a document's texts, or checks its translations.
///
/// The texts of a document do not depend on other documents, so that documents can be distributed
/// to workers. Tables of translations are read once, by the command, and are part of the task.
struct BudgetTask: DocumentTask {
  /// The measurements and checks.
  enum Work: Codable, Sendable {
    /// Determines the budget of each text, and estimates for languages.
    case budgets(languages: [String], isExhaustive: Bool)
    /// Determines texts that fill the document.
    case longestTexts
    /// Reports the translations of tables that do not fit.
    case check([TranslationTable])
  }

  /// The canvases on which texts must fit.
  let canvases: BudgetCanvases
  /// The measurement to perform.
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

  /// Returns the report of a parsed document.
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

  /// Returns the report of a document that could not be processed.
  func report(of failure: DocumentFailure) -> BudgetReport {
    BudgetReport(file: failure.file, failure: failure)
  }

  /// Returns the name of a document's tables.
  static func tableName(of file: String) -> String {
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  }
}
