import AutoLayout
import Foundation

/// A view or a constraint to add to a document, as text: `label Title in Form` or
/// `Title.top = Safe Area.top + 20`.
package enum ObjectAddition: Sendable {
  /// A view of the library, with its label in the outline and the name of its superview, or `nil`
  /// for the root.
  case view(ViewTemplate, label: String?, superview: String?)
  /// A constraint.
  case constraint(ConstraintExpression)

  /// Parses an addition. A text that begins with a name of the library is a view.
  ///
  /// Returns `nil` for texts of another form; `hint(for:)` explains the reason.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let kind = words.first, let template = ViewTemplate.named(kind) else {
      guard let expression = ConstraintExpression(text) else { return nil }
      self = .constraint(expression)
      return
    }
    var label = Array(words.dropFirst())
    var superview: String?
    if let place = label.lastIndex(of: Self.preposition) {
      superview = label[(place + 1)...].joined(separator: " ")
      label = Array(label[..<place])
      guard superview?.isEmpty == false else { return nil }
    }
    guard !Self.isEquation(text) else { return nil }
    self = .view(
      template, label: label.isEmpty ? nil : label.joined(separator: " "), superview: superview)
  }

  /// Returns a Boolean value that indicates whether a text contains the sign of a relation: it is a
  /// constraint, whose item has the name of a view.
  private static func isEquation(_ text: String) -> Bool {
    text.contains { "=<>≤≥".contains($0) }
  }

  /// The word before the superview.
  private static let preposition = "in"

  /// Returns the reason that a text is not an addition, in one sentence.
  package static func hint(for text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    let word = words.first ?? ""
    if ViewTemplate.named(word) != nil {
      if isEquation(text) {
        return "for a constraint, use the identifier of the view; "
          + "labels of new views cannot contain =, <, >, ≤ or ≥"
      }
      return "name the superview after the last '\(preposition)': '\(text) VIEW'"
    }
    if isEquation(text) {
      return "write a constraint, such as 'Title.top = Safe Area.top + 20'; "
        + "use the identifiers of views whose labels contain a relation"
    }
    if let meant = Suggestion.nearest(to: word, among: ViewTemplate.names) {
      return "did you mean '\(meant)'?"
    }
    return
      "write a view, such as 'label Title in Form', or a constraint, such as "
      + "'Title.top = Safe Area.top + 20'; views are \(ViewTemplate.names.joined(separator: ", "))"
  }
}

extension EditSteps {
  /// Adds a view or a constraint.
  ///
  /// A view is inserted in front of the subviews of its superview, at its center; without a
  /// superview, the only root is used. It keeps its frame until it has constraints.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` for unknown names, for a superview
  ///   that is not a view, and for constraints that UIKit rejects.
  package mutating func add(_ addition: ObjectAddition) throws {
    switch addition {
    case .view(let template, let label, let superview):
      let parent = try document.container(named: superview)
      let origin = document.center(for: template, in: parent)
      try make { editor in _ = editor.add(template, label: label, to: parent, at: origin) }
    case .constraint(let expression):
      let draft = try document.draft(expression)
      let document = document
      try make { editor in editor.add([draft], freeing: draft.items(in: document)) }
    }
  }
}

extension InterfaceDocument {
  /// Returns the view that receives subviews for a name. For cells and effects, that is the content
  /// view.
  fileprivate func container(
    named name: String?
  ) throws(InterfaceDocumentError) -> XMLTree.Element {
    let view = if let name { try object(named: name) } else { try onlyRoot() }
    guard view.isView || view.controllerView != nil else {
      throw invalidEdit("'\(name ?? "")' is not a view", hint: "choose a view")
    }
    let own = view.controllerView ?? view
    return own.child(ViewElement.contentView) ?? own
  }

  /// Returns the view of the only root.
  private func onlyRoot() throws(InterfaceDocumentError) -> XMLTree.Element {
    let roots = self.roots
    guard let root = roots.first, roots.count == 1 else {
      throw invalidEdit(
        "the document has \(roots.count) roots", hint: "name the superview: 'label Title in VIEW'")
    }
    return root.element
  }

  /// Returns the origin at which a view of the library is centered in another one, on whole points.
  fileprivate func center(for template: ViewTemplate, in parent: XMLTree.Element) -> CGPoint {
    guard let frame = parent.recordedFrame else { return .zero }
    return CGPoint(
      x: ((frame.width - template.size.width) / 2).rounded(.down),
      y: ((frame.height - template.size.height) / 2).rounded(.down))
  }
}
