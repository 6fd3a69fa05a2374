import AutoLayout
import InterfaceBuilder
import LayoutRendering

extension StudioEdit {
  /// Returns the edit with the catalogs of the images that it names: Apple's symbols have
  /// `catalog="system"`, as in all documents that Xcode saved, and images of the project have none.
  ///
  /// An image keeps its catalog if neither the document nor the project has it and it is not a
  /// symbol that pictures can draw.
  ///
  ///     <imageView image="star.fill" catalog="system" …>
  func choosingCatalogs(
    in document: InterfaceDocument, _ assets: DocumentAssets?
  ) -> StudioEdit {
    if case .all(let edits) = self {
      return .all(edits.map { $0.choosingCatalogs(in: document, assets) })
    }
    guard case .setAttribute(let text, let value) = self, var path = DocumentPath(text),
      path.attribute == ImageElement.image.name, let element = try? document.element(at: path),
      Schema.element(element.kind)?.attribute(named: ImageElement.catalog.name) != nil
    else { return self }
    let isSymbol = value.map { Self.isSymbol($0, in: document, assets) } ?? false
    guard let isSymbol, isSymbol != (element[ImageElement.catalog] == .system) else { return self }
    path.attribute = ImageElement.catalog.name
    return .all([self, .setAttribute(path: path.description, value: isSymbol ? "system" : nil)])
  }

  /// Returns a Boolean value that indicates whether a name is that of one of Apple's symbols, or
  /// `nil` if that is unknown. An image of the project takes precedence, as in Xcode.
  private static func isSymbol(
    _ name: String, in document: InterfaceDocument, _ assets: DocumentAssets?
  ) -> Bool? {
    if let known = document.resources.images[name] { return known.isSymbol }
    if assets?.hasImage(named: name) == true { return false }
    return DrawnSymbols.contains(name) ? true : nil
  }
}
