import AutoLayout

/// Positions of elements.
extension SchemaCheck {
  /// Checks that an element is in a position in which Interface Builder writes elements with its
  /// name.
  ///
  /// The content of unknown elements is not checked.
  mutating func checkPlace(of child: XMLTree.Element) {
    guard let parent = child.parent, Schema.element(parent.kind) != nil, !Schema.allows(child)
    else { return }
    let key = child[ObjectElement.key]
    let owner = parent.kind == .variation ? parent.parent ?? parent : parent
    guard let key else { return report(misplaced(child, in: owner)) }
    let keys = Schema.keys(of: child.kind, in: owner.kind)
    let meant = maySearch() ? Suggestion.misspelled(key, among: keys) : nil
    let hint =
      meant.map { "did you mean key=\"\($0)\"?" }
      ?? "the tool does not read it; Xcode may have written it"
    report(
      SchemaIssue(
        .unknownProperty, child, certain: meant != nil,
        at: child.attribute(ObjectElement.key.name)?.valueRange.lowerBound,
        "<\(owner.name)> has no <\(child.name)> with the key \(SchemaIssue.quoted(key))",
        hint: hint, key: "\(owner.name)/\(child.name)/\(key)"))
  }

  /// Returns the issue of an element without a key that does not belong to its position.
  private func misplaced(_ child: XMLTree.Element, in owner: XMLTree.Element) -> SchemaIssue {
    let keys = Schema.ownKeys(of: child.kind, in: owner.kind)
    if !keys.isEmpty {
      return SchemaIssue(
        .missingAttribute, child,
        "<\(child.name)> requires the attribute '\(ObjectElement.key.name)'",
        hint: "add \(keys.map { "key=\"\($0)\"" }.joined(separator: " or "))",
        key: "\(owner.name)/\(child.name)")
    }
    return SchemaIssue(
      .misplacedElement, child, "<\(child.name)> does not belong in <\(owner.name)>",
      hint: Self.home(of: child), key: "\(owner.name)/\(child.name)")
  }

  /// Returns advice on the position of an element.
  private static func home(of child: XMLTree.Element) -> String {
    if Schema.isView(child.kind) { return "move it into <subviews>" }
    let homes = Schema.parents(of: child.kind).map { "<\($0)>" }
    guard !homes.isEmpty, homes.count <= maxNamedParents else {
      return "move it to another element, or delete it"
    }
    return "move it into \(homes.joined(separator: " or "))"
  }

  /// The maximum number of parents that a hint lists.
  private static let maxNamedParents = 3
}
