import Foundation

/// The images of a set, as specified in its `Contents.json`.
struct ImageSet: Decodable {
  /// A file for a scale, an idiom and an appearance.
  struct Entry: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [AssetAppearance]?
    let resizing: Resizing?
    let alignmentInsets: Edges?
    let widthClass: String?
    let heightClass: String?
    let languageDirection: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, resizing
      case alignmentInsets = "alignment-insets"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case languageDirection = "language-direction"
    }

    /// The number of pixels per point, or `nil` for a vector image or any scale.
    var number: CGFloat? {
      guard let scale, scale.hasSuffix("x"), let value = Double(scale.dropLast()), value > 0,
        value <= 4
      else { return nil }
      return CGFloat(value)
    }
  }

  /// The edges that keep their size, in pixels.
  struct Resizing: Decodable {
    struct Center: Decodable { let mode: String? }
    let mode: String?
    let center: Center?
    let capInsets: Edges?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }
  }

  /// Distances from edges, in pixels.
  struct Edges: Decodable {
    let top: Double?
    let left: Double?
    let bottom: Double?
    let right: Double?

    /// Returns the distances in points, for a number of pixels per point.
    func points(at scale: CGFloat) -> UIEdgeInsets {
      func length(_ value: Double?) -> CGFloat {
        let limit = AssetLimits.side
        guard let value, value.isFinite else { return 0 }
        return CGFloat(min(limit, max(-limit, value))) / scale
      }
      return UIEdgeInsets(
        top: length(top), left: length(left), bottom: length(bottom), right: length(right))
    }
  }

  /// Properties of all images.
  struct Properties: Decodable {
    let intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  let images: [Entry]?
  let symbols: [Entry]?
  let properties: Properties?

  /// The rendering mode of all images.
  var renderingMode: UIImage.RenderingMode {
    switch properties?.intent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }

  /// Returns the entry that fits traits best, or `nil` if there is none with a file.
  ///
  /// The order of the criteria is assumed: idiom, appearance, size classes, direction, and then the
  /// scale, or else the next higher one, or else the next lower one.
  func entry(for traits: TraitValues) -> Entry? {
    let idiom =
      switch traits.userInterfaceIdiom {
      case .pad: "ipad"
      case .mac: "mac"
      default: "iphone"
      }
    let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
    let wanted = traits.displayScale ?? 0
    var best: (rank: [CGFloat], entry: Entry)?
    for entry in (images ?? symbols ?? []).prefix(AssetLimits.variantCount) {
      guard entry.filename != nil, !AssetAppearance.isHighContrast(entry.appearances),
        let idiomRank = Self.rank(entry.idiom == "universal" ? nil : entry.idiom, idiom),
        let styleRank = Self.rank(AssetAppearance.luminosity(entry.appearances), style),
        let widthRank = Self.rank(entry.widthClass, Self.name(traits.horizontalSizeClass)),
        let heightRank = Self.rank(entry.heightClass, Self.name(traits.verticalSizeClass)),
        let sideRank = Self.rank(
          entry.languageDirection,
          traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right")
      else { continue }
      let scale = entry.number ?? wanted
      let scaleRank = scale >= wanted ? wanted - scale : scale - wanted - 10
      let rank = [idiomRank, styleRank, widthRank, heightRank, sideRank, scaleRank]
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) != false { best = (rank, entry) }
    }
    return best?.entry
  }

  /// Returns 1 if the value is the requested one, 0 if any value is allowed, and `nil` for another
  /// value.
  private static func rank(_ value: String?, _ wanted: String?) -> CGFloat? {
    guard let value else { return 0 }
    return value == wanted ? 1 : nil
  }

  private static func name(_ sizeClass: UIUserInterfaceSizeClass?) -> String? {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    default: nil
    }
  }
}
