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
    "A value is invalid, a name is misspelled, or an element is where Interface Builder never puts it.",
    reason: """
      Interface Builder and UIKit skip what they cannot read and use a default, or reject the \
      document. A constant that is not a number counts as 0, and a constraint outside of its list \
      does not exist. Such errors come from editing by hand, from scripts and from merges.
      """,
    remedy: """
      Change the place that the caret points to as the note says.
      """,
    .document { document, _ in
      document.schemaIssues.filter(\.isCertain).map { LintIssue($0) }
    })

  /// Elements, attributes, styles and devices that the schema does not contain.
  ///
  /// These are only notes: the schema contains the names that have been observed, and others may be
  /// valid. A newer Xcode or a plug-in may have written them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  static let unknownElement = LintRule(
    "unknown-element", .note, in: [.recommended, .strict],
    "An element, an attribute, a style, a property or a device is unknown to this version of the tool.",
    reason: """
      What the tool does not know has no effect on the layout that it computes. If a newer Xcode or a \
      plug-in wrote it, the layout may differ from that of the application. If it was written by \
      hand, Interface Builder ignores it, too, or rejects the document.
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
