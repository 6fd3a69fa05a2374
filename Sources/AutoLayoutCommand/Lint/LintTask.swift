import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Lints one document.
struct LintTask: DocumentTask {
  let configuration: LintConfiguration
  /// Whether text for standard error may have colours.
  let errorsHaveColor: Bool
  /// Whether reports say what bytes they are about.
  var isCached = false

  var assignment: WorkerAssignment { .lint(self) }

  @MainActor
  func run(_ file: String) -> LintTaskReport {
    do {
      let url = URL(fileURLWithPath: file)
      let document = try InterfaceDocument(contentsOf: url, name: file)
      let findings = try Linter(configuration).lint(document, translationsOf: url)
      return LintTaskReport(
        file: file, findings: findings, failure: nil,
        digest: isCached ? SHA256.hexadecimal(of: document.tree.bytes) : nil)
    } catch {
      return report(of: DocumentFailure(error))
    }
  }

  func report(of failure: DocumentFailure) -> LintTaskReport {
    LintTaskReport(file: failure.file, findings: [], failure: failure)
  }
}

extension LintTask: StreamTask {
  @MainActor
  func answer(
    _ request: StreamedDocument, in project: ProjectBoundary
  ) throws(DocumentFailure) -> String {
    let source = try request.source(in: project)
    let linter = Linter(configuration)
    guard let file = source.file else {
      return LintAnswer(file: request.path, findings: linter.lint(source.document)).line
    }
    do throws(InterfaceDocumentError) {
      let findings = try linter.lint(
        source.document, translationsOf: file, within: source.project)
      return LintAnswer(file: request.path, findings: findings).line
    } catch {
      throw DocumentFailure(error)
    }
  }

  func answer(of failure: DocumentFailure) -> String {
    LintAnswer(LintReport.Failure(failure), hint: failure.hint).line
  }

  func assignment(in project: ProjectBoundary) -> WorkerAssignment { .lintStream(self, project) }
}

extension LintReport.Failure {
  init(_ failure: DocumentFailure) {
    self.init(
      file: failure.file, message: failure.message, line: failure.line, column: failure.column)
  }
}

/// What was found in one document.
struct LintTaskReport: Codable, Sendable {
  let file: String
  var findings: [LintFinding]
  /// Why the document could not be linted.
  let failure: DocumentFailure?
  /// The hash of the document's bytes, where results are cached.
  var digest: String?
}
