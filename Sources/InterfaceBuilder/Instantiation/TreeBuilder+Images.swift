import AutoLayout
import Foundation

extension TreeBuilder {
  /// The picture that an attribute names, with the size that the document knows it by.
  ///
  /// A picture whose size is not in the document has none here; symbols have their usual size.
  func image(_ key: String, of element: VariedElement) -> UIImage? {
    guard let name = element[key], !name.isEmpty else { return nil }
    if let known = document.resources.images[name] {
      return UIImage(
        name: name, size: known.size, scale: canvas.scale, isSymbol: known.isSymbol)
    }
    return element["catalog"] == "system" ? UIImage(systemName: name) : nil
  }

  func configure(_ view: UIImageView, _ element: VariedElement) {
    view.image = image("image", of: element)
    view.highlightedImage = image("highlightedImage", of: element)
  }
}
