import InterfaceBuilder

extension LintRule {
  /// Identifiers that do not belong to any object of the document.
  ///
  /// Merges and edits with other programs cause them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  static let deadReference = LintRule(
    "dead-reference", .warning, in: [.recommended, .strict],
    "An object refers to an identifier that does not exist in the document.",
    reason: """
      Dead references are usually left behind by a merge. Constraints that refer to a missing \
      object are dropped. An outlet that does so crashes the application when the document is \
      loaded. Of several constraints and entries of variations that refer to one missing object, the \
      first is reported. A tie-breaker that refers to a missing segue makes the simulated bars of \
      its scene unpredictable.
      """,
    remedy: """
      Delete the reference or restore the object.
      """,
    .document { document, _ in
      var reported: Set<String> = []
      return document.tree.allElements.flatMap { element -> [LintIssue] in
        guard let attributes = attributes(of: element) else { return [] }
        return attributes.compactMap { attribute in
          guard let id = element[attribute], !id.isEmpty, !isReserved(id, in: element),
            document.element(withIdentifier: id) == nil
          else { return nil }
          var issue = LintIssue(
            element: element, name: element.objectName,
            message:
              "\(attribute.name) refers to '\(id.shortened)', which does not exist in the document",
            hint: "delete the reference or restore the object")
          issue.key = "\(attribute.name)=\(id)"
          // References to one missing object have one cause: the object was deleted by hand or in a
          // merge. An outlet or a segue crashes by itself.
          let isFirst = reported.insert(id).inserted
          issue.isStrictOnly =
            !isFirst && [.constraint, .exclude, .include].contains(element.kind)
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

  /// Returns the attributes of an element that contain identifiers, or `nil` if it has none. A
  /// segue among the tie-breakers refers to another segue.
  private static func attributes(
    of element: XMLTree.Element
  ) -> [SchemaAttribute<String>]? {
    element.parent?.kind == .inferredMetricsTieBreakers
      ? [SegueElement.reference] : referring[element.kind]
  }

  /// Returns a Boolean value that indicates whether documents may name an identifier without
  /// declaring it: those of placeholders of the system, and the exit that an unwind segue of
  /// another document leads to.
  private static func isReserved(_ id: String, in element: XMLTree.Element) -> Bool {
    placeholders.contains(id)
      || element.kind == .segue && element[SegueElement.kind] == .unwind
  }

  /// The identifiers of File's Owner, First Responder and the application.
  private static let placeholders: Set<String> = ["-1", "-2", "-3"]
}
