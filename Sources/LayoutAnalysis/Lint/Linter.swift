import AutoLayout
import Foundation
import InterfaceBuilder

/// Finds what is wrong in the layout of documents, by solving it.
///
///     let document = try InterfaceDocument(contentsOf: url)
///     for finding in Linter().lint(document) {
///       print("\(finding.line): \(finding.message) [\(finding.rule)]")
///     }
///
/// Without a configuration the rules that are on by default are checked on the canvas that the
/// document was saved with.
@MainActor
public struct Linter {
  /// What is checked, and where.
  public let configuration: LintConfiguration

  /// A linter with a configuration.
  public init(_ configuration: LintConfiguration = LintConfiguration()) {
    self.configuration = configuration
  }

  /// Reads and lints a file, which findings call `name`.
  ///
  /// - Throws: `InterfaceDocumentError` when the file is no document that can be laid out.
  public func lint(
    contentsOf url: URL, name: String? = nil
  ) throws(InterfaceDocumentError) -> [LintFinding] {
    lint(try InterfaceDocument(contentsOf: url, name: name ?? url.path))
  }

  /// Lints a document: findings in the order of the places in the file.
  ///
  /// The cost is that of one layout a root and canvas.
  public func lint(_ document: InterfaceDocument) -> [LintFinding] {
    let settings = configuration.settings(for: document.name)
    guard !settings.isExcluded else { return [] }
    // Contradictions are findings here.
    return LayoutLog.withoutConflicts { findings(in: document, settings) }
  }

  private func findings(
    in document: InterfaceDocument, _ settings: LintSettings
  ) -> [LintFinding] {
    var run = LintRun(document: document, settings: settings)
    // 1. What is written. 2. What comes of it, root by root. 3. What people switched off.
    run.checkDocument()
    for root in document.roots {
      run.check(layouts(of: root, on: settings.canvases))
    }
    return run.findings()
  }

  /// The root on all canvases.
  private func layouts(of root: InterfaceRoot, on canvases: [LintCanvas]) -> [LintLayout] {
    canvases.map { canvas in
      if canvas.isOwn { return RecordedFrames.layout(of: root) }
      let instance = root.instantiate(on: canvas.choice)
      if canvas.isRightToLeft { instance.view.layoutEnvironment.layoutDirection = .rightToLeft }
      return LintLayout(
        root: root, canvas: canvas.name, isOwnCanvas: false, snapshot: instance.snapshot(),
        misplacements: [:], growingCells: [:], diagnostics: instance.diagnostics)
    }
  }
}
