import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Lints one document.
struct LintTask: DocumentTask {
  let configuration: LintConfiguration
  /// Whether text for standard error may have colours.
  let errorsHaveColor: Bool

  var assignment: WorkerAssignment { .lint(self) }

  @MainActor
  func run(_ file: String) -> LintTaskReport {
    do {
      let findings = try Linter(configuration).lint(
        contentsOf: URL(fileURLWithPath: file), name: file)
      return LintTaskReport(file: file, findings: findings, failure: nil)
    } catch {
      return report(of: DocumentFailure(error))
    }
  }

  func report(of failure: DocumentFailure) -> LintTaskReport {
    LintTaskReport(file: failure.file, findings: [], failure: failure)
  }
}

/// What was found in one document.
struct LintTaskReport: Codable, Sendable {
  let file: String
  var findings: [LintFinding]
  /// Why the document could not be linted.
  let failure: DocumentFailure?
}
