import InterfaceBuilder
import LayoutAnalysis

/// The object that a finding is about, in the notation of the outline.
struct IssueSubject {
  /// The name of a view, or the equation of a constraint.
  let name: String
  /// The identifier of the view that the finding is about; nil for other objects.
  let view: String?
  /// The names of the document's objects.
  private let names: ObjectNames
  /// The document of the finding.
  private let document: InterfaceDocument

  /// Creates the subject of a finding.
  init(_ finding: LintFinding, in document: InterfaceDocument) {
    self.document = document
    names = ObjectNames(document)
    let element = finding.object.identifier.flatMap { document.element(withIdentifier: $0) }
    guard let element else {
      (name, view) = (finding.object.name, nil)
      return
    }
    guard element.name == ConstraintElement.elementName else {
      name = element.isView ? names.name(of: element) : finding.object.name
      view = element.isView ? element.id : nil
      return
    }
    name = names.equation(of: element)
    let first = element.text(of: ConstraintElement.firstItem)
    view = Self.view(first.flatMap { document.element(withIdentifier: $0) } ?? element.parent)?.id
  }

  /// Returns an element if it is a view, or else the nearest view around it.
  private static func view(_ element: XMLTree.Element?) -> XMLTree.Element? {
    var current = element
    while let candidate = current, !candidate.isView { current = candidate.parent }
    return current
  }

  /// Returns the message with the names and equations of the outline.
  func message(of finding: LintFinding) -> String {
    switch finding.rule {
    case "misplaced-view":
      return "The file has another frame than the layout"
    case "conflicting-constraints":
      let ids = [finding.object.identifier] + finding.related.map(\.identifier)
      let equations = ids.compactMap { $0 }.compactMap { document.element(withIdentifier: $0) }
        .filter { $0.name == ConstraintElement.elementName }.map(names.equation)
      return equations.isEmpty
        ? finding.message : "Cannot hold together: \(equations.joined(separator: "; "))"
    default: return finding.message
    }
  }

  /// Returns the advice in the terms of the studio.
  func hint(of finding: LintFinding) -> String? {
    finding.rule == "misplaced-view"
      ? "record the layout’s frame, or change the constants to give the file’s" : finding.hint
  }
}
