import Foundation
import InterfaceBuilder

/// The result of `Linter.fixing`.
public struct LintFixes: Sendable {
  /// The document after all fixes.
  public var document: InterfaceDocument
  /// The change. It is empty if there was nothing to fix, or nothing that could be fixed safely.
  public var edit: DocumentEdit
  /// The findings that were fixed.
  public var fixed: [LintFinding]
  /// The remaining findings, with their locations in the new document.
  public var remaining: [LintFinding]
}

extension Linter {
  /// Applies repairs that change no layout: recorded frames that differ from the solution are
  /// updated, redundant constraints are removed, and left and right become leading and trailing.
  ///
  /// After every edit, the document is linted and laid out again, on its own canvas and on a small
  /// phone and a tablet in both orientations. An edit that changes a frame or causes another
  /// finding is discarded. No file is written; `LintFixes.edit` is the change as a value.
  ///
  /// The cost is that of linting the document a few times, or more if findings cannot be fixed: a
  /// batch of findings that fails is halved, or tried one by one, with at most a hundred attempts
  /// per rule.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - file: The location from which the document was read, or `nil` for a document without
  ///     translations.
  ///   - project: A folder outside of which no translation is read, or `nil` for no such limit.
  /// - Returns: The repaired document, with the findings that were repaired and those that were
  ///   not.
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
