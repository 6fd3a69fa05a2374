import InterfaceBuilder

extension LintRule {
  /// Identifiers that two elements share.
  static let duplicateIdentifier = LintRule(
    "duplicate-identifier", .error, "Two objects have the same identifier.",
    .document { document, _ in
      var seen: Set<String> = []
      return document.tree.allElements.compactMap { element in
        guard let id = element.id, ![.device, .adaptation].contains(element.kind),
          !seen.insert(id).inserted
        else { return nil }
        return LintIssue(
          element: element, name: element.objectName,
          message: "Identifier “\(id.shortened)” is used by another object before this one",
          hint: "open and save the file in Xcode, which gives the object a new one")
      }
    })

  /// Constraints that UIKit refuses.
  static let illegalConstraint = LintRule(
    "illegal-constraint", .error,
    "UIKit refuses a constraint: its attributes cannot be compared, or its views are not related.",
    .layout { layout, _ in
      layout.diagnostics.compactMap { diagnostic in
        guard diagnostic.kind == .illegalConstraint,
          let element = diagnostic.identifier.flatMap({
            layout.document.element(withIdentifier: $0)
          })
        else { return nil }
        return LintIssue(
          element: element, name: "constraint", message: diagnostic.message, hint: diagnostic.hint)
      }
    })
}
