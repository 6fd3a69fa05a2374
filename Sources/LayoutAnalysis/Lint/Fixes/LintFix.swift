import InterfaceBuilder

/// How the findings of a rule are fixed.
@MainActor
struct LintFix {
  /// The name of the rule.
  let rule: String
  /// The edit that fixes some findings of a document.
  let edit: (InterfaceDocument, [LintFinding]) throws(InterfaceDocumentError) -> DocumentEdit

  /// In the order in which they are made.
  static let all = [leftRight, redundant, misplaced]

  /// Both items of the constraint follow the direction of reading: UIKit does not compare a side that
  /// does with one that does not.
  private static let leftRight = LintFix(rule: LintRule.leftRightAttribute.name) {
    (document, findings) throws(InterfaceDocumentError) in
    var editor = DocumentEditor(document)
    for element in document.elements(of: findings) {
      for name in ["firstAttribute", "secondAttribute"] {
        guard let side = element[name], let better = LintRule.readingSides[side] else { continue }
        editor.set(name, of: element, to: better)
      }
    }
    return try editor.edit()
  }

  /// A constraint that an outlet or an identifier names stays: a program may change it.
  private static let redundant = LintFix(rule: LintRule.redundantConstraint.name) {
    (document, findings) throws(InterfaceDocumentError) in
    let connected = Set(
      document.tree.allElements.compactMap { element in
        element.name == "outlet" || element.name == "outletCollection"
          ? element["destination"] : nil
      })
    var editor = DocumentEditor(document)
    for element in document.elements(of: findings) {
      guard let id = element.id, !connected.contains(id), element["identifier"] == nil else {
        continue
      }
      editor.removeConstraint(element)
    }
    return try editor.edit()
  }

  private static let misplaced = LintFix(rule: LintRule.misplacedView.name) {
    (document, findings) throws(InterfaceDocumentError) in
    var options = CommandOptions()
    options.views = findings.compactMap(\.object.identifier)
    return try document.performing(.updateFrames, options).edit
  }
}

extension InterfaceDocument {
  /// The elements that findings are about, as far as they have identifiers.
  fileprivate func elements(of findings: [LintFinding]) -> [XMLTree.Element] {
    findings.compactMap { $0.object.identifier.flatMap { element(withIdentifier: $0) } }
  }
}
