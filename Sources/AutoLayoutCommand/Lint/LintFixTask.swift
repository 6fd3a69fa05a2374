import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Fixes what is safe to fix in one document, and writes it.
struct LintFixTask: DocumentTask {
  let configuration: LintConfiguration

  var assignment: WorkerAssignment { .lintFix(self) }

  @MainActor
  func run(_ file: String) -> LintFixReport {
    do throws(InterfaceDocumentError) {
      let source = try DocumentFile(path: file)
      let fixes = try Linter(configuration).fixing(
        source.document(), translationsOf: URL(fileURLWithPath: file))
      if let bytes = fixes.edit.applied(to: source.bytes), !fixes.edit.isEmpty {
        try source.replace(with: bytes)
      }
      return LintFixReport(file: file, fixed: fixes.fixed.map(\.rule))
    } catch {
      return report(of: DocumentFailure(error))
    }
  }

  /// What keeps a document from being fixed keeps it from being linted, which says so.
  func report(of failure: DocumentFailure) -> LintFixReport {
    LintFixReport(file: failure.file, fixed: [], failure: failure)
  }
}

/// What was fixed in one document.
struct LintFixReport: Codable, Sendable {
  let file: String
  /// The rules of the findings that are gone.
  let fixed: [String]
  var failure: DocumentFailure?

  /// `Main.storyboard: fixed 3 findings (2 misplaced-view, 1 redundant-constraint)`; empty where
  /// nothing was.
  var text: String {
    guard !fixed.isEmpty else { return "" }
    let counts = Dictionary(grouping: fixed) { $0 }.sorted { $0.key < $1.key }
      .map { "\($0.value.count) \($0.key)" }
    return "\(PrintableText.of(file)): fixed \(fixed.count) finding\(fixed.count == 1 ? "" : "s") "
      + "(\(counts.joined(separator: ", ")))\n"
  }
}
