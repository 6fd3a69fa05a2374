import Foundation

extension LayoutSnapshot.Color {
  /// Creates a color from a Core Graphics color, with its dark value if that was created from a
  /// dynamic color.
  package init(_ color: CGColor) {
    let light = Self.components(color.components ?? [], alpha: color.alpha)
    #if canImport(Darwin)
      self.init(light: light)
    #else
      self.init(
        light: light, dark: color.darkComponents.map { Self.components($0, alpha: color.alpha) })
    #endif
  }

  /// Returns the color of components in sRGB, or of a gray and its alpha.
  private static func components(_ parts: [CGFloat], alpha: CGFloat) -> RGBA {
    guard parts.count >= 4 else {
      let white = Double(parts.first ?? 0)
      return RGBA(white, white, white, Double(alpha))
    }
    return RGBA(Double(parts[0]), Double(parts[1]), Double(parts[2]), Double(parts[3]))
  }

  /// The Core Graphics color.
  package var cgColor: CGColor {
    #if canImport(Darwin)
      return CGColor(
        red: light.red, green: light.green, blue: light.blue, alpha: light.alpha)
    #else
      let parts = { (color: RGBA) in
        [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) }
      }
      return CGColor(components: parts(light), dark: light == dark ? nil : parts(dark))
    #endif
  }
}
