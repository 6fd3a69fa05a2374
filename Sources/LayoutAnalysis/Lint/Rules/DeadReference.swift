import InterfaceBuilder

extension LintRule {
  /// Identifiers that no object of the document has.
  static let deadReference = LintRule(
    "dead-reference", .warning, in: [.recommended, .strict],
    "An object names an identifier that no object of the document has.",
    reason: """
      Dead references are usually left behind by a merge. Constraints that refer to a missing \
      object are dropped. An outlet that does so crashes the application when the document is \
      loaded.
      """,
    remedy: """
      Delete the reference or restore the object.
      """,
    .document { document, _ in
      document.tree.allElements.flatMap { element -> [LintIssue] in
        guard let attributes = referring[element.name] else { return [] }
        return attributes.compactMap { attribute in
          guard let id = element[attribute], !id.isEmpty, !isReserved(id, in: element),
            document.element(withIdentifier: id) == nil
          else { return nil }
          var issue = LintIssue(
            element: element, name: element.objectName,
            message: "\(attribute) names “\(id.shortened)”, which no object of the document has",
            hint: "delete it or restore the object")
          issue.key = "\(attribute)=\(id)"
          return issue
        }
      }
    })

  /// Attributes that hold identifiers, by the element's name.
  private static let referring: [String: [String]] = [
    ConstraintElement.elementName: [
      ConstraintElement.firstItem.name, ConstraintElement.secondItem.name,
    ], "outlet": ["destination"],
    "outletCollection": ["destination"], "segue": ["destination"],
    InstallationEntry.excludeName: [InstallationEntry.reference.name],
    InstallationEntry.includeName: [InstallationEntry.reference.name], "action": ["destination"],
    "connections": [], VariationElement.elementName: [],
  ]

  /// Placeholders of the system that documents may name without declaring them, and references of
  /// other lists than those of views and constraints.
  private static func isReserved(_ id: String, in element: XMLTree.Element) -> Bool {
    id.hasPrefix("-") || element.name == "segue" && element["kind"] == "unwind"
  }
}
