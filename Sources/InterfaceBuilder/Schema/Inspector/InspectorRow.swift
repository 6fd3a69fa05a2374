import AutoLayout
import Foundation

/// A property in the attributes inspector, with Interface Builder's title.
package struct InspectorRow: Sendable {
  /// The control that shows and changes a property.
  package enum Control: String, Sendable {
    case text, number, integer, flag, choice, color, font, image, metrics
  }

  /// A value of an enumeration.
  package struct Choice: Hashable, Sendable {
    /// The value in the document.
    package let value: String
    /// The title of the value in Interface Builder.
    package let title: String
  }

  /// The title, such as `Line Break`.
  package let title: String
  /// The control that shows the value.
  package let control: Control
  /// The keys of the children that lead to the property. The array is empty for the element itself.
  package let children: [SchemaChild]
  /// The name of the attribute, or the key of the child that contains a color or a font.
  package let name: String
  /// The text of the default value, or `nil` if it depends on the class or the release.
  package let standard: String?
  /// The values of an enumeration, in the order of the menu.
  package let choices: [Choice]

  init(
    _ title: String, _ control: Control, in children: [SchemaChild] = [], _ name: String,
    standard: String? = nil, choices: [Choice] = []
  ) {
    self.title = title
    self.control = control
    self.children = children
    self.name = name
    self.standard = standard
    self.choices = choices
  }

  /// Creates a row of an attribute with a default.
  init<Value: Equatable & Sendable>(
    _ title: String, _ attribute: DefaultedAttribute<Value>, in child: SchemaChild? = nil,
    titles: [String: String] = [:]
  ) {
    self.init(
      title, Self.control(of: attribute), in: child.map { [$0] } ?? [], attribute.name,
      standard: attribute.form.write(attribute.defaultValue),
      choices: Self.choices(of: attribute, titles))
  }

  /// Creates a row of an attribute without a default.
  init<Value: Equatable & Sendable>(
    _ title: String, _ attribute: SchemaAttribute<Value>, in child: SchemaChild? = nil,
    standard: String? = nil, titles: [String: String] = [:]
  ) {
    self.init(
      title, Self.control(of: attribute), in: child.map { [$0] } ?? [], attribute.name,
      standard: standard, choices: Self.choices(of: attribute, titles))
  }

  /// Creates a row of a text.
  init(_ title: String, _ text: TextProperty, in child: SchemaChild? = nil) {
    self.init(title, .text, in: child.map { [$0] } ?? [], text.name, standard: "")
  }

  /// Creates a row of an image.
  init(_ title: String, _ image: ImageProperty, in child: SchemaChild? = nil) {
    self.init(title, .image, in: child.map { [$0] } ?? [], image.name, standard: "")
  }

  /// Creates a row of a color or a font, which a child contains.
  init(_ title: String, _ property: SchemaChild, in child: SchemaChild? = nil) {
    self.init(
      title, property.name == .color ? .color : .font, in: child.map { [$0] } ?? [],
      property.key ?? "")
  }

  /// Creates a row of a Boolean attribute that this package does not read.
  static func flag(_ title: String, _ name: String, standard: Bool) -> InspectorRow {
    InspectorRow(title, .flag, name, standard: AttributeForm.flag.write(standard))
  }

  /// Creates a row of an enumeration that this package does not read. The first name is the
  /// default.
  static func choice(
    _ title: String, _ name: String, in child: SchemaChild? = nil, _ values: [String]
  ) -> InspectorRow {
    InspectorRow(
      title, .choice, in: child.map { [$0] } ?? [], name, standard: values.first,
      choices: values.map { Choice(value: $0, title: InspectorTitles.title(of: $0)) })
  }

  /// Returns the choices of an enumeration that Xcode writes even if it has the initial value.
  static func titled(_ values: [String]) -> [Choice] {
    values.map { Choice(value: $0, title: InspectorTitles.title(of: $0)) }
  }

  /// Creates a row of a number that this package does not read.
  static func number(_ title: String, _ name: String, standard: String? = nil) -> InspectorRow {
    InspectorRow(title, .number, name, standard: standard)
  }

  private static func control<Attribute: SchemaProperty>(of attribute: Attribute) -> Control {
    switch Attribute.Value.self {
    case is Bool.Type: .flag
    case is Int.Type: .integer
    case is CGFloat.Type, is Double.Type: .number
    default: attribute.values == nil ? .text : .choice
    }
  }

  private static func choices(
    of attribute: any AnySchemaAttribute, _ titles: [String: String]
  ) -> [Choice] {
    (attribute.values ?? []).map {
      Choice(value: $0, title: titles[$0] ?? InspectorTitles.title(of: $0))
    }
  }
}
