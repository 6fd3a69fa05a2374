import Foundation

/// Images of asset catalogs and of the files of a bundle.
extension UIImage {
  /// Creates an image of an asset catalog or a file, for the current traits. Returns `nil` if there
  /// is none.
  ///
  /// The catalogs `.xcassets` and the PNG and JPEG files of the main bundle's resources are
  /// searched, and then those of `InterfaceSources.folders`. Files may have the ending `@2x` or
  /// `@3x`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image of an asset catalog or a file of a bundle, for traits. Returns `nil` if there
  /// is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    var values = MainActor.readUnchecked { UITraitCollection.current.values }
    if let traitCollection {
      values.override(with: MainActor.readUnchecked { traitCollection.values })
    }
    guard let content = Self.content(named: name, AssetPlaces.folders(of: bundle), values) else {
      return nil
    }
    self.init(content)
  }

  /// Creates an image of an asset catalog or a file of a bundle, with the configuration of a
  /// symbol. Returns `nil` if there is none. A custom symbol has the size of its file next to body
  /// text (assumed), and grows with the configuration.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else { return nil }
    self.init((configuration.map(image.withConfiguration) ?? image).content)
  }

  /// Creates a symbol for traits, at its size next to body text.
  ///
  /// - Remark: Partial. The traits are not used.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }

  /// Creates an image from a PNG or JPEG file. The ending `@2x` or `@3x` of the name determines the
  /// number of pixels per point. Returns `nil` for other files.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    guard
      let data = AssetFile.data(
        named: url.lastPathComponent, in: folder, limit: Self.dataLimit)
    else { return nil }
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Creates an animation of the images `name0`, `name1` and so on, up to `name1024`, until one
  /// does not exist. The first one can also be `name1`.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for index in 0...1024 {
      guard let image = UIImage(named: "\(name)\(index)") else {
        if index == 0 { continue }
        break
      }
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  private static func content(
    named name: String, _ places: [URL], _ traits: TraitValues
  ) -> ImageContent? {
    for kind in [AssetCatalog.Kind.image, .symbol] {
      guard let folder = AssetStore.shared.set(kind, named: name, in: places) else { continue }
      let asset = UIImageAsset(
        NamedImageSet(name: name, folder: folder, isSymbol: kind == .symbol))
      if let image = asset.image(for: traits) { return image.content }
    }
    return file(named: name, places, scale: traits.displayScale ?? 1)
  }

  /// Returns the image of a file with an ending for its scale: that of the screen, or else the next
  /// lower one, or else any.
  private static func file(named name: String, _ places: [URL], scale: CGFloat) -> ImageContent? {
    let ending = (name as NSString).pathExtension
    let isImage = ["png", "jpg", "jpeg"].contains(ending.lowercased())
    let base = isImage ? (name as NSString).deletingPathExtension : name
    let endings = isImage ? [ending] : ["png", "jpg", "jpeg"]
    let numbers = [1, 2, 3]
    let scales =
      numbers.reversed().filter { CGFloat($0) <= scale } + numbers.filter { CGFloat($0) > scale }
    for place in places {
      for scale in scales {
        for ending in endings {
          let file = base + (scale == 1 ? "" : "@\(scale)x") + "." + ending
          guard let data = AssetStore.shared.data(named: file, in: place),
            let image = UIImage(data: data, scale: CGFloat(scale))
          else { continue }
          var content = ImageContent(name: name, size: image.size, scale: image.scale)
          content.data = data
          return content
        }
      }
    }
    return nil
  }
}
