/// The name of an image or color in a document's resources.
struct ResourceName: Hashable {
  /// The kind: `image`, `namedColor` or `systemColor`.
  let kind: ElementName
  /// The name by which elements refer to it.
  let name: String

  init(_ kind: ElementName, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// Creates the name of an entry of the resources, or returns `nil` for other elements.
  init?(_ entry: XMLTree.Element) {
    guard [.image, .namedColor, .systemColor].contains(entry.kind),
      let name = entry[ResourceElement.name]
    else { return nil }
    self.init(entry.kind, name)
  }
}

/// The images and colors to which elements refer.
///
///     <imageView image="star" catalog="system" …/>
///     <color key="textColor" name="Accent"/>
///     <userDefinedRuntimeAttribute type="image" keyPath="leftImage" value="birthday"/>
struct ResourceUse {
  /// The images and colors.
  private(set) var names: Set<ResourceName> = []
  /// The names of the images that are system symbols.
  private(set) var symbols: Set<String> = []

  /// Collects the images and colors to which elements refer, without their descendants.
  init(_ elements: some Sequence<XMLTree.Element>) {
    for element in elements { add(element) }
  }

  /// Collects the images and colors to which a document refers outside of its resources.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  init(_ document: InterfaceDocument) {
    let contents = document.tree.root.children.filter { $0.kind != .resources }
    self.init(contents.lazy.flatMap(\.subtree))
  }

  /// Returns a Boolean value that indicates whether an image or color is used.
  func contains(_ name: ResourceName) -> Bool { names.contains(name) }

  /// Returns a Boolean value that indicates whether an attribute refers to an image, such as
  /// `image` and `selectedImage`.
  private static func namesImage(_ attribute: String) -> Bool {
    attribute == ImageElement.image.name || attribute.hasSuffix("Image")
  }

  private mutating func add(_ element: XMLTree.Element) {
    if element.kind == .color {
      if let name = element[ColorElement.name] { names.insert(ResourceName(.namedColor, name)) }
      if let name = element[ColorElement.systemColor] {
        names.insert(ResourceName(.systemColor, name))
      }
    }
    let isImage =
      element.kind == .userDefinedRuntimeAttribute
      && element[RuntimeAttributeElement.type] == .image
    for attribute in element.attributes {
      let isValue = isImage && attribute.name == RuntimeAttributeElement.value.name
      guard isValue || Self.namesImage(attribute.name) else { continue }
      names.insert(ResourceName(.image, attribute.value))
      if isValue || attribute.name == ImageElement.image.name,
        element[ImageElement.catalog] == .system
      {
        symbols.insert(attribute.value)
      }
    }
  }
}
