import AutoLayout

/// The titles of views that the program fills at run time and that would appear empty in a picture.
///
/// Interface Builder draws such views as gray areas with their titles.
@MainActor
final class ViewPlaceholders {
  /// The element of the root view.
  private let root: XMLTree.Element
  /// The titles by the identifier of the view, found on first use.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  private lazy var titles: [String: String] = {
    var titles: [String: String] = [:]
    for element in root.subtree {
      if let title = Self.title(of: element.kind), let id = element.id { titles[id] = title }
    }
    return titles
  }()

  /// Creates the titles of the views below an element.
  init(_ root: XMLTree.Element) { self.root = root }

  /// Gives the views of a snapshot their titles.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  func add(to snapshot: inout LayoutSnapshot) {
    guard !titles.isEmpty else { return }
    for (index, view) in snapshot.views.enumerated() where view.children.isEmpty {
      snapshot.views[index].placeholder = view.identifier.flatMap { titles[$0] }
    }
  }

  /// Returns the title of a class whose views have no content in documents, or `nil` for other
  /// classes.
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
}
