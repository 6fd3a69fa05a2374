import Foundation
import LayoutAnalysis

/// The budgets of a document as a table, tightest first.
///
///     Main.storyboard
///       now  most  growth  points  lines  text                    limited by
///       14   19    +35 %   143     1      UIButton “Sign Up” (…)  clipped on …
///       not measured: 2 bar
///
/// Texts with the same growth are in document order. A text without a limit is last.
struct BudgetTable {
  /// The report.
  let report: BudgetReport
  /// The languages with an estimate, in order.
  let languages: [String]

  /// The titles of the columns that precede those of languages.
  private static let header = ["now", "most", "growth", "points", "lines"]

  /// The table, with a newline at the end, or the empty string for a document without texts.
  var text: String {
    let measured = report.tightestFirst
    guard !report.budgets.isEmpty else { return "" }
    var lines = [report.file]
    if !measured.isEmpty {
      let rows = measured.compactMap { budget in budget.tightest.map { cells(budget, $0) } }
      lines += Self.aligned(
        [Self.header + languages.map { "≈ \($0)" } + ["text", "limited by"]] + rows)
    }
    let others = report.notMeasured.map { "\($0.count) \($0.kind)" }
    if !others.isEmpty { lines.append("  not measured: \(others.joined(separator: ", "))") }
    return lines.map { PrintableText.of($0) + "\n" }.joined()
  }

  /// Returns the cells of a text.
  private func cells(_ budget: TextBudget, _ room: TextBudget.Room) -> [String] {
    let isLimited = room.limit != nil
    var cells = ["\(budget.text.count)", "\(isLimited ? "" : "≥ ")\(room.characters)"]
    cells.append(isLimited ? Self.percent(budget.growth - 1) : "")
    cells.append((room.width ?? room.lineWidth).map(Self.points) ?? "")
    cells.append(room.lines.map { "\($0)" } ?? "")
    for language in languages { cells.append(room.estimates[language].map { "\($0)" } ?? "") }
    cells.append("\(budget.object.name) (\(budget.key))")
    cells.append(room.limit.map { Self.words($0, budget) } ?? "")
    return cells
  }

  /// Returns a ratio as a signed percentage, rounded toward zero.
  private static func percent(_ ratio: Double) -> String {
    let percent = Int(ratio * 100)
    return "\(percent < 0 ? "−" : "+")\(abs(percent)) %"
  }

  /// Returns a width, rounded down to hundredths of a point.
  static func points(_ width: Double) -> String {
    JSONText.number((width * 100 + 1e-6).rounded(.down) / 100)
  }

  /// Returns the description of a limit, such as `clipped on retina3_5 portrait`.
  static func words(_ limit: TextBudget.Limit, _ budget: TextBudget) -> String {
    let what: String =
      switch limit.check {
      case .clipped: limit.isOwn ? "clipped" : "clips \(limit.object.name)"
      case .overlapping: "\(limit.object.name) overlaps another view"
      default: "\(limit.object.name): \(limit.check.rawValue)"
      }
    return "\(what) on \(limit.canvas)"
  }

  /// Returns rows with aligned columns, without trailing spaces.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { cells in
      let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      var line = Substring("  " + padded.joined(separator: "  "))
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }
}
