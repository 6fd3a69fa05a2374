import LayoutModel

/// Colors of iOS with their light and dark values, as the Human Interface Guidelines list them
/// (https://developer.apple.com/design/human-interface-guidelines/color).
extension LayoutSnapshot.Color {
  /// Text.
  static let label = hex(0x000000, dark: 0xFFFFFF)
  /// Text of secondary importance.
  static let secondaryLabel = hex(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// Text of tertiary importance, such as disabled items.
  static let tertiaryLabel = hex(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Text in an empty field.
  static let placeholder = hex(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// Lines between rows.
  static let separator = hex(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// The background of a screen.
  static let systemBackground = hex(0xFFFFFF, dark: 0x000000)
  /// The background of a grouped table.
  static let groupedBackground = hex(0xF2F2F7, dark: 0x000000)
  /// Tracks of sliders and switches, and disabled buttons.
  static let systemFill = hex(0x787880, 0.2, dark: 0x787880, 0.36)
  /// Backgrounds of segmented controls, steppers, pickers and search fields.
  static let tertiaryFill = hex(0x767680, 0.12, dark: 0x767680, 0.24)
  /// The default tint.
  static let systemBlue = hex(0x007AFF, dark: 0x0A84FF)
  /// A switch that is on.
  static let systemGreen = hex(0x34C759, dark: 0x30D158)
  /// Items of tab bars that are not selected, and activity indicators.
  static let systemGray = hex(0x8E8E93, dark: 0x8E8E93)
  /// Disclosure indicators, and the inner shadow of text fields with a bezel.
  static let systemGray3 = hex(0xC7C7CC, dark: 0x48484A)
  /// The background of bars, without the blur.
  static let bar = hex(0xF9F9F9, 0.94, dark: 0x1D1D1D, 0.94)
  /// The selected segment.
  static let segmentSelection = hex(0xFFFFFF, dark: 0x636366)
  /// White in both appearances.
  static let white = hex(0xFFFFFF, dark: 0xFFFFFF)
  /// Black in both appearances.
  static let black = hex(0x000000, dark: 0x000000)
  /// The outline of knobs.
  static let knobEdge = hex(0x000000, 0.16, dark: 0x000000, 0.2)

  /// Marks of overlays, the same in both appearances.
  static let overlayFrame = hex(0x5E5CE6, dark: 0x5E5CE6)
  /// Alignment rectangles.
  static let overlayAlignment = hex(0x30B0C7, dark: 0x30B0C7)
  /// Ambiguous views.
  static let overlayAmbiguous = hex(0xFF9500, dark: 0xFF9500)
  /// Broken constraints.
  static let overlayConflict = hex(0xFF3B30, dark: 0xFF3B30)
  /// Constraints that hold.
  static let overlayConstraint = hex(0xAF52DE, dark: 0xAF52DE)

  /// A color of 24 bits for each appearance.
  static func hex(
    _ light: UInt32, _ lightAlpha: Double = 1, dark: UInt32, _ darkAlpha: Double = 1
  ) -> LayoutSnapshot.Color {
    LayoutSnapshot.Color(light: rgba(light, lightAlpha), dark: rgba(dark, darkAlpha))
  }

  /// The components of a color that is written as 0xRRGGBB.
  private static func rgba(_ value: UInt32, _ alpha: Double) -> RGBA {
    RGBA(
      Double(value >> 16 & 0xFF) / 255, Double(value >> 8 & 0xFF) / 255,
      Double(value & 0xFF) / 255, alpha)
  }

  /// The color with its alpha multiplied by `factor` in both appearances.
  func faded(_ factor: Double) -> LayoutSnapshot.Color {
    var color = self
    color.light.alpha = light.clampedAlpha * factor
    color.dark.alpha = dark.clampedAlpha * factor
    return color
  }

  /// Black on light colors and white on dark ones, in each appearance on its own.
  var contrasting: LayoutSnapshot.Color {
    func ink(_ paint: RGBA) -> RGBA {
      paint.luminance > Self.lightLuminance ? RGBA(0, 0, 0) : RGBA(1, 1, 1)
    }
    return LayoutSnapshot.Color(light: ink(light), dark: ink(dark))
  }

  /// Luminance above which black reads better than white. System blue, on which iOS writes
  /// white, has 0.42; system yellow, on which it writes black, has 0.78.
  private static let lightLuminance = 0.6
}
