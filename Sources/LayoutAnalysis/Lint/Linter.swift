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
/// Without a configuration, the recommended rules are checked on the canvas that the document was
/// saved with. The same document and configuration give the same findings on every machine.
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
    try lint(InterfaceDocument(contentsOf: url, name: name ?? url.path), translationsOf: url)
  }

  /// Lints a document without translations: on canvases in other languages it is not linted.
  ///
  /// - Returns: Findings in the order of their places in the file.
  /// - Complexity: one layout per root and canvas.
  public func lint(_ document: InterfaceDocument) -> [LintFinding] {
    let settings = configuration.settings(for: document.name)
    return findings(in: document, settings, LintTexts())
  }

  /// Lints a document as written, and the layouts of some of its roots.
  func lint(_ document: InterfaceDocument, roots: (InterfaceRoot) -> Bool) -> [LintFinding] {
    let settings = configuration.settings(for: document.name)
    return findings(in: document, settings, LintTexts(), roots: roots)
  }

  /// Lints a document that was read from a file, beside which its translations stand. In languages
  /// without a translation it is not linted: people see the document's own texts.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - file: Where it was read from.
  ///   - project: A folder outside of which no translation is read; nil has no such limit.
  /// - Returns: Findings in the order of the places in the file.
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
    // 1. What is written. 2. What comes of it, root by root. 3. What people switched off.
    run.checkDocument()
    guard settings.checksLayouts else { return run.findings() }
    for root in document.roots where roots(root) {
      // Contradictions are findings here.
      run.check(
        LayoutLog.withoutConflicts { layouts(of: root, on: settings.canvases, texts) })
    }
    return run.findings()
  }

  /// The root on all canvases for which there are texts.
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

  /// The root on another canvas than its own, where no frames are recorded: nothing is misplaced, and
  /// cells are as high as their content.
  private static func layout(
    of root: InterfaceRoot,
    _ layout: (snapshot: LayoutSnapshot, diagnostics: [InterfaceDiagnostic]), named name: String
  ) -> LintLayout {
    LintLayout(
      root: root, canvas: name, isOwnCanvas: false, snapshot: layout.snapshot,
      misplacements: [:], growingCells: [:], diagnostics: layout.diagnostics)
  }
}
