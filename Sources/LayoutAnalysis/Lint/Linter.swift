import AutoLayout
import Foundation
import InterfaceBuilder

/// Finds layout issues in documents by solving their constraints.
///
///     let document = try InterfaceDocument(contentsOf: url)
///     for finding in Linter().lint(document) {
///       print("\(finding.line): \(finding.message) [\(finding.rule)]")
///     }
///
/// Without a configuration, the recommended rules are checked on the canvas with which the document
/// was saved. The same document and configuration give the same findings on every machine.
@MainActor
public struct Linter {
  /// The rules to check and the canvases.
  public let configuration: LintConfiguration

  /// Creates a linter with a configuration.
  public init(_ configuration: LintConfiguration = LintConfiguration()) {
    self.configuration = configuration
  }

  /// Reads and lints a file, which is called `name` in findings.
  ///
  /// - Throws: `InterfaceDocumentError` if the file is not a document that can be laid out.
  public func lint(
    contentsOf url: URL, name: String? = nil
  ) throws(InterfaceDocumentError) -> [LintFinding] {
    try lint(InterfaceDocument(contentsOf: url, name: name ?? url.path), translationsOf: url)
  }

  /// Lints a document without translations. It is not linted on canvases in other languages.
  ///
  /// - Returns: Findings in the order of their locations in the file.
  /// - Complexity: One layout per root and canvas.
  public func lint(_ document: InterfaceDocument) -> [LintFinding] {
    let settings = configuration.settings(for: document.name)
    return findings(in: document, settings, LintTexts())
  }

  /// Lints a document as written, and the layouts of some of its roots.
  func lint(_ document: InterfaceDocument, roots: (InterfaceRoot) -> Bool) -> [LintFinding] {
    let settings = configuration.settings(for: document.name)
    return findings(in: document, settings, LintTexts(), roots: roots)
  }

  /// Lints a document that was read from a file, with the translations next to it. In languages
  /// without a translation it is not linted, because the app would show the document's own texts.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - file: The location from which the document was read.
  ///   - project: A folder outside of which no translation is read, or `nil` for no such limit.
  /// - Returns: Findings in the order of their locations in the file.
  /// - Throws: `InterfaceDocumentError` for a translation that cannot be read.
  public func lint(
    _ document: InterfaceDocument, translationsOf file: URL, within project: URL? = nil
  ) throws(InterfaceDocumentError) -> [LintFinding] {
    let settings = configuration.settings(for: document.name)
    let texts = try LintTexts(
      of: file, in: configuration.canvases.locales, within: project)
    return findings(in: document, settings, texts)
  }

  /// Lints a document: checks it as written, then each root on its canvases.
  private func findings(
    in document: InterfaceDocument, _ settings: LintSettings, _ texts: LintTexts,
    roots: (InterfaceRoot) -> Bool = { _ in true }
  ) -> [LintFinding] {
    guard !settings.isExcluded else { return [] }
    var run = LintRun(document: document, settings: settings)
    // 1. The document as written. 2. Its layouts, root by root. 3. Suppressions.
    run.checkDocument()
    guard settings.checksLayouts else { return run.findings() }
    for root in document.roots where roots(root) {
      // Contradictions are reported as findings.
      run.check(
        LayoutLog.withoutConflicts { layouts(of: root, on: settings.canvases, texts) })
    }
    return run.findings()
  }

  /// Returns the root on all canvases for which there are texts.
  private func layouts(
    of root: InterfaceRoot, on canvases: [LintCanvas], _ texts: LintTexts
  ) -> [LintLayout] {
    var tour = CanvasTour(root)
    return canvases.compactMap { canvas in
      guard let localization = texts.localization(for: canvas) else { return nil }
      let choice = canvas.choice(showing: localization)
      var layout =
        canvas.isOwn
        ? Misplacements.layout(of: root)
        : Self.layout(of: root, tour.layout(on: choice), named: canvas.name)
      if layout.snapshot.hasIssues {
        layout.runTime = RunTimeLayout.issues(of: root, on: choice)
      }
      return layout
    }
  }

  /// Returns the root on a canvas other than its own. No frames are recorded for it: no view is
  /// misplaced, and cells are as high as their content.
  private static func layout(
    of root: InterfaceRoot,
    _ layout: (snapshot: LayoutSnapshot, diagnostics: [InterfaceDiagnostic]), named name: String
  ) -> LintLayout {
    LintLayout(
      root: root, canvas: name, isOwnCanvas: false, snapshot: layout.snapshot,
      misplacements: [:], growingCells: [:], diagnostics: layout.diagnostics)
  }
}
