import ArgumentParser

/// The formats of differences.
///
/// A result has one section per document, which a worker process creates, and the text around the
/// sections.
enum DiffFormat: String, Codable, Sendable, CaseIterable, ExpressibleByArgument {
  case text, json, markdown, html

  /// Returns the section for one document, or `nil` if the format omits equal layouts.
  @MainActor
  func section(_ report: DiffReport) -> String? {
    switch self {
    case .text: DiffText().section(report)
    case .json: DiffJSON.line(report)
    case .markdown: report.diff.isEmpty ? nil : DiffMarkdown().section(report)
    case .html: report.diff.isEmpty ? nil : DiffPage().section(report)
    }
  }

  /// Returns the result with the sections of all documents, ending in a newline.
  @MainActor
  func text(_ sections: [String]) -> String {
    switch self {
    case .text: DiffText.text(sections)
    case .json: sections.joined()
    case .markdown: DiffMarkdown.text(sections)
    case .html: DiffPage.text(sections)
    }
  }
}
