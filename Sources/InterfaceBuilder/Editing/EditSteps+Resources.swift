import AutoLayout
import Foundation

/// Keeps the resources of a document consistent with their uses, as Xcode does when it saves.
extension EditSteps {
  /// Adds the images and colors that the steps introduced to the document's resources, and removes
  /// those that the document used before and no longer uses.
  ///
  ///     <image name="gear" catalog="system" width="128" height="122"/>
  ///
  /// An image of unknown size, such as one that is neither in the project nor in `SymbolOutline`,
  /// is left to Xcode. Entries that were not used before are kept, because their uses may be
  /// unknown.
  ///
  /// - Parameters:
  ///   - old: The document before the steps.
  ///   - assets: The images and colors of the project, or `nil` if there is none.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the resources cannot be written.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  package mutating func updateResources(
    since old: InterfaceDocument, _ assets: DocumentAssets?
  ) throws(InterfaceDocumentError) {
    let (before, after) = (ResourceUse(old), ResourceUse(document))
    let new = after.names.subtracting(before.names).compactMap { name in
      NewElement(resource: name, isSymbol: after.symbols.contains(name.name), assets)
    }
    if !new.isEmpty {
      var editor = DocumentEditor(document)
      editor.add(resources: new)
      try make(editor.edit())
    }
    let unused = before.names.subtracting(after.names)
    guard !unused.isEmpty else { return }
    var editor = DocumentEditor(document)
    editor.remove(resources: unused)
    try make(editor.edit())
  }

  /// Adds a color of the project to the resources, so that elements can refer to it. A color that
  /// is in neither the document nor the project is not added.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the color cannot be written.
  package mutating func addNamedColor(
    _ name: String, _ assets: DocumentAssets?
  ) throws(InterfaceDocumentError) {
    guard document.resources.namedColors[name] == nil,
      let element = NewElement(
        resource: ResourceName(.namedColor, name), isSymbol: false, assets)
    else { return }
    var editor = DocumentEditor(document)
    editor.add(resources: [element])
    try make(editor.edit())
  }
}

extension NewElement {
  /// Creates the entry of the resources for an image or color, or returns `nil` if its size or its
  /// value is unknown.
  fileprivate init?(resource: ResourceName, isSymbol: Bool, _ assets: DocumentAssets?) {
    let name = ResourceElement.name.assigned(resource.name)
    switch resource.kind {
    case .image:
      let known = isSymbol ? SymbolOutline.size(of: resource.name) : nil
      guard let size = isSymbol ? known : assets?.imageSize(named: resource.name) else {
        return nil
      }
      let catalog =
        isSymbol ? [ViewTemplate.plain(ResourceElement.catalog.name, SymbolOutline.catalog)] : []
      let lengths = zip(SizeElement.attributes, [size.width, size.height]).map { $0.assigned($1) }
      self.init(.image, [name] + catalog + lengths)
    case .namedColor:
      guard let color = assets?.color(named: resource.name) else { return nil }
      self.init(.namedColor, [name], children: [NewElement(.color, Self.components(of: color))])
    case .systemColor:
      guard let color = UIColor.systemColor(named: resource.name) else { return nil }
      let gray = Self.gray(of: color)
      self.init(
        .systemColor, [name], children: [NewElement(.color, gray ?? Self.components(of: color))])
    default: return nil
    }
  }

  /// Returns the components of a color in the light appearance, in sRGB, as 205 of 209 named colors
  /// of the corpus are written (held out: 172 of 174).
  private static func components(of color: UIColor) -> [Attribute] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return DocumentColor.components(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)
    ).attributes
  }

  /// Returns the components of a system color without hue, which Xcode writes as a white, as 398 of
  /// 399 such colors in the corpus are written (held out: 93 of 94), or `nil` for other colors.
  private static func gray(of color: UIColor) -> [Attribute]? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    guard red == green, green == blue else { return nil }
    return [
      DocumentColor.component(ColorElement.white.name, Double(red)),
      DocumentColor.component(ColorElement.alpha.name, Double(alpha)),
      ColorElement.colorSpace.assigned(.custom),
      ColorElement.customColorSpace.assigned(.gray22),
    ]
  }
}
