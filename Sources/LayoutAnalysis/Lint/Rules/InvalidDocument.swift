import InterfaceBuilder

extension LintRule {
  /// Elements, attributes and values that no release of Xcode writes.
  ///
  /// The schema was derived from 4,341 public documents that Xcode 5 to 26 saved. Only
  /// contradictions to it are reported; names that it does not contain are left to
  /// `unknown-element`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  static let invalidDocument = LintRule(
    "invalid-document", .error, in: [.recommended, .strict],
    "A value is invalid, a name is misspelled, or an element has the wrong parent.",
    reason: """
      Interface Builder and UIKit skip what they cannot read and use a default, or reject the \
      document. A constant that is not a number counts as 0, and a constraint outside its list \
      is ignored. Such errors are caused by manual edits, scripts and merges.
      """,
    remedy: """
      Change the text at the caret as the note suggests.
      """,
    .document { document, _ in
      document.schemaIssues.filter(\.isCertain).map { LintIssue($0) }
    })

  /// Elements, attributes, styles and devices that the schema does not contain.
  ///
  /// The rule is a note of the preset `strict` only: the schema has the names that have been found
  /// in documents, and Xcode or a plug-in wrote most of the others. A name that resembles a known
  /// one is left to `invalid-document`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  static let unknownElement = LintRule(
    "unknown-element", .note,
    "An element, an attribute, a style, a property or a device is unknown to this version of the tool.",
    reason: """
      The tool does not read what it does not know. If Xcode or a plug-in wrote it, the layout of the \
      application may differ from the computed one. If it was written by hand, Interface Builder \
      ignores it or rejects the document. Names that resemble known ones are reported by \
      invalid-document.
      """,
    remedy: """
      Compare the name with a document that Xcode saved. If Xcode wrote it, disable the rule for the \
      document, and check its layout on a device.
      """,
    .document { document, _ in
      document.schemaIssues.filter { !$0.isCertain }.map { LintIssue($0) }
    })
}

extension LintIssue {
  /// Creates the issue at the location that the schema found. It can also be switched off in the
  /// notes of the enclosing object.
  fileprivate init(_ issue: SchemaIssue) {
    self.init(
      element: issue.element, offset: issue.offset, name: issue.element.objectName,
      message: issue.message, hint: issue.hint)
    key = issue.key
    alsoAbout = [issue.element.enclosingIdentifier].compactMap { $0 }
  }
}

extension XMLTree.Element {
  /// The identifier of the nearest object around an element without one.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the element.
  fileprivate var enclosingIdentifier: String? {
    var current = parent
    while let element = current {
      if let id = element.id { return id }
      current = element.parent
    }
    return nil
  }
}
