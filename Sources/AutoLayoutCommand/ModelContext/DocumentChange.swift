import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// A change of a document by a tool: its patch, and the findings that it causes and removes.
///
///     {"file":"Login.xib","written":true,"newFindings":[],"fixed":["misplaced-view: Title"],
///      "remaining":0,"patch":"diff --git a/Login.xib b/Login.xib\n…"}
///
/// The number of new findings that do not fit is `moreNewFindings`; the tool `lint` lists them.
///
/// The file is locked during the change and replaced atomically, so that concurrent calls of
/// several servers on the same file are serialized and none is lost.
@MainActor
struct DocumentChange {
  /// The parameters of tools that change a document.
  static let parameters: [ToolParameter] = [
    ToolParameter(
      .path, .text, "The .xib or .storyboard file, relative to the project.", isRequired: true),
    ToolParameter(.isDryRun, .flag, "Return the patch and write nothing."),
  ]

  /// Reads the file of a call, changes it, writes it unless the call is a dry run, and returns the
  /// patch with the new and gone findings.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, with `path`.
  ///   - project: The folder that contains all files.
  ///   - edit: A closure that returns the edit of the document, and additional members of the
  ///     answer.
  /// - Returns: The answer.
  /// - Throws: `ToolFailure` for a call without a path, and `DocumentFailure` or
  ///   `InterfaceDocumentError` for an invalid file or edit. In this case, nothing is written.
  static func make(
    _ arguments: ToolArguments, in project: ProjectBoundary,
    edit: (InterfaceDocument) throws -> (DocumentEdit, notes: [(key: String, value: String?)])
  ) throws -> ToolAnswer {
    guard let path = arguments.text(.path) else {
      throw ToolFailure("no document is specified", "pass its 'path' in the project")
    }
    let url = try project.file(at: path)
    let isDryRun = arguments.flag(.isDryRun)
    let file =
      isDryRun ? try DocumentFile(path: url.path) : try DocumentFile(locking: url.path)
    var before = try InterfaceDocument(data: Data(file.bytes), name: path)
    before.fonts = DocumentFonts(document: url, within: project.url)
    let (change, notes) = try edit(before)
    let after = try before.applying(change)
    var configuration = try ToolCanvases.configuration(arguments, in: project)
    // The edit may add a view without constraints. The recommended preset does not report such
    // views, so that the rule is turned on here unless the configuration mentions it.
    let rule = LintRule.unconstrainedView.name
    if configuration.rules[rule] == nil { configuration.rules[rule] = .on }
    var source = DocumentSource(document: before, file: url)
    source.project = project.url
    let old = try ToolDocument.findings(in: before, source, configuration)
    let new = try ToolDocument.findings(in: after, source, configuration)
    if !isDryRun, !change.isEmpty {
      guard let bytes = change.applied(to: file.bytes) else {
        throw before.invalidEdit("the edit cannot be applied", hint: DocumentFailure.reportHint)
      }
      try file.replace(with: bytes)
    }
    let patch = UnifiedPatch(path: path, before: file.bytes, edit: change)
    let added = difference(new, old)
    let findings = BoundedList(added.map(\.toolJSON), longest: maxFindingsLength)
    let members: [(key: String, value: String?)] = [
      ("file", JSONText.string(path)), ("written", "\(!isDryRun && !change.isEmpty)"),
      ("newFindings", findings.array),
      ("moreNewFindings", findings.next.map { "\(added.count - $0)" }),
      ("fixed", gone(old, missingIn: new)), ("remaining", "\(new.count)"),
      ("patch", JSONText.string(shortened(patch.bytes))),
    ]
    return ToolAnswer(notes + members)
  }

  /// The largest number of characters of a patch in an answer; the file has the rest.
  private static let maxPatchLength = 5_000
  /// The maximum number of characters of the findings in an answer.
  private static let maxFindingsLength = 3_000

  /// Returns a patch as text, with a note if it was truncated.
  private static func shortened(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.count > maxPatchLength else { return text }
    return text.prefix(maxPatchLength)
      + "\n(\(text.count - maxPatchLength) characters of the patch omitted)\n"
  }

  /// Returns the rules and objects of findings that another list does not have, as an array of as
  /// many as fit.
  private static func gone(_ findings: [LintFinding], missingIn others: [LintFinding]) -> String {
    let gone = difference(findings, others).map { finding in
      JSONText.string("\(finding.rule): \(finding.object.name)")
    }
    return BoundedList(gone, longest: maxFindingsLength).array
  }

  /// Returns the findings whose fingerprints occur less often in another list.
  private static func difference(
    _ findings: [LintFinding], _ others: [LintFinding]
  ) -> [LintFinding] {
    var counts: [String: Int] = [:]
    for finding in others { counts[finding.fingerprint, default: 0] += 1 }
    return findings.filter { finding in
      guard let count = counts[finding.fingerprint], count > 0 else { return true }
      counts[finding.fingerprint] = count - 1
      return false
    }
  }
}
