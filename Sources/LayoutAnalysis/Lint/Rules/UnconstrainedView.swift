import InterfaceBuilder

extension LintRule {
  /// Views without constraints in a document with Auto Layout.
  ///
  /// Interface Builder marks them with `fixedFrame` and makes constraints from their recorded frame and
  /// autoresizing mask. Views that keep their mask on purpose have no such mark.
  static let unconstrainedView = LintRule(
    "unconstrained-view", .warning, in: [.recommended, .strict],
    "A view has no constraints, so that it stays as it is while everything around it changes.",
    reason: """
      Xcode says “Views without any layout constraints may clip their content or overlap other \
      views.” Such views are marked `fixedFrame`.
      """,
    remedy: """
      Add constraints, or put the view into a stack view.
      """,
    .document { document, _ in
      guard document.usesAutoLayout else { return [] }
      return document.tree.allElements.compactMap { element in
        guard element[ViewElement.fixedFrame], element.kind != .variation
        else { return nil }
        return LintIssue(
          element: element, name: element.objectName,
          message:
            "Views without any layout constraints may clip their content or overlap other views.",
          hint: "add constraints, or put the view into a stack view")
      }
    })
}

extension XMLTree.Element {
  /// A name for people: the element's own, with the label or text that tells it from others.
  var objectName: String {
    let label =
      self[ObjectElement.userLabel] ?? text(of: LabelElement.text)
      ?? self[ControllerElement.title] ?? text(of: TextFieldElement.placeholder)
    guard let label, !label.isEmpty else { return name }
    return "\(name) “\(label.shortened)”"
  }
}
