import InterfaceBuilder
import LayoutRendering

/// The labeled picture of a view that would look empty on the canvas, as Interface Builder draws it.
enum Placeholder {
  /// Returns the titles of the views that the program fills at run time, by identifier.
  ///
  /// - Complexity: O(elements).
  static func titles(in document: InterfaceDocument) -> [String: String] {
    var titles: [String: String] = [:]
    for element in document.tree.allElements {
      guard let title = title(of: element.kind), let id = element.id else { continue }
      titles[id] = title
    }
    return titles
  }

  /// Returns the title of a class whose views have no content in documents; nil for other classes.
  private static func title(of element: ElementName) -> String? {
    switch element {
    case .containerView: "Container"
    case .tableView: "Table View"
    case .collectionView: "Collection View"
    case .sceneKitView: "SceneKit View"
    case .skView: "SpriteKit View"
    case .mtkView: "MetalKit View"
    case .glkView: "GLKit View"
    case .arscnView, .arskView, .arView: "AR View"
    case .pdfView: "PDF View"
    case .playerView: "Player View"
    case .hostingView: "Hosting View"
    case .adBannerView: "Ad Banner View"
    default: nil
    }
  }

  /// The smallest width and height in points of a view with a placeholder.
  private static let minimumSide = 16.0
  /// The size of the title, in points.
  private static let titleSize = 15.0

  /// Returns the picture of a placeholder in a view of a size in points: a dashed frame and the
  /// title. Empty for a view that is too small.
  static func markup(_ title: String, width: Double, height: Double) -> String {
    guard width >= minimumSide, height >= minimumSide else { return "" }
    let number = SVGMarkup.number
    var markup = SVGMarkup()
    markup.element(
      "rect",
      [
        "class": "placeholder", "x": "0.5", "y": "0.5", "width": number(width - 1),
        "height": number(height - 1),
      ])
    let size = min(titleSize, height * 0.6, width / Double(title.count) * 1.6)
    markup.element(
      "text",
      [
        "class": "placeholder", "x": number(width / 2), "y": number(height / 2 + size * 0.35),
        "font-size": number(size), "text-anchor": "middle",
      ], content: title)
    return markup.text
  }
}
