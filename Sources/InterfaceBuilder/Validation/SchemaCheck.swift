import AutoLayout

/// One comparison of a document with the schema.
struct SchemaCheck {
  /// The document.
  let document: InterfaceDocument
  /// The issues found so far.
  private(set) var issues: [SchemaIssue] = []
  /// The names of reported elements. Each is reported once.
  private var reportedNames: Set<ElementName> = []
  /// The number of remaining searches for similar names.
  private var searchesLeft = Self.maxSearches

  /// The maximum number of searches. A search compares a name with some hundred others, and a
  /// document can have 100,000 wrong names, while so many hints would be useless.
  private static let maxSearches = 500

  /// Creates a comparison without issues.
  init(_ document: InterfaceDocument) { self.document = document }

  /// Checks an element: its name, its position, then its attributes.
  mutating func check(_ element: XMLTree.Element) {
    guard let schema = Schema.element(element.kind) else { return checkName(of: element) }
    checkPlace(of: element)
    for attribute in element.attributes { check(attribute, of: element, schema) }
    checkRequired(of: element)
    checkReferences(of: element)
    if element.kind == .device { checkDevice(element) }
  }

  /// Adds an issue.
  mutating func report(_ issue: SchemaIssue) { issues.append(issue) }

  /// Returns a Boolean value that indicates whether another search for similar names may be made.
  mutating func maySearch() -> Bool {
    searchesLeft -= 1
    return searchesLeft >= 0
  }

  /// Reports an unknown element: as a misspelling if one typo changes a known name to it, otherwise
  /// with the first element of the name.
  private mutating func checkName(of element: XMLTree.Element) {
    let isNew = reportedNames.insert(element.kind).inserted
    let meant = maySearch() ? Suggestion.misspelled(element.name, among: Schema.elementNames) : nil
    guard isNew || meant != nil else { return }
    let hint =
      meant.map { "did you mean <\($0)>?" }
      ?? "it is ignored or laid out as a plain view; check the spelling, or update the tool"
    report(
      SchemaIssue(
        .unknownElement, element, certain: meant != nil,
        "unknown element <\(element.name.prefix(Self.maxNameLength))>", hint: hint,
        key: element.name))
  }

  /// The maximum length of a name. The longest name of Xcode has 36 letters.
  static let maxNameLength = 60
}
