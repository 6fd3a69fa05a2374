import AutoLayout
import InterfaceBuilder

/// A constraint of a document that a line of a console log may describe.
struct ConstraintCandidate {
  /// A view or guide and one of its attributes.
  struct Item {
    /// The element of the view or guide.
    let element: XMLTree.Element
    /// The attribute by the name that descriptions print.
    let attribute: String

    /// The identifier, or the line in the document for an element without one.
    var id: String { element.id ?? "line-\(element.location.line)" }
  }

  /// The left side of the equation.
  let first: Item
  /// The item on the right side, or `nil` for a constant alone.
  let second: Item?
  /// The relation of the two sides.
  let relation: NSLayoutConstraint.Relation
  /// The factor of the second item.
  let multiplier: Double
  /// The constants, one per size class that varies them.
  let constants: [Double]
  /// A Boolean value that indicates whether the constant is the standard spacing, which the
  /// document does not contain.
  let isSymbolic: Bool
  /// The identifier for debugging, which logs print, or `nil` if there is none.
  let identifier: String?
  /// The location as `file:line`.
  let place: String

  /// Returns all constraints of a document, in document order.
  static func all(in document: InterfaceDocument) -> [ConstraintCandidate] {
    ConstraintElement.all(in: document.tree).compactMap { ConstraintCandidate($0, document) }
  }

  /// Reads a constraint. Fails if its first item does not exist or has no attribute.
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
    relation = element[ConstraintElement.relation]
    multiplier = Double(element[ConstraintElement.multiplier].value)
    let variations = VariationElement.all(of: element).map(\.element)
      .filter { $0.text(of: ConstraintElement.constant) != nil }
    constants = ([element] + variations).map { Double($0[ConstraintElement.constant]) }
    isSymbolic = element[ConstraintElement.symbolic]
    identifier = element[ConstraintElement.identifier]
    place = "\(document.name):\(element.location.line)"
  }

  /// Returns an attribute as descriptions print it.
  private static func printed(_ attribute: String) -> String {
    attribute == "baseline" ? "lastBaseline" : attribute
  }
}

/// Comparison with descriptions.
extension ConstraintCandidate.Item {
  /// Returns a Boolean value that indicates whether a description may refer to the element as
  /// `text`: by its class and title, or by its accessibility identifier.
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

  /// Returns a Boolean value that indicates whether a class name in a log, with or without its
  /// module, is that of the element.
  private func isOfClass(_ printed: String) -> Bool {
    let name = printed.split(separator: ".").last.map(String.init) ?? printed
    if let own = element[ObjectElement.customClass] { return own == name }
    let kind = element.name.lowercased()
    // The element `label` is a `UILabel`; guides and content views have other names.
    return name.lowercased().hasSuffix(kind)
      || kind.hasSuffix("layoutguide") && name.hasSuffix("LayoutGuide")
      || kind.hasSuffix("contentview") && name == "UIView"
  }

  /// The identifier for tests, which descriptions print as a name, or `nil` if there is none.
  private var accessibilityIdentifier: String? {
    element.child(ViewElement.accessibility)?[AccessibilityElement.identifier]
  }

  /// The text that descriptions print next to the class, or `nil` if there is none.
  private var title: String? {
    element.text(of: LabelElement.text)
      ?? element.child(ButtonElement.state(.normal))?.text(of: StateElement.title)
  }

  /// Returns a Boolean value that indicates whether the title, truncated as in descriptions, equals
  /// the printed one.
  private func says(_ printed: String) -> Bool {
    guard let title else { return true }
    return title == printed || Self.cut(title, "...") == printed
  }

  /// Returns a text truncated to the 24 characters that descriptions show, with `mark` at the end
  /// if it was truncated, or `nil` for `nil`.
  private static func cut(_ text: String?, _ mark: String) -> String? {
    text.map { $0.count > 24 ? $0.prefix(24) + mark : $0 }
  }
}
