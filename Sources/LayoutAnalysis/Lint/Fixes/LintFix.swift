import InterfaceBuilder

/// The fix for the findings of a rule.
@MainActor
struct LintFix {
  /// The name of the rule.
  let rule: String
  /// Returns those of some findings of a document that the edit can fix.
  let targets: (InterfaceDocument, [LintFinding]) -> [LintFinding]
  /// Returns the edit that fixes some findings of a document, all of which are targets.
  let edit: (InterfaceDocument, [LintFinding]) throws(InterfaceDocumentError) -> DocumentEdit

  /// All fixes, in the order in which they are applied.
  static let all = [leftRight, redundant, misplaced]

  /// Replaces left and right by leading and trailing in both items of a constraint, because UIKit
  /// does not compare an item that follows the reading direction with one that does not.
  private static let leftRight = LintFix(
    rule: LintRule.leftRightAttribute.name,
    targets: { document, findings in findings.filter { document.element(of: $0) != nil } }
  ) { (document, findings) throws(InterfaceDocumentError) in
    var editor = DocumentEditor(document)
    for element in document.elements(of: findings) {
      for attribute in LintRule.layoutAttributes {
        guard let side = element.text(of: attribute), let better = LintRule.readingSides[side]
        else { continue }
        editor.set(attribute.name, of: element, to: better)
      }
    }
    return try editor.edit()
  }

  /// Removes redundant constraints. A constraint with an outlet or an identifier is kept, because a
  /// program may change it.
  private static let redundant = LintFix(
    rule: LintRule.redundantConstraint.name,
    targets: { document, findings in
      let connected = document.connectedIdentifiers
      return findings.filter { finding in
        guard let element = document.element(of: finding), let id = element.id else { return false }
        return !connected.contains(id) && element[ConstraintElement.identifier] == nil
      }
    }
  ) { (document, findings) throws(InterfaceDocumentError) in
    var editor = DocumentEditor(document)
    for element in document.elements(of: findings) { editor.removeConstraint(element) }
    return try editor.edit()
  }

  /// Sets the recorded frame to the solution, as Update Frames does.
  private static let misplaced = LintFix(
    rule: LintRule.misplacedView.name,
    targets: { _, findings in findings.filter { $0.object.identifier != nil } }
  ) { (document, findings) throws(InterfaceDocumentError) in
    var options = CommandOptions()
    options.views = findings.compactMap(\.object.identifier)
    return try document.performing(.updateFrames, options).edit
  }
}

extension InterfaceDocument {
  /// Returns the element that a finding is about, if it has an identifier.
  fileprivate func element(of finding: LintFinding) -> XMLTree.Element? {
    finding.object.identifier.flatMap { element(withIdentifier: $0) }
  }

  /// Returns the elements that findings are about, as far as they have identifiers.
  fileprivate func elements(of findings: [LintFinding]) -> [XMLTree.Element] {
    findings.compactMap { element(of: $0) }
  }
}
