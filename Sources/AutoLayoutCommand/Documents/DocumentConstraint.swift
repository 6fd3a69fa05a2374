import AutoLayout
import InterfaceBuilder

/// A constraint as a document writes it.
struct DocumentConstraint {
  /// A view or guide and one of its attributes.
  struct Item {
    let element: XMLTree.Element
    let attribute: String

    var id: String { element.id ?? "line-\(element.location.line)" }
  }

  let first: Item
  let second: Item?
  let relation: NSLayoutConstraint.Relation
  let multiplier: Double
  /// The constants under all size classes.
  let constants: [Double]
  /// Whether the constant is the standard distance, which a document does not write.
  let isSymbolic: Bool
  let identifier: String?
  /// `file:line`
  let place: String

  /// The constraints of a document in its order.
  static func all(in document: InterfaceDocument) -> [DocumentConstraint] {
    document.tree.allElements.compactMap { element in
      guard element.name == "constraint", element.parent?.name == "constraints",
        let owner = element.parent?.parent
      else { return nil }
      return DocumentConstraint(element, owner, document)
    }
  }

  private init?(
    _ element: XMLTree.Element, _ owner: XMLTree.Element, _ document: InterfaceDocument
  ) {
    func item(_ number: String) -> Item? {
      guard let attribute = element["\(number)Attribute"] else { return nil }
      let target = element["\(number)Item"].map { document.element(withIdentifier: $0) } ?? owner
      return target.map { Item(element: $0, attribute: Self.printed(attribute)) }
    }
    guard let first = item("first") else { return nil }
    self.first = first
    second = element["secondItem"] == nil ? nil : item("second")
    relation =
      switch element["relation"] {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    multiplier = element["multiplier"].flatMap(Self.ratio) ?? 1
    let variations = element.children.filter { $0.name == "variation" }
    constants =
      [element["constant"].flatMap(Double.init) ?? 0]
      + variations.compactMap { $0["constant"].flatMap(Double.init) }
    isSymbolic = element["symbolic"] == "YES"
    identifier = element["identifier"]
    place = "\(document.name):\(element.location.line)"
  }

  /// The attribute as descriptions print it.
  private static func printed(_ attribute: String) -> String {
    attribute == "baseline" ? "lastBaseline" : attribute
  }

  /// `2`, `16:9` or `1/3`
  private static func ratio(_ text: String) -> Double? {
    let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) }
    guard let first = parts.first ?? nil else { return nil }
    guard parts.count == 2 else { return first }
    return parts[1].map { first / $0 }
  }
}

extension DocumentConstraint.Item {
  /// Whether a description may show the element as `text`: by its class and what it says, or by the
  /// identifier for tests.
  func isShown(as text: ConstraintDescription.Item) -> Bool {
    switch text {
    case .object(let className, _, let title):
      return isOfClass(className) && (title.map(says) ?? true)
    case .keyed(let className, _): return isOfClass(className)
    case .named(let name):
      return name == "|" || Self.cut(accessibilityIdentifier, "...") == name
        || accessibilityIdentifier == name
    }
  }

  private func isOfClass(_ printed: String) -> Bool {
    let name = printed.split(separator: ".").last.map(String.init) ?? printed
    if let own = element["customClass"] { return own == name }
    let kind = element.name.lowercased()
    // `UILabel` for `label`; guides and content views have names of their own.
    return name.lowercased().hasSuffix(kind)
      || kind.hasSuffix("layoutguide") && name.hasSuffix("LayoutGuide")
      || kind.hasSuffix("contentview") && name == "UIView"
  }

  private var accessibilityIdentifier: String? {
    element.child("accessibility", key: "accessibilityConfiguration")?["identifier"]
  }

  private var title: String? {
    element["text"] ?? element.child("state", key: "normal")?["title"]
  }

  private func says(_ printed: String) -> Bool {
    guard let title else { return true }
    return title == printed || Self.cut(title, "...") == printed
  }

  /// Descriptions show 24 characters.
  private static func cut(_ text: String?, _ mark: String) -> String? {
    text.map { $0.count > 24 ? $0.prefix(24) + mark : $0 }
  }
}
