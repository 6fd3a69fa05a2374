import Foundation

/// Colors of asset catalogs and of patterns.
extension UIColor {
  /// Creates a color of an asset catalog of the main bundle or of `InterfaceSources.folders`, with
  /// its light and dark values. Returns `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color of an asset catalog, with its light and dark values. Returns `nil` if there is
  /// none. The traits are not used: the color keeps both values.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let places = AssetPlaces.folders(of: bundle)
    guard let folder = AssetStore.shared.set(.color, named: name, in: places),
      let color = AssetStore.shared.contents(of: folder, as: ColorSet.self)?.color
    else { return nil }
    self.init(color)
  }

  /// Creates a transparent color.
  /// - Remark: Inert. Patterns are not drawn.
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }
}

/// The locations in which named images and colors are searched.
enum AssetPlaces {
  /// Returns the resources of a bundle, or of the main bundle, and the folders of
  /// `InterfaceSources`.
  static func folders(of bundle: Bundle?) -> [URL] {
    let folders = MainActor.readUnchecked { InterfaceSources.folders }
    return [(bundle ?? .main).resourceURL].compactMap(\.self) + folders
  }
}
