import AutoLayout
import Foundation

/// One root while a command changes it: every change is laid out before it is kept.
@MainActor
final class RepairSession {
  /// The document with all changes kept so far.
  private(set) var document: InterfaceDocument
  /// The changes, in order.
  private(set) var edits: [DocumentEdit] = []
  /// The root as it is now.
  private(set) var layout: CanvasLayout
  /// What is wrong with the root now.
  private(set) var findings: LayoutFindings
  /// What was wrong before the command.
  let before: LayoutFindings
  /// The index of the root among the roots of the document, before and after each change.
  private let rootIndex: Int

  /// Lays out the root as it is. What is wrong with it then is what changes are measured by.
  init(_ document: InterfaceDocument, root index: Int) {
    self.document = document
    rootIndex = index
    layout = CanvasLayout(document.roots[index])
    findings = LayoutFindings(layout)
    before = findings
  }

  /// A state that a change would lead to.
  struct Proposal {
    let edit: DocumentEdit
    let document: InterfaceDocument
    let layout: CanvasLayout
    let findings: LayoutFindings
  }

  /// Lays out what a change would give; nil where it changes nothing.
  ///
  /// A proposal costs a layout of the whole root.
  func propose(
    _ change: (inout DocumentEditor) -> Void
  ) throws(InterfaceDocumentError) -> Proposal? {
    var editor = DocumentEditor(document)
    change(&editor)
    let edit = try editor.edit()
    guard !edit.isEmpty else { return nil }
    let changed = try document.applying(edit)
    let roots = changed.roots
    guard rootIndex < roots.count else { return nil }
    let layout = CanvasLayout(roots[rootIndex])
    return Proposal(
      edit: edit, document: changed, layout: layout, findings: LayoutFindings(layout))
  }

  /// Makes a proposal the state from which further changes start.
  func keep(_ proposal: Proposal) {
    edits.append(proposal.edit)
    document = proposal.document
    layout = proposal.layout
    findings = proposal.findings
  }

  /// Makes a change whatever it leads to.
  func make(_ change: (inout DocumentEditor) -> Void) throws(InterfaceDocumentError) {
    if let proposal = try propose(change) { keep(proposal) }
  }

  /// Makes a change if what it leads to is wanted; says whether it was made.
  func attempt(
    _ change: (inout DocumentEditor) -> Void, isWanted: (Proposal) -> Bool
  ) throws(InterfaceDocumentError) -> Bool {
    guard let proposal = try propose(change), isWanted(proposal) else { return false }
    keep(proposal)
    return true
  }
}
