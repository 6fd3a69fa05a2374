import ArgumentParser

/// The forms in which differences are written.
///
/// A result has one section per document, which a worker process makes, and what surrounds the
/// sections.
enum DiffFormat: String, Codable, Sendable, CaseIterable, ExpressibleByArgument {
  case text, json, markdown, html

  /// The part of the result about one document, or `nil` if this form leaves out equal layouts.
  @MainActor
  func section(_ report: DiffReport) -> String? {
    switch self {
    case .text: DiffText().section(report)
    case .json: DiffJSON.line(report)
    case .markdown: report.diff.isEmpty ? nil : DiffMarkdown().section(report)
    case .html: report.diff.isEmpty ? nil : DiffPage().section(report)
    }
  }

  /// The result with the sections of all documents, ending in a newline.
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
