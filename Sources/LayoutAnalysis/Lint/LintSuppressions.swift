import InterfaceBuilder

/// The rules that are switched off at single objects.
///
/// They are listed in the configuration under `objects`, or in the document in the Notes of an
/// object: `autolayout:disable` followed by the names of rules, or alone for all rules. Xcode
/// preserves notes when it saves a document.
struct LintSuppressions {
  /// Names of rules by identifier of the object. An empty set means all rules.
  private var disabled: [String: Set<String>]

  /// Reads the configuration and the notes of all objects.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  init(_ document: InterfaceDocument, settings: LintSettings) {
    disabled = settings.objects.mapValues { Set($0) }
    for element in document.tree.allElements
    where element[ObjectElement.key] == ObjectElement.userComments.key {
      guard let id = element.parent?.id, let rules = Self.rules(in: Self.text(of: element)) else {
        continue
      }
      let known = disabled[id]
      disabled[id] = known?.isEmpty == true || rules.isEmpty ? [] : rules.union(known ?? [])
    }
  }

  /// Returns a Boolean value that indicates whether the rule is switched off at any of the objects.
  func suppress(_ rule: String, at objects: [String]) -> Bool {
    objects.contains { id in
      guard let rules = disabled[id] else { return false }
      return rules.isEmpty || rules.contains(rule)
    }
  }

  /// Returns the text of a note: that of its fragments, or its own.
  private static func text(of note: XMLTree.Element) -> String {
    let fragments = note.children.filter { $0.kind == .fragment }.map { fragment in
      fragment.text(of: FragmentElement.content)
        ?? fragment.children.map(\.text).joined(separator: " ")
    }
    return fragments.joined(separator: " ") + " " + note.text
  }

  /// The keyword in a note that precedes the names of rules.
  private static let command = "autolayout:disable"

  /// Returns the names after the command, or `nil` if the note does not contain it.
  private static func rules(in note: String) -> Set<String>? {
    let words = note.split { $0.isWhitespace || $0 == "," }
    guard let start = words.firstIndex(of: Substring(command)) else { return nil }
    let names = words[(start + 1)...].prefix { LintRule.named(String($0)) != nil }
    return Set(names.map(String.init))
  }
}
