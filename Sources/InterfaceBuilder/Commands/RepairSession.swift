import AutoLayout
import Foundation

/// One root during a command: every change is laid out before it is kept.
@MainActor
final class RepairSession {
  /// The document with all changes kept so far.
  private(set) var document: InterfaceDocument
  /// The changes, in order.
  private(set) var edits: [DocumentEdit] = []
  /// The root in its current state.
  private(set) var layout: CanvasLayout
  /// The current findings in the root.
  private(set) var findings: LayoutFindings
  /// The findings before the command.
  let before: LayoutFindings
  /// The document before the command.
  private let original: InterfaceDocument
  /// The index of the root among the roots of the document, before and after each change.
  private let rootIndex: Int
  /// The conflicts of the original root on other devices, found on first use.
  private lazy var elsewhere = OtherCanvases(original.roots[rootIndex])

  /// Lays out the root in its initial state. Changes are compared with its findings.
  init(_ document: InterfaceDocument, root index: Int) {
    self.document = document
    original = document
    rootIndex = index
    layout = CanvasLayout(document.roots[index])
    findings = LayoutFindings(layout)
    before = findings
  }

  /// The state that would result from a change.
  struct Proposal {
    let edit: DocumentEdit
    let document: InterfaceDocument
    let layout: CanvasLayout
    let findings: LayoutFindings
  }

  /// Lays out the result of a change, or returns `nil` if it changes nothing.
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

  /// Returns the name of the first device on which a state breaks more constraints than the root
  /// did before the command, or `nil` if there is none.
  ///
  /// - Complexity: At most one layout of the root for each device.
  func deviceWithMoreConflicts(_ layout: CanvasLayout) -> String? {
    elsewhere.firstWorse(layout.root)
  }

  /// A Boolean value that indicates whether the root differs from its state before the command at
  /// most in the order and the identifiers of constraints.
  var isEquivalentToOriginal: Bool {
    Self.content(of: layout.root) == Self.content(of: original.roots[rootIndex])
  }

  /// Returns the elements of a root with their attributes in a fixed order, without the identifiers
  /// of constraints.
  private static func content(of root: InterfaceRoot) -> [String] {
    root.document.tree.allElements.filter { root.range.contains($0.range.lowerBound) }.map {
      element in
      let isConstraint = element.kind == .constraint
      let owner = isConstraint ? element.parent?.parent?.id ?? "" : ""
      let attributes = element.attributes.filter {
        !isConstraint || $0.name != ObjectElement.id.name
      }.map { "\($0.name)=\($0.value)" }.sorted()
      return ([element.name, owner] + attributes).joined(separator: "\n")
    }.sorted()
  }

  /// Makes a proposal the state from which further changes start.
  func keep(_ proposal: Proposal) {
    edits.append(proposal.edit)
    document = proposal.document
    layout = proposal.layout
    findings = proposal.findings
  }

  /// Makes a change regardless of its result.
  func make(_ change: (inout DocumentEditor) -> Void) throws(InterfaceDocumentError) {
    if let proposal = try propose(change) { keep(proposal) }
  }

  /// Makes a change if its result is accepted. Returns a Boolean value that indicates whether it
  /// was made.
  func attempt(
    _ change: (inout DocumentEditor) -> Void, isWanted: (Proposal) -> Bool
  ) throws(InterfaceDocumentError) -> Bool {
    guard let proposal = try propose(change), isWanted(proposal) else { return false }
    keep(proposal)
    return true
  }
}
