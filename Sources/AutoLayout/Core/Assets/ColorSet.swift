import Foundation

/// The colors of a set, as specified in its `Contents.json`.
struct ColorSet: Decodable {
  /// A color for an idiom and an appearance.
  struct Entry: Decodable {
    let idiom: String?
    let appearances: [AssetAppearance]?
    let color: Value?
  }

  /// A color, specified by its components or by the name of a system color.
  struct Value: Decodable {
    let components: [String: String]?
    let reference: String?
    /// The color space of the components, such as `srgb`, `display-p3` or `gray-gamma-22`.
    let colorSpace: String?

    private enum CodingKeys: String, CodingKey {
      case components, reference
      case colorSpace = "color-space"
    }

    /// The color, or `nil` if it cannot be read. Only system colors have different light and dark
    /// values.
    var rgba: LayoutSnapshot.Color? {
      if let reference { return UIColor.systemColor(named: reference)?.snapshotColor }
      guard let components else { return nil }
      let alpha = Self.number(components["alpha"], isAlpha: true) ?? 1
      if let white = Self.number(components["white"]) {
        return LayoutSnapshot.Color(light: .init(white, white, white, alpha))
      }
      guard let red = Self.number(components["red"]),
        let green = Self.number(components["green"]), let blue = Self.number(components["blue"])
      else { return nil }
      guard colorSpace == "display-p3" else {
        return LayoutSnapshot.Color(light: .init(red, green, blue, alpha))
      }
      let color = DisplayP3.sRGB(red: red, green: green, blue: blue)
      return LayoutSnapshot.Color(light: .init(color.red, color.green, color.blue, alpha))
    }

    /// Reads a component: a fraction, a number up to 255, or two hexadecimal digits.
    static func number(_ text: String?, isAlpha: Bool = false) -> Double? {
      guard let text = text?.trimmingCharacters(in: .whitespaces), text.count <= 32 else {
        return nil
      }
      if text.lowercased().hasPrefix("0x") {
        return UInt32(text.dropFirst(2), radix: 16).map { min(1, Double($0) / 255) }
      }
      guard let value = Double(text), value.isFinite else { return nil }
      let isFraction = text.contains(".") || isAlpha
      return min(1, max(0, isFraction ? value : value / 255))
    }
  }

  let colors: [Entry]?

  /// The color with its light and dark values, or `nil` if no entry can be read. Entries for
  /// increased contrast, and for other devices than the iPhone, are not used.
  var color: LayoutSnapshot.Color? {
    let entries = (colors ?? []).prefix(AssetLimits.variantCount)
      .filter { $0.idiom == nil || $0.idiom == "universal" || $0.idiom == "iphone" }
      .filter { !AssetAppearance.isHighContrast($0.appearances) }
    func value(_ style: String?) -> LayoutSnapshot.Color? {
      entries.first { AssetAppearance.luminosity($0.appearances) == style }?.color?.rgba
    }
    let dark = value("dark")
    guard let light = value("light") ?? value(nil) ?? dark else { return nil }
    return LayoutSnapshot.Color(light: light.light, dark: dark?.dark ?? light.dark)
  }
}

/// An appearance of a variant, such as `luminosity` with the value `dark`.
struct AssetAppearance: Decodable {
  let appearance: String?
  let value: String?

  /// Returns the luminosity of a variant, such as `dark`, or `nil` if the variant is for all
  /// appearances.
  static func luminosity(_ appearances: [AssetAppearance]?) -> String? {
    appearances?.first { $0.appearance == "luminosity" }?.value
  }

  /// Returns a Boolean value that indicates whether a variant is for increased contrast, which
  /// traits never request.
  static func isHighContrast(_ appearances: [AssetAppearance]?) -> Bool {
    appearances?.contains { $0.appearance == "contrast" } == true
  }
}
