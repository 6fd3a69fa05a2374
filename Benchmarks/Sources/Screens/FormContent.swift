import AutoLayout

/// The views of a form: sections with a heading and rows. Each row has an icon, a title over an
/// explanation, and a value.
@MainActor
struct FormContent {
  /// The views of a row.
  @MainActor
  struct Row {
    let icon = UIView()
    let title, explanation, value: UILabel
  }

  /// The views of a section.
  struct Section {
    let heading: UILabel
    let rows: [Row]
  }

  let sections: [Section]

  init(rows count: Int) {
    sections = stride(from: 0, to: count, by: FormMetrics.rowsOfSection).map { first in
      let last = min(first + FormMetrics.rowsOfSection, count)
      return Section(
        heading: Self.label("Section from row \(first)", 20), rows: (first..<last).map(Self.row))
    }
  }

  private static func row(_ number: Int) -> Row {
    let words = "What row number \(number) is for, and what else there is to know. "
    return Row(
      title: label("Title \(number)", 17),
      explanation: label(String(repeating: words, count: 1 + number % 2), 13),
      value: label("\(number * 7 % 100) %", 17))
  }

  private static func label(_ text: String, _ fontSize: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: fontSize)
    label.numberOfLines = 0
    return label
  }

  /// All views that have visible content.
  var leaves: [UIView] {
    sections.flatMap { section in
      [section.heading] + section.rows.flatMap { [$0.icon, $0.title, $0.explanation, $0.value] }
    }
  }
}

/// The lengths of a form in points, which all ways to lay it out use.
enum FormMetrics {
  static let rowsOfSection = 10
  static let icon: CGFloat = 24
  static let frame = CGRect(x: 0, y: 0, width: 375, height: 800)
  /// The distance between sections.
  static let sectionSpacing: CGFloat = 16
  /// The distance between a heading and rows.
  static let rowSpacing: CGFloat = 4
  /// The distance between icon, texts and value.
  static let columnSpacing: CGFloat = 8
  /// The distance between a title and its explanation.
  static let textSpacing: CGFloat = 2

  static let widthEdit = "change the width"
  static let textEdit = "change the text of a row"
  static let hiding = "hide an explanation"
  static let showing = "show an explanation"

  /// Returns the text of an edited explanation: one or two lines.
  static func text(_ round: Int) -> String {
    String(repeating: "This is the new text in round \(round). ", count: 1 + round % 3)
  }

  /// Returns the width of a round. Successive rounds have different widths.
  static func width(_ round: Int) -> CGFloat { 376 + CGFloat(round % 20) }
}
