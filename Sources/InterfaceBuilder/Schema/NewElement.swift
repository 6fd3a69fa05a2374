/// An element that an edit adds to a document.
public struct NewElement: Hashable, Sendable {
  /// The tag's name.
  public var name: String
  /// Names and values, in the order in which they are written.
  public var attributes: [Attribute]
  /// Elements inside this one.
  public var children: [NewElement]
  /// The text of a comment on the line before the element, as Xcode writes one before each scene,
  /// or `nil` for none.
  package var comment: String?

  /// One attribute.
  public struct Attribute: Hashable, Sendable {
    /// The attribute's name.
    public var name: String
    /// The value, not escaped.
    public var value: String
  }

  /// Creates an element with attributes, which are sorted in Xcode's order. `nil` values are
  /// omitted.
  public init(
    _ name: String, _ attributes: [(String, String?)], children: [NewElement] = []
  ) {
    let written = attributes.compactMap { name, value in
      value.map { Attribute(name: name, value: $0) }
    }
    self.init(ElementName(name), written, children: children)
  }

  /// Creates an element of the schema with attributes, which are sorted in Xcode's order.
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

  /// Returns the value of an attribute, or `nil` if there is none.
  public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The identifier of the object, or `nil` if it has none.
  var id: String? { self[ObjectElement.id.name] }

  /// Returns the element as lines in Xcode's style, each with `indentation` before it and `lineEnd`
  /// after it.
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

  /// The element on one line, for documents that do not use a line for each element.
  var flatText: String { text(indentation: "", unit: "", lineEnd: "") }
}
