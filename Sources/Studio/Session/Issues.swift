import InterfaceBuilder
import LayoutAnalysis

/// A finding of the rules, with possible fixes.
struct IssueModel: Encodable, Equatable {
  /// The name of the rule.
  var rule: String
  /// The severity: `error`, `warning` or `note`.
  var severity: String
  /// The description of the issue, in one sentence.
  var message: String
  /// Advice for fixing the issue, or `nil` if there is none.
  var hint: String?
  /// The identifier of the affected object, or `nil` if it has none.
  var object: String?
  /// The name of the view that the issue is about, or of another object.
  var name: String
  /// The identifier of the view that the issue is about: the object, or the first item of a
  /// constraint, or `nil` for other objects.
  var view: String?
  /// The identifier of the root that contains the object, or `nil` for an object outside of all
  /// roots.
  var root: String?
  /// The line in the file, from 1.
  var line: Int
  /// The identifiers of other affected objects.
  var related: [String]
  /// The edits that may fix the issue.
  var fixes: [Fix]

  /// An edit that may fix the issue, with the title of its button.
  struct Fix: Encodable, Equatable {
    /// The title of the button.
    var title: String
    /// The change of the document.
    var edit: StudioEdit
  }
}

/// Lints a document and offers fixes.
///
/// The rules are those of `autolayout lint --preset strict`. The fixes are edits that can be
/// undone. They are not tried before they are offered.
@MainActor
struct IssueFinder {
  /// The document in its current state.
  private let document: InterfaceDocument

  /// Creates a search for the issues of a document.
  init(_ document: InterfaceDocument) { self.document = document }

  /// Returns the findings of all rules, as in Interface Builder's issue navigator, in the order of
  /// reports. The method needs layouts of all scenes.
  func issues() -> [IssueModel] {
    var configuration = LintConfiguration()
    configuration.presets = [.strict]
    return Linter(configuration).lint(document).map { finding in
      let subject = IssueSubject(finding, in: document)
      return IssueModel(
        rule: finding.rule, severity: finding.severity.rawValue,
        message: subject.message(of: finding), hint: subject.hint(of: finding),
        object: finding.object.identifier, name: subject.name, view: subject.view,
        root: finding.root, line: finding.line, related: finding.related.compactMap(\.identifier),
        fixes: fixes(of: finding))
    }
  }

  /// Returns the edits that the page offers for a finding.
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
      return members.prefix(Self.maxFixes).flatMap { member in
        [
          fix("Delete “\(equation(member))”", .removeConstraints([member])),
          fix(
            "Set Priority of “\(equation(member))” to \(LintRule.yieldingPriority)",
            .changeConstraint(member, .init(priority: Double(LintRule.yieldingPriority)))),
        ]
      }
    case "redundant-constraint", "never-binding-constraint", "dead-reference":
      return isConstraint(id) ? [fix("Delete Constraint", .removeConstraints([id]))] : []
    case "left-right-attribute":
      return leading(element, id).map { [fix("Use Leading and Trailing", $0)] } ?? []
    case "off-grid-constant":
      let constant = Double(element[ConstraintElement.constant])
      return [
        fix(
          "Round to \(ConstraintDrawing.number(constant.rounded()))",
          .changeConstraint(id, .init(constant: constant.rounded())))
      ]
    case "near-required-priority":
      // Making the constraint required would bring back the contradiction that its priority hides.
      let priority = LintRule.yieldingPriority
      return isConstraint(id)
        ? [
          fix(
            "Set Priority to \(priority)", .changeConstraint(id, .init(priority: Double(priority))))
        ]
        : []
    case "fixed-width-text":
      return isConstraint(id)
        ? [
          fix(
            "Change to Minimum Width", .changeConstraint(id, .init(relation: "greaterThanOrEqual")))
        ]
        : []
    default: return []
    }
  }

  /// The maximum number of constraints of a conflict for which there are buttons. A conflict may
  /// have dozens of constraints.
  private static let maxFixes = 4

  /// Returns a Boolean value that indicates whether an identifier is that of a constraint.
  private func isConstraint(_ id: String) -> Bool {
    document.element(withIdentifier: id)?.name == ConstraintElement.elementName
  }

  /// Returns a constraint as text, as in Interface Builder's outline.
  private func equation(_ id: String) -> String {
    document.element(withIdentifier: id).map(ObjectNames(document).equation) ?? id
  }

  /// Returns the change of a constraint from left and right to leading and trailing, or `nil` if it
  /// has neither.
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
