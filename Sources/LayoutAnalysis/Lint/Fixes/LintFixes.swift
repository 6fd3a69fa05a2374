import Foundation
import InterfaceBuilder

/// What `Linter.fixing` did to a document.
public struct LintFixes: Sendable {
  /// The document after all fixes.
  public var document: InterfaceDocument
  /// The change; empty where there was nothing to fix, or nothing that could be fixed safely.
  public var edit: DocumentEdit
  /// Findings that are gone.
  public var fixed: [LintFinding]
  /// Findings that are left, with their places in the new document.
  public var remaining: [LintFinding]
}

extension Linter {
  /// Repairs what can be repaired by an edit that changes no layout: recorded frames that are not the
  /// solution are updated, redundant constraints go, and left and right become leading and trailing.
  ///
  /// After every edit the document is linted and laid out again, on its own canvas and on a small
  /// phone and a tablet both ways. Where a frame changed or anything else was found, the edit is not
  /// made. Nothing is written; `LintFixes.edit` is the change as a value.
  ///
  /// The cost is that of linting the document some times, more where findings cannot be fixed: a batch
  /// of findings that fails is halved, or tried one by one, with a hundred attempts a rule at most.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - file: Where it was read from; nil for a document without translations.
  ///   - project: A folder outside of which no translation is read; nil has no such limit.
  /// - Returns: The repaired document, and what was and was not repaired.
  /// - Throws: `InterfaceDocumentError` for a translation that cannot be read.
  public func fixing(
    _ document: InterfaceDocument, translationsOf file: URL? = nil, within project: URL? = nil
  ) throws(InterfaceDocumentError) -> LintFixes {
    let lint = { (document: InterfaceDocument) throws(InterfaceDocumentError) in
      guard let file else { return self.lint(document) }
      return try self.lint(document, translationsOf: file, within: project)
    }
    var session = LintFixing(document, findings: try lint(document), lint: lint)
    try session.run()
    return session.result
  }
}
