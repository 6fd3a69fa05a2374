import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Applies all safe fixes to one document, and replaces the file or describes the change.
///
/// A fix is safe if no view moves and no other finding appears (`LintFixing`).
struct LintFixTask: DocumentTask {
  /// The rules whose findings are fixed.
  let configuration: LintConfiguration
  /// A Boolean value that indicates whether the change is described by a patch and nothing is
  /// written.
  var isDryRun = false

  /// Fixes the document at a path. The file is written only if there is something to fix.
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

  /// The report of a document that could not be fixed. Linting it afterwards reports the reason.
  func report(of failure: DocumentFailure) -> LintFixReport {
    LintFixReport(file: failure.file, fixed: [], failure: failure)
  }
}

/// What was fixed in one document.
struct LintFixReport: Codable, WorkerReport {
  /// The path of the document.
  let file: String
  /// The rule of each finding that was fixed.
  let fixed: [String]
  /// The reason why nothing was fixed, or `nil` for success.
  var failure: DocumentFailure?
  /// The change as a patch, of a dry run.
  var patch: Data?

  /// `Main.storyboard: fixed 3 findings (2 misplaced-view, 1 redundant-constraint)`, of a dry run `would
  /// fix`; empty where nothing was.
  var text: String {
    guard !fixed.isEmpty else { return "" }
    let counts = Dictionary(grouping: fixed) { $0 }.sorted { $0.key < $1.key }
      .map { "\($0.value.count) \($0.key)" }
    let did = patch == nil ? "fixed" : "would fix"
    return "\(PrintableText.of(file)): \(did) \(fixed.count) finding\(fixed.count == 1 ? "" : "s") "
      + "(\(counts.joined(separator: ", ")))\n"
  }
}
