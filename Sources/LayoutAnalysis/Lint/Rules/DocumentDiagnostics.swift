import InterfaceBuilder

extension LintRule {
  /// Identifiers that two elements share.
  ///
  /// The first element keeps the identifier, and every later one is reported.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  static let duplicateIdentifier = LintRule(
    "duplicate-identifier", .error, in: [.recommended, .strict],
    "Two objects have the same identifier, or two controllers have the same storyboard identifier.",
    reason: """
      Duplicate identifiers are usually left behind by a merge. Constraints and outlets refer to \
      only one of the two objects. Xcode does not compile a storyboard in which two \
      controllers have the same storyboard identifier.
      """,
    remedy: """
      Open the file in Xcode and save it. Xcode gives one of the objects a new identifier. Change \
      the storyboard identifier of one controller in the identity inspector.
      """,
    .document { document, _ in
      var seen: Set<String> = []
      var named: Set<String> = []
      return document.tree.allElements.flatMap { element in
        [
          element.issue(ofIdentifierIn: &seen), element.issue(ofStoryboardIdentifierIn: &named),
        ].compactMap { $0 }
      }
    })

  /// Constraints that UIKit refuses.
  ///
  /// The check is that of `NSLayoutConstraint`, performed while the views of a root are created.
  /// UIKit throws an exception for such a constraint; here it is omitted from the layout.
  static let illegalConstraint = LintRule(
    "illegal-constraint", .error, in: [.recommended, .strict],
    "UIKit rejects a constraint: its attributes are incompatible, or its views have no common superview.",
    reason: """
      A width cannot be compared with an edge, and a left edge cannot be compared with a leading \
      edge. The two views need a common superview. UIKit raises an exception for such a \
      constraint.
      """,
    remedy: """
      Change the attributes, or the view that holds the constraint.
      """,
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

extension XMLTree.Element {
  /// Returns the issue of an element whose identifier is in `seen`. For other elements, adds the
  /// identifier to `seen` and returns `nil`.
  fileprivate func issue(ofIdentifierIn seen: inout Set<String>) -> LintIssue? {
    guard let id, ![.device, .adaptation].contains(kind), !seen.insert(id).inserted else {
      return nil
    }
    return LintIssue(
      element: self, name: objectName,
      message: "Identifier '\(id.shortened)' is already used by an earlier object",
      hint: "open the file in Xcode and save it; Xcode assigns a new identifier")
  }

  /// Returns the issue of a controller whose storyboard identifier is in `seen`. For other
  /// elements, adds the storyboard identifier, if any, to `seen` and returns `nil`.
  fileprivate func issue(ofStoryboardIdentifierIn seen: inout Set<String>) -> LintIssue? {
    guard let name = self[ControllerElement.storyboardIdentifier], !name.isEmpty,
      !seen.insert(name).inserted
    else { return nil }
    var issue = LintIssue(
      element: self, name: objectName,
      message:
        "Storyboard identifier '\(name.shortened)' is already used by an earlier controller",
      hint: "give one of the controllers a different storyboard identifier")
    issue.key = "storyboardIdentifier=\(name)"
    return issue
  }
}
