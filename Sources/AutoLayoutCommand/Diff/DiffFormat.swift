import ArgumentParser

/// The forms in which differences are written.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown, html

  /// The reports in this form, ending in a newline.
  @MainActor
  func text(_ reports: [DiffReport]) -> String {
    switch self {
    case .text: DiffText().text(reports)
    case .json: reports.map { DiffJSON.line($0) }.joined()
    case .markdown: DiffMarkdown().text(reports)
    case .html: DiffPage().text(reports)
    }
  }
}
