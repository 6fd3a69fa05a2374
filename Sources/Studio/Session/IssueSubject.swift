import InterfaceBuilder
import LayoutAnalysis

/// The object that a finding is about, in the notation of the outline.
struct IssueSubject {
  /// The name of the view that the finding is about, or of another object.
  let name: String
  /// The identifier of the view that the finding is about, or `nil` for other objects.
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
    let first = element.text(of: ConstraintElement.firstItem)
    let around = Self.view(first.flatMap { document.element(withIdentifier: $0) } ?? element.parent)
    view = around?.id
    name = around.map(names.name) ?? names.equation(of: element)
  }

  /// Returns an element if it is a view, or else the nearest view around it.
  private static func view(_ element: XMLTree.Element?) -> XMLTree.Element? {
    var current = element
    while let candidate = current, !candidate.isView { current = candidate.parent }
    return current
  }

  /// Returns the message with the names and equations of the outline. The message for a constraint
  /// begins with its equation.
  func message(of finding: LintFinding) -> String {
    switch finding.rule {
    case "misplaced-view":
      return "The recorded frame differs from the layout"
    case "conflicting-constraints":
      let equations = equations(of: finding)
      return equations.isEmpty
        ? finding.message : "Conflicting constraints: \(equations.joined(separator: "; "))"
    default:
      return equation(of: finding).map { "\($0): \(finding.message)" } ?? finding.message
    }
  }

  /// Returns the equation of the constraint that a finding is about, or `nil` for other objects.
  private func equation(of finding: LintFinding) -> String? {
    let element = finding.object.identifier.flatMap { document.element(withIdentifier: $0) }
    guard let element, element.name == ConstraintElement.elementName else { return nil }
    return names.equation(of: element)
  }

  /// Returns the equations of the constraints of a finding without duplicates, starting with its
  /// object.
  private func equations(of finding: LintFinding) -> [String] {
    var seen = Set<String>()
    let ids = [finding.object.identifier] + finding.related.map(\.identifier)
    return ids.compactMap { $0 }.filter { seen.insert($0).inserted }
      .compactMap { document.element(withIdentifier: $0) }
      .filter { $0.name == ConstraintElement.elementName }.map(names.equation)
  }

  /// Returns the advice in the terms of the studio.
  func hint(of finding: LintFinding) -> String? {
    switch finding.rule {
    case "misplaced-view":
      return "Update the frame, or change the constants to match the recorded frame."
    case "conflicting-constraints":
      guard let own = equation(of: finding) else { return finding.hint }
      return "UIKit breaks “\(own)”. Remove one of the constraints, or lower its priority."
    default:
      return finding.hint.map { "\($0.prefix(1).uppercased())\($0.dropFirst())." }
    }
  }
}
