import Foundation

/// The variants of an image for traits, such as those of an asset catalog.
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// The set of an asset catalog that has the variants, if any.
  private let set: NamedImageSet?
  /// The variants that a program registered with their traits, most recent first.
  private var registered: [(traits: TraitValues, image: UIImage)] = []

  /// Creates an asset without variants.
  public override convenience init() { self.init(nil) }

  init(_ set: NamedImageSet?) { self.set = set }

  /// Returns the most recently registered image that matches the traits, or else the first that was
  /// registered, or else the image of the asset catalog, or an empty image if there is none.
  @preconcurrency @MainActor
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(for: traitCollection.values) ?? UIImage()
  }

  /// Adds a variant for traits.
  @preconcurrency @MainActor
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(traitCollection)
    // The image receives its asset on demand, because it would retain the asset.
    registered.insert((traitCollection.values, image.copy { $0.variants = nil }), at: 0)
  }

  /// Removes the variant for traits.
  @preconcurrency @MainActor
  open func unregister(_ traitCollection: UITraitCollection) {
    registered.removeAll { $0.traits == traitCollection.values }
  }

  /// Returns the most recently registered image that matches the traits, or else the first that was
  /// registered, or else the image of the asset catalog, or `nil` if there is none.
  func image(for traits: TraitValues) -> UIImage? {
    let match = registered.first { traits.contains($0.traits) } ?? registered.last
    if let match { return match.image.copy { $0.variants = self } }
    return set?.image(for: traits)?.copy { $0.variants = self }
  }
}

extension UIImage {
  /// The variants of the image, or `nil` if the image is not from an asset catalog.
  public var imageAsset: UIImageAsset? { content.variants as? UIImageAsset }
}

/// A set of images of a catalog.
struct NamedImageSet: Sendable {
  /// The name in the catalog.
  let name: String
  /// The folder of the set.
  let folder: URL
  /// A Boolean value that indicates whether it is a custom symbol.
  let isSymbol: Bool

  /// Returns the image that fits traits best, or `nil` if no file can be read.
  func image(for traits: TraitValues) -> UIImage? {
    guard let set = AssetStore.shared.contents(of: folder, as: ImageSet.self),
      let entry = set.entry(for: traits), let file = entry.filename,
      let made = content(of: file, at: entry.number)
    else { return nil }
    var content = made
    content.renderingMode = set.renderingMode
    content.isSymbol = isSymbol
    if let insets = entry.alignmentInsets {
      content.alignmentRectInsets = insets.points(at: content.scale)
    }
    if let resizing = entry.resizing {
      content.capInsets = resizing.capInsets?.points(at: content.scale) ?? .zero
      content.resizingMode = resizing.center?.mode == "stretch" ? .stretch : .tile
    }
    return UIImage(content)
  }

  /// Returns the values of a file's image, or `nil` if its size cannot be read. Vector images have
  /// one pixel per point.
  private func content(of file: String, at scale: CGFloat?) -> ImageContent? {
    switch (file as NSString).pathExtension.lowercased() {
    case "pdf": vector(file, VectorSize.pdf)
    case "svg": vector(file, VectorSize.svg)
    default:
      AssetStore.shared.data(named: file, in: folder)
        .flatMap { UIImage(data: $0, scale: scale ?? 1) }
        .map { image in
          var content = ImageContent(name: name, size: image.size, scale: image.scale)
          content.data = image.data
          return content
        }
    }
  }

  private func vector(_ file: String, _ read: (Data) -> CGSize?) -> ImageContent? {
    AssetFile.file(named: file, in: folder)
      .flatMap { AssetFile.start(of: $0, count: AssetLimits.headerSize) }
      .flatMap(read).map { ImageContent(name: name, size: $0, scale: 1) }
  }
}
