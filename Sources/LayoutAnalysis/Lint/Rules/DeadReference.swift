import InterfaceBuilder

extension LintRule {
  /// Identifiers that do not belong to any object of the document.
  ///
  /// Merges and edits with other programs cause them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  static let deadReference = LintRule(
    "dead-reference", .warning, in: [.recommended, .strict],
    "An object names an identifier that no object of the document has.",
    reason: """
      Dead references are usually left behind by a merge. Constraints that refer to a missing \
      object are dropped. An outlet that does so crashes the application when the document is \
      loaded. Of several constraints that refer to one missing object, the first is reported. \
      Entries of size-class variations have no effect, and only the preset strict reports them.
      """,
    remedy: """
      Delete the reference or restore the object.
      """,
    .document { document, _ in
      var reported: Set<String> = []
      return document.tree.allElements.flatMap { element -> [LintIssue] in
        guard let attributes = referring[element.kind] else { return [] }
        return attributes.compactMap { attribute in
          guard let id = element[attribute], !id.isEmpty, !isReserved(id, in: element),
            document.element(withIdentifier: id) == nil
          else { return nil }
          var issue = LintIssue(
            element: element, name: element.objectName,
            message:
              "\(attribute.name) names “\(id.shortened)”, which no object of the document has",
            hint: "delete it or restore the object")
          issue.key = "\(attribute.name)=\(id)"
          // Constraints with one missing object have one cause: the object was deleted by hand or
          // in a merge. Xcode ignores entries of variations, which only list installed objects.
          issue.isStrictOnly =
            [.exclude, .include].contains(element.kind)
            || element.kind == .constraint && !reported.insert(id).inserted
          return issue
        }
      }
    })

  /// Attributes that contain identifiers, by the element's name.
  private static let referring: [ElementName: [SchemaAttribute<String>]] = [
    .constraint: [ConstraintElement.firstItem, ConstraintElement.secondItem],
    .outlet: [ConnectionElement.destination], .outletCollection: [ConnectionElement.destination],
    .action: [ConnectionElement.destination], .segue: [SegueElement.destination],
    .exclude: [InstallationEntry.reference], .include: [InstallationEntry.reference],
  ]

  /// Returns a Boolean value that indicates whether an identifier is a placeholder of the system,
  /// which documents may use without declaring it, or a reference from a list other than those of
  /// views and constraints.
  private static func isReserved(_ id: String, in element: XMLTree.Element) -> Bool {
    id.hasPrefix("-") || element.kind == .segue && element[SegueElement.kind] == .unwind
  }
}
