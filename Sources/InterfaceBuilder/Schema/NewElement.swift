/// An element that an edit puts into a document.
public struct NewElement: Hashable, Sendable {
  /// The tag's name.
  public var name: String
  /// Names and values; they are written in this order.
  public var attributes: [Attribute]
  /// Elements inside this one.
  public var children: [NewElement]
  /// The text of a comment on the line before the element, as Xcode writes one before each scene.
  package var comment: String?

  /// One attribute.
  public struct Attribute: Hashable, Sendable {
    /// The attribute's name.
    public var name: String
    /// The value, not escaped.
    public var value: String
  }

  /// An element with attributes in Xcode's order, whatever the order here; nil values are left out.
  public init(
    _ name: String, _ attributes: [(String, String?)], children: [NewElement] = []
  ) {
    let written = attributes.compactMap { name, value in
      value.map { Attribute(name: name, value: $0) }
    }
    self.init(ElementName(name), written, children: children)
  }

  /// An element of the schema, with attributes in Xcode's order, whatever the order here.
  package init(
    _ name: ElementName, _ attributes: [Attribute] = [], children: [NewElement] = []
  ) {
    self.name = name.rawValue
    let order = XcodeStyle.attributeOrder(of: name.rawValue)
    self.attributes = attributes.enumerated()
      .map { index, attribute in (order[attribute.name] ?? order.count, index, attribute) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    self.children = children
  }

  /// The value of an attribute.
  public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The identifier of the object.
  var id: String? { self[ObjectElement.id.name] }

  /// The element as lines of Xcode's style, each with `indentation` before it and `lineEnd` behind.
  func text(indentation: String, unit: String, lineEnd: String) -> String {
    let note = comment.map { indentation + "<!--\(XcodeStyle.comment($0))-->" + lineEnd } ?? ""
    let start =
      note + indentation + "<" + name
      + attributes.map { " \($0.name)=\"\(XcodeStyle.escaped($0.value))\"" }.joined()
    guard !children.isEmpty else { return start + "/>" + lineEnd }
    let inner = children.map {
      $0.text(indentation: indentation + unit, unit: unit, lineEnd: lineEnd)
    }
    return start + ">" + lineEnd + inner.joined() + indentation + "</\(name)>" + lineEnd
  }

  /// The element on one line, for documents that do not start a line for each.
  var flatText: String { text(indentation: "", unit: "", lineEnd: "") }
}
