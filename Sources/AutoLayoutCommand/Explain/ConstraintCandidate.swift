import AutoLayout
import InterfaceBuilder

/// A constraint of a document that the description of a constraint may stand for.
struct ConstraintCandidate {
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
  /// The constants in all size classes.
  let constants: [Double]
  /// Whether the constant is the standard spacing, which a document does not state.
  let isSymbolic: Bool
  let identifier: String?
  /// `file:line`
  let place: String

  /// The constraints of a document in its order.
  static func all(in document: InterfaceDocument) -> [ConstraintCandidate] {
    ConstraintElement.all(in: document.tree).compactMap { ConstraintCandidate($0, document) }
  }

  private init?(_ constraint: ConstraintElement, _ document: InterfaceDocument) {
    let element = constraint.element
    func item(
      _ identifier: String?, _ attribute: SchemaAttribute<NSLayoutConstraint.Attribute>
    ) -> Item? {
      guard let name = element.text(of: attribute) else { return nil }
      let target = identifier.map { document.element(withIdentifier: $0) } ?? constraint.owner
      return target.map { Item(element: $0, attribute: Self.printed(name)) }
    }
    guard
      let first = item(
        element[ConstraintElement.firstItem], ConstraintElement.firstAttribute)
    else { return nil }
    self.first = first
    second = constraint.second.flatMap { item($0, ConstraintElement.secondAttribute) }
    relation = element[ConstraintElement.relation] ?? .equal
    multiplier = Double(element[ConstraintElement.multiplier]?.value ?? 1)
    let variations = VariationElement.all(of: element).map(\.element)
      .filter { $0.text(of: ConstraintElement.constant) != nil }
    constants = ([element] + variations).compactMap {
      $0[ConstraintElement.constant].map { Double($0) }
    }
    isSymbolic = element[ConstraintElement.symbolic] == true
    identifier = element[ConstraintElement.identifier]
    place = "\(document.name):\(element.location.line)"
  }

  /// The attribute as descriptions print it.
  private static func printed(_ attribute: String) -> String {
    attribute == "baseline" ? "lastBaseline" : attribute
  }
}

extension ConstraintCandidate.Item {
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
    if let own = element[ObjectElement.customClass] { return own == name }
    let kind = element.name.lowercased()
    // `UILabel` for `label`; guides and content views have names of their own.
    return name.lowercased().hasSuffix(kind)
      || kind.hasSuffix("layoutguide") && name.hasSuffix("LayoutGuide")
      || kind.hasSuffix("contentview") && name == "UIView"
  }

  private var accessibilityIdentifier: String? {
    element.child(ViewElement.accessibility)?[AccessibilityElement.identifier]
  }

  private var title: String? {
    element.text(of: LabelElement.text)
      ?? element.child(ButtonElement.state(.normal))?.text(of: StateElement.title)
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
