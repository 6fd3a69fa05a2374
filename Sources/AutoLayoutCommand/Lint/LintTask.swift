import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Lints one document.
struct LintTask: DocumentTask {
  /// The rules, canvases and exceptions.
  let configuration: LintConfiguration
  /// A Boolean value that indicates whether text for standard error may have colors.
  let errorsHaveColor: Bool
  /// A Boolean value that indicates whether reports have a hash of the document, which the cache
  /// requires.
  var isCached = false

  /// Lints the document at a path.
  @MainActor
  func run(_ file: String) -> LintTaskReport {
    do {
      let url = URL(fileURLWithPath: file)
      let document = try InterfaceDocument(contentsOf: url, name: file)
      let project = ProjectBoundary(aroundTranslationsOf: url).url
      let findings = LintFinding.summarized(
        try Linter(configuration).lint(document, translationsOf: url, within: project))
      return LintTaskReport(
        file: file, findings: findings, failure: nil,
        digest: isCached ? SHA256.hexadecimal(of: document.tree.bytes) : nil)
    } catch {
      return report(of: DocumentFailure(error))
    }
  }

  /// Returns the report of a document that could not be linted.
  func report(of failure: DocumentFailure) -> LintTaskReport {
    LintTaskReport(file: failure.file, findings: [], failure: failure)
  }
}

/// Answers to a stream are lines of `LintAnswer`.
extension LintTask: StreamTask {
  /// Lints the document that a line contains or refers to. Translations are read only for a file of
  /// the project.
  @MainActor
  func answer(
    _ request: StreamedDocument, in project: ProjectBoundary
  ) throws(DocumentFailure) -> String {
    let source = try request.source(in: project)
    let linter = Linter(configuration)
    guard let file = source.file else {
      let findings = LintFinding.summarized(linter.lint(source.document))
      return LintAnswer(file: request.path, findings: findings).line
    }
    do throws(InterfaceDocumentError) {
      let findings = try linter.lint(
        source.document, translationsOf: file, within: source.project)
      return LintAnswer(file: request.path, findings: LintFinding.summarized(findings)).line
    } catch {
      throw DocumentFailure(error)
    }
  }

  /// Returns an answer with the reason instead of findings.
  func answer(of failure: DocumentFailure) -> String {
    LintAnswer(LintReport.Failure(failure), hint: failure.hint).line
  }
}

/// Failures as reports list them.
extension LintReport.Failure {
  /// Creates a failure for reports, which omit the excerpt.
  init(_ failure: DocumentFailure) {
    self.init(
      file: failure.file, message: failure.message, line: failure.line, column: failure.column)
  }
}

/// The findings in one document.
struct LintTaskReport: Codable, WorkerReport {
  /// The path of the document as specified by the user.
  let file: String
  /// The findings, in the order of the document.
  var findings: [LintFinding]
  /// The reason why the document could not be linted, or `nil` if it was linted.
  let failure: DocumentFailure?
  /// The hash of the document's bytes, or `nil` if results are not cached.
  var digest: String?
}
