import InterfaceBuilder
import LayoutAnalysis

/// Something that the rules found, with what can be done about it.
struct IssueModel: Encodable, Equatable {
  /// The name of the rule.
  var rule: String
  /// `error`, `warning` or `note`.
  var severity: String
  /// What is wrong, in one sentence.
  var message: String
  /// What to do.
  var hint: String?
  /// The object that the issue is about, where it has an identifier.
  var object: String?
  /// What people call the object.
  var name: String
  /// The scene that the object is in.
  var root: String?
  /// The line in the file, from 1.
  var line: Int
  /// Identifiers of other objects that belong to the issue.
  var related: [String]
  /// Edits that may end the issue.
  var fixes: [Fix]

  /// An edit that may end the issue, with the title of its button.
  struct Fix: Encodable, Equatable {
    /// The title of the button.
    var title: String
    /// The change of the document.
    var edit: StudioEdit
  }
}

/// Lints a document and offers fixes.
///
/// The rules are those of `autolayout lint --preset strict`; the fixes are edits that can be
/// undone, and are not tried before they are offered.
@MainActor
struct IssueFinder {
  /// The document in its current state.
  private let document: InterfaceDocument

  /// A search for the issues of a document.
  init(_ document: InterfaceDocument) { self.document = document }

  /// The findings of all rules, as Interface Builder's issue navigator shows them, in the order of
  /// reports. Costs layouts of all scenes.
  func issues() -> [IssueModel] {
    var configuration = LintConfiguration()
    configuration.presets = [.strict]
    return Linter(configuration).lint(document).map { finding in
      IssueModel(
        rule: finding.rule, severity: finding.severity.rawValue, message: finding.message,
        hint: finding.hint, object: finding.object.identifier, name: finding.object.name,
        root: finding.root, line: finding.line, related: finding.related.compactMap(\.identifier),
        fixes: fixes(of: finding))
    }
  }

  /// The edits that the page offers for a finding.
  private func fixes(of finding: LintFinding) -> [IssueModel.Fix] {
    guard let id = finding.object.identifier, let element = document.element(withIdentifier: id)
    else { return [] }
    func fix(_ title: String, _ edit: StudioEdit) -> IssueModel.Fix {
      IssueModel.Fix(title: title, edit: edit)
    }
    switch finding.rule {
    case "misplaced-view":
      return [
        fix("Update Frame", .resolve(.updateFrames, views: [id])),
        fix("Update Constants", .resolve(.updateConstants, views: [id])),
      ]
    case "ambiguous-layout", "unconstrained-view", "ambiguous-scroll-content":
      guard element.isView else { return [] }
      return [
        fix("Add Missing Constraints", .resolve(.addMissing, views: [id])),
        fix("Reset to Suggested", .resolve(.reset, views: [id])),
      ]
    case "conflicting-constraints":
      let members = ([id] + finding.related.compactMap(\.identifier)).filter(isConstraint)
      return members.prefix(Self.mostFixes).flatMap { member in
        [
          fix("Delete “\(equation(member))”", .removeConstraints([member])),
          fix(
            "Priority 999 for “\(equation(member))”",
            .changeConstraint(member, .init(priority: 999))),
        ]
      }
    case "redundant-constraint", "never-binding-constraint", "dead-reference":
      return isConstraint(id) ? [fix("Delete Constraint", .removeConstraints([id]))] : []
    case "left-right-attribute":
      return leading(element, id).map { [fix("Use Leading and Trailing", $0)] } ?? []
    case "off-grid-constant":
      guard let constant = element[ConstraintElement.constant].map({ Double($0) }) else {
        return []
      }
      return [
        fix(
          "Round to \(ConstraintDrawing.number(constant.rounded()))",
          .changeConstraint(id, .init(constant: constant.rounded())))
      ]
    case "near-required-priority":
      return isConstraint(id)
        ? [fix("Make Required", .changeConstraint(id, .init(priority: 1000)))] : []
    case "fixed-width-text":
      return isConstraint(id)
        ? [
          fix("Make It a Least Width", .changeConstraint(id, .init(relation: "greaterThanOrEqual")))
        ]
        : []
    default: return []
    }
  }

  /// Buttons of an issue; conflicts may have dozens of members.
  private static let mostFixes = 4

  /// Whether an identifier is that of a constraint.
  private func isConstraint(_ id: String) -> Bool {
    document.element(withIdentifier: id)?.name == ConstraintElement.elementName
  }

  /// A constraint as Interface Builder's outline shows it.
  private func equation(_ id: String) -> String {
    document.element(withIdentifier: id).map(ObjectNames(document).equation) ?? id
  }

  /// The change of a constraint from left and right to leading and trailing; nil if it has neither.
  private func leading(_ element: XMLTree.Element, _ id: String) -> StudioEdit? {
    let words = ["left": "leading", "right": "trailing", "leftMargin": "leadingMargin"]
      .merging(["rightMargin": "trailingMargin"]) { a, _ in a }
    var change = StudioEdit.ConstraintChange()
    change.firstAttribute = element.text(of: ConstraintElement.firstAttribute).flatMap { words[$0] }
    change.secondAttribute = element.text(of: ConstraintElement.secondAttribute).flatMap {
      words[$0]
    }
    guard change != StudioEdit.ConstraintChange() else { return nil }
    return .changeConstraint(id, change)
  }
}
