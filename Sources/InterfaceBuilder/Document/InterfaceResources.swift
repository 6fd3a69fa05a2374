import Foundation

/// Images, colors and sizes that a document contains, so that the canvas needs no asset catalog.
///
/// Xcode writes them when it saves a document:
///
///     <resources>
///         <image name="logo" width="48" height="46"/>
///         <namedColor name="Accent">
///             <color red="0.2" green="0.4" blue="0.9" alpha="1" colorSpace="custom"
///                    customColorSpace="sRGB"/>
///         </namedColor>
///     </resources>
public struct InterfaceResources: Sendable {
  /// An image of the asset catalog, or one of Apple's symbols.
  public struct Image: Sendable, Hashable {
    /// The width and height in points.
    public var size: CGSize
    /// A Boolean value that indicates whether the image is one of Apple's symbols.
    public var isSymbol: Bool
  }

  /// Images by name. If several have the same one, this is the first.
  public let images: [String: Image]
  /// `<color>` elements of named colors, by name.
  let namedColors: [String: XMLTree.Element]
  /// `<color>` elements of system colors with the values of the Xcode that saved the document, by
  /// name.
  let systemColors: [String: XMLTree.Element]
  /// The content sizes of designable views in points, by the view's identifier.
  public let designableSizes: [String: CGSize]

  /// Reads the resources and designables of a document element.
  ///
  /// - Complexity: O(*n*), where *n* is the number of resources.
  init(_ root: XMLTree.Element) {
    var images: [String: Image] = [:]
    var named: [String: XMLTree.Element] = [:]
    var system: [String: XMLTree.Element] = [:]
    if let resources = root.child(DocumentElement.resources) {
      for resource in resources.children {
        guard let name = resource[ResourceElement.name] else { continue }
        switch resource.kind {
        case .image:
          if let image = Image(resource) { images[name] = images[name] ?? image }
        case .namedColor: named[name] = resource.child(ResourceElement.color)
        case .systemColor: system[name] = resource.child(ResourceElement.color)
        default: break
        }
      }
    }
    self.images = images
    namedColors = named
    systemColors = system
    designableSizes = Self.designables(root)
  }

  /// Returns the recorded intrinsic sizes of designable views, by identifier, which is the name of
  /// the element.
  ///
  ///     <designable name="abc-De-fGh">
  ///         <size key="intrinsicContentSize" width="151.5" height="16"/>
  ///     </designable>
  private static func designables(_ root: XMLTree.Element) -> [String: CGSize] {
    var sizes: [String: CGSize] = [:]
    guard let designables = root.child(DocumentElement.designables) else { return sizes }
    for designable in designables.children {
      guard let name = designable[ResourceElement.name] else { continue }
      sizes[name] = designable.size(ResourceElement.intrinsicContentSize)
    }
    return sizes
  }
}

extension InterfaceResources.Image {
  /// Reads `<image name="…" width="…" height="…"/>`, or returns `nil` if a length is missing or
  /// invalid.
  init?(_ element: XMLTree.Element) {
    guard let size = element.sizeValue else { return nil }
    self.init(size: size, isSymbol: element[ResourceElement.catalog] == .system)
  }
}
