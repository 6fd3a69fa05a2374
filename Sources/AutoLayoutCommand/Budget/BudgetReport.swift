import LayoutAnalysis

/// The result of `BudgetTask` for one document.
///
/// Only the list for the requested work has elements. For a document without texts, all lists are
/// empty.
struct BudgetReport: Codable, WorkerReport {
  /// A text of a table.
  struct LongestText: Codable, Sendable {
    /// The key.
    let key: String
    /// The text.
    let text: String
  }

  /// The path of the document as specified by the user.
  let file: String
  /// The budgets, by root and in document order.
  var budgets: [TextBudget] = []
  /// The texts that fill the document, by key.
  var longest: [LongestText] = []
  /// The translations that do not fit, in the order of their tables.
  var findings: [LintFinding] = []
  /// The reason why the document was not processed, or `nil` if it was.
  var failure: DocumentFailure?

  /// The measured texts, tightest first. Texts with the same growth are in document order, and
  /// texts without a limit are last.
  var tightestFirst: [TextBudget] {
    budgets.filter { $0.tightest != nil }.enumerated().sorted {
      ($0.element.growth, $0.offset) < ($1.element.growth, $1.offset)
    }.map(\.element)
  }

  /// The number of unmeasured texts of each kind, by name.
  var notMeasured: [(kind: String, count: Int)] {
    let others = budgets.filter { $0.tightest == nil }
    return Dictionary(grouping: others, by: \.kind.rawValue).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.count) }
  }
}
