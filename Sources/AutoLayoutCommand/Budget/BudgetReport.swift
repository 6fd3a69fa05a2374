import LayoutAnalysis

/// The result of `BudgetTask` for one document.
///
/// Only one of the lists has elements, according to the work that was asked for. A document without
/// texts has none.
struct BudgetReport: Codable, WorkerReport {
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
  /// Why the document was not processed, or `nil` if it was.
  var failure: DocumentFailure?

  /// The texts that are measured, the tightest first. Those with the same growth are in document order,
  /// and those without a limit last.
  var tightestFirst: [TextBudget] {
    budgets.filter { $0.tightest != nil }.enumerated().sorted {
      ($0.element.growth, $0.offset) < ($1.element.growth, $1.offset)
    }.map(\.element)
  }

  /// The number of texts of each kind that are not measured, by name.
  var notMeasured: [(kind: String, count: Int)] {
    let others = budgets.filter { $0.tightest == nil }
    return Dictionary(grouping: others, by: \.kind.rawValue).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.count) }
  }
}
