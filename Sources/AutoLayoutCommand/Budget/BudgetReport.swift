import LayoutAnalysis

/// The result of `BudgetTask` for one document.
///
/// Only one of the lists has elements, according to the work that was asked for. A document without
/// texts has none.
struct BudgetReport: Codable, Sendable {
  /// A text of a table.
  struct LongestText: Codable, Sendable {
    /// The key.
    let key: String
    /// The text.
    let text: String
  }

  /// The path of the document as it was given.
  let file: String
  /// The budgets, by root and in document order.
  var budgets: [TextBudget] = []
  /// The texts that fill the document, by key.
  var longest: [LongestText] = []
  /// The translations that do not fit, in the order of their tables.
  var findings: [LintFinding] = []
  /// Why the document was not processed; nil if it was.
  var failure: DocumentFailure?
}
