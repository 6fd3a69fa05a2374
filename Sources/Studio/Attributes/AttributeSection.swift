import InterfaceBuilder

/// A section of the attributes inspector for a view, with the values of its properties.
struct AttributeSection: Encodable, Equatable {
  /// The title, such as `Label`.
  var title: String
  /// The properties, in Interface Builder's order.
  var rows: [Row]

  /// A property.
  struct Row: Encodable, Equatable {
    /// The title, such as `Line Break`.
    var title: String
    /// The control: `text`, `number`, `integer`, `flag`, `choice`, `color`, `font`, `image` or
    /// `metrics`.
    var control: String
    /// The path from the view to the property, such as `state:normal.title`.
    var path: String
    /// The way in which the property is written, or `nil` for an attribute.
    var kind: PropertyKind?
    /// The value as text, or `nil` if the document has none.
    var value: String?
    /// The default value as text, or `nil` if it depends on the class.
    var standard: String?
    /// The values of an enumeration and their titles.
    var choices: [[String]]?
    /// The components of a color in the light and in the dark appearance, such as `#FF3B30`, or
    /// `nil` if they are unknown.
    var shades: [String]?
    /// The reason why the value cannot be changed, or `nil` if it can.
    var lock: String?
  }
}

extension AttributeSection {
  /// Returns the sections of a view. Properties of children that the view does not have and cannot
  /// get are omitted.
  ///
  /// - Complexity: O(*n*), where *n* is the number of properties of the class.
  static func sections(
    of element: XMLTree.Element, in document: InterfaceDocument
  ) -> [AttributeSection] {
    InspectorSection.sections(of: element.kind).compactMap { section in
      let rows = section.rows.filter { !isFixed($0, element) && !isReplaced($0, element) }
        .compactMap { Row($0, of: element, in: document) }
      return rows.isEmpty ? nil : AttributeSection(title: section.title, rows: rows)
    }
  }
}

extension AttributeSection {
  /// Returns a Boolean value that indicates whether a property follows from the objects that a
  /// segue connects: relationships, embedded scenes and unwind segues keep their kind and have no
  /// transition.
  private static func isFixed(_ row: InspectorRow, _ element: XMLTree.Element) -> Bool {
    guard element.kind == .segue else { return false }
    let transitions: [SegueKind] = [
      .show, .showDetail, .presentation, .popoverPresentation, .custom, .push, .modal, .popover,
    ]
    let isTransition = element[SegueElement.kind].map(transitions.contains) ?? false
    return !isTransition && row.name != SegueElement.identifier.name
      && row.name != ObjectElement.customClass.name && row.name != ObjectElement.customModule.name
      && row.name != ObjectElement.userLabel.name
  }
}

extension AttributeSection {
  /// Returns a Boolean value that indicates whether the configuration of a button replaces a
  /// property of its normal state.
  private static func isReplaced(_ row: InspectorRow, _ element: XMLTree.Element) -> Bool {
    element.kind == .button && row.children == [ButtonElement.state(.normal)]
      && element.child(ButtonElement.configuration) != nil
  }
}

extension AttributeSection.Row {
  /// Creates the row of a property, or `nil` if the view does not have the child that holds it.
  init?(_ row: InspectorRow, of element: XMLTree.Element, in document: InterfaceDocument) {
    var owner: XMLTree.Element? = element
    for child in row.children { owner = owner?.child(child) }
    let isAddable = row.children.last.map(Self.addable.contains) ?? true
    guard owner != nil || isAddable else { return nil }
    title = row.title
    control = row.control.rawValue
    path = (row.children.map(Self.part) + [row.name]).joined(separator: ".")
    kind = owner == nil ? .child : Self.kind(of: row, in: owner)
    value = owner.flatMap { Self.value(of: row, $0, in: document) }
    standard = row.standard
    if row.control == .color, let owner {
      shades = owner.children.first { $0[ObjectElement.key] == row.name }
        .flatMap { DocumentColor.shades(of: $0, in: document) }.map { [$0.light, $0.dark] }
    }
    if row.children.isEmpty, row.name == LabelElement.text.name, element.showsAttributedText {
      value = element.child(TextElement.attributedText).map(TranslatableText.content)
      lock = "Attributed texts are edited in Xcode."
    }
    choices = row.choices.isEmpty ? nil : row.choices.map { [$0.value, $0.title] }
  }

  /// The children that an edit adds with their first attribute.
  private static let addable: Set<SchemaChild> = [
    ViewElement.accessibility, TextFieldElement.textInputTraits,
  ]

  /// Returns the part of a path that leads to a child.
  private static func part(_ child: SchemaChild) -> String {
    switch (child.name, child.key) {
    case (let name?, let key?) where name == .state: "\(name.rawValue):\(key)"
    case (_, let key?): key
    case (let name?, nil): name.rawValue
    case (nil, nil): ""
    }
  }

  private static func kind(of row: InspectorRow, in owner: XMLTree.Element?) -> PropertyKind? {
    switch row.control {
    case .color: .color
    case .font: .font
    case .metrics: .metrics
    case .text: row.children.last.map(addable.contains) == true ? .child : .text
    default: row.children.last.map(addable.contains) == true ? .child : nil
    }
  }

  /// Returns the value of a property as text, or `nil` if the document has none.
  private static func value(
    of row: InspectorRow, _ owner: XMLTree.Element, in document: InterfaceDocument
  ) -> String? {
    let child = owner.children.first { $0[ObjectElement.key] == row.name }
    switch row.control {
    case .color: return child.flatMap { DocumentColor($0, in: document)?.text }
    case .font: return child.flatMap { DocumentFont($0)?.text }
    case .metrics: return SimulatedMetricsForm.value(of: row.name, in: owner)
    case .text: return owner[row.name] ?? child?.text
    default: return owner[row.name]
    }
  }
}
