import LayoutAnalysis

/// The budgets of a document as a line of JSON.
///
///     {"file":"Main.storyboard","texts":[{"key":"aBc-De-fGh.text","kind":"label","text":"Name",
///      "root":"vIe-wI-dEn","line":12,"column":9,"most":25,"rooms":[{"characters":25,
///      "example":"Name NameNameNameNameName","width":273,"tooWide":273.4,"lines":1,
///      "limit":{"check":"clipped","isOwn":true,"id":"aBc-De-fGh","name":"UILabel “Name”",
///      "message":"Text “…” does not fit in 273 × 21","canvas":"retina4_0 portrait"}}]}]}
///
/// Members without a value are omitted: `most`, `width` and `limit` of a text without a limit.
enum BudgetJSON {
  /// Returns the line of a report, including its newline.
  static func line(_ report: BudgetReport) -> String {
    JSONText.object([
      ("file", JSONText.string(report.file)),
      ("texts", JSONText.array(report.budgets.map(text))),
    ]) + "\n"
  }

  /// Returns a text with its limits per setting.
  private static func text(_ budget: TextBudget) -> String {
    JSONText.object([
      ("key", JSONText.string(budget.key)),
      (
        "aliases",
        budget.aliases.isEmpty ? nil : JSONText.array(budget.aliases.map(JSONText.string))
      ),
      ("kind", JSONText.string(budget.kind.rawValue)), ("text", JSONText.string(budget.text)),
      ("root", JSONText.string(budget.root)), ("line", "\(budget.line)"),
      ("column", "\(budget.column)"),
      ("most", budget.tightest.flatMap { $0.limit == nil ? nil : "\($0.characters)" }),
      ("rooms", JSONText.array(budget.rooms.map(room))),
    ])
  }

  /// Returns the limit at one setting.
  private static func room(_ room: TextBudget.Room) -> String {
    JSONText.object([
      ("contentSize", room.setting.contentSize.map(JSONText.string)),
      ("boldText", room.setting.hasBoldText ? "true" : nil),
      ("characters", "\(room.characters)"), ("example", JSONText.string(room.example)),
      ("width", room.width.map { JSONText.number($0) }),
      ("tooWide", room.tooWide.map { JSONText.number($0) }),
      ("lines", room.lines.map { "\($0)" }),
      ("lineWidth", room.lineWidth.map { JSONText.number($0) }),
      ("estimates", estimates(of: room)),
      ("limit", room.limit.map(limit)),
    ])
  }

  /// Returns the estimated characters in other languages, by language, or `nil` without estimates.
  static func estimates(of room: TextBudget.Room) -> String? {
    let counts = room.estimates.sorted { $0.key < $1.key }
    return counts.isEmpty ? nil : JSONText.object(counts.map { ($0.key, "\($0.value)") })
  }

  /// Returns the check that a longer text would fail.
  private static func limit(_ limit: TextBudget.Limit) -> String {
    JSONText.object([
      ("check", JSONText.string(limit.check.rawValue)), ("isOwn", limit.isOwn ? "true" : "false"),
      ("id", limit.object.identifier.map(JSONText.string)),
      ("name", JSONText.string(limit.object.name)), ("message", JSONText.string(limit.message)),
      ("canvas", JSONText.string(limit.canvas)),
    ])
  }
}
