import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Applies all safe fixes to one document, and replaces the file or describes the change.
///
/// A fix is safe if no view moves and no other finding appears (`LintFixing`).
struct LintFixTask: DocumentTask {
  /// The rules whose findings are fixed.
  let configuration: LintConfiguration
  /// A Boolean value that indicates whether the change is returned as a patch without writing the
  /// file.
  var isDryRun = false

  /// Fixes the document at a path. The file is written only if there are findings to fix.
  @MainActor
  func run(_ file: String) -> LintFixReport {
    do throws(InterfaceDocumentError) {
      let source = isDryRun ? try DocumentFile(path: file) : try DocumentFile(locking: file)
      let url = URL(fileURLWithPath: file)
      let fixes = try Linter(configuration).fixing(
        source.document(), translationsOf: url,
        within: ProjectBoundary(aroundTranslationsOf: url).url)
      var report = LintFixReport(file: file, fixed: fixes.fixed.map(\.rule))
      guard let bytes = fixes.edit.applied(to: source.bytes), !fixes.edit.isEmpty else {
        return report
      }
      if isDryRun {
        let patch = UnifiedPatch(
          path: PatchPath.of(file), before: source.bytes, edit: fixes.edit)
        report.patch = Data(patch.bytes)
      } else {
        try source.replace(with: bytes)
      }
      return report
    } catch {
      return report(of: DocumentFailure(error))
    }
  }

  /// Returns the report of a document that could not be fixed. Linting it afterward reports the
  /// reason.
  func report(of failure: DocumentFailure) -> LintFixReport {
    LintFixReport(file: failure.file, fixed: [], failure: failure)
  }
}

/// The fixes in one document.
struct LintFixReport: Codable, WorkerReport {
  /// The path of the document.
  let file: String
  /// The rule of each fixed finding.
  let fixed: [String]
  /// The reason why the document was not fixed, or `nil` for success.
  var failure: DocumentFailure?
  /// The change as a patch for a dry run, or `nil` if the document was changed.
  var patch: Data?

  /// The summary, such as `Main.storyboard: fixed 3 findings (2 misplaced-view, 1
  /// redundant-constraint)`, which begins with `would fix` for a dry run. It is empty if nothing
  /// was fixed.
  var text: String {
    guard !fixed.isEmpty else { return "" }
    let counts = Dictionary(grouping: fixed) { $0 }.sorted { $0.key < $1.key }
      .map { "\($0.value.count) \($0.key)" }
    let did = patch == nil ? "fixed" : "would fix"
    return "\(PrintableText.of(file)): \(did) \(fixed.count) finding\(fixed.count == 1 ? "" : "s") "
      + "(\(counts.joined(separator: ", ")))\n"
  }
}
