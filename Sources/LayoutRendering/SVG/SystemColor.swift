import LayoutModel

/// Colors of iOS with their light and dark values, from the Human Interface Guidelines
/// (https://developer.apple.com/design/human-interface-guidelines/color).
extension LayoutSnapshot.Color {
  /// The color of primary text.
  static let label = hex(0x000000, dark: 0xFFFFFF)
  /// The color of secondary text.
  static let secondaryLabel = hex(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// The color of tertiary text, such as disabled items.
  static let tertiaryLabel = hex(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The color of placeholders in empty fields.
  static let placeholder = hex(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The color of lines between rows.
  static let separator = hex(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// The background of a screen.
  static let systemBackground = hex(0xFFFFFF, dark: 0x000000)
  /// The background of a grouped table.
  static let groupedBackground = hex(0xF2F2F7, dark: 0x000000)
  /// The color of disabled buttons, and of the tracks of sliders and switches.
  static let systemFill = hex(0x787880, 0.2, dark: 0x787880, 0.36)
  /// The background of segmented controls, steppers, pickers and search fields.
  static let tertiaryFill = hex(0x767680, 0.12, dark: 0x767680, 0.24)
  /// The default tint color.
  static let systemBlue = hex(0x007AFF, dark: 0x0A84FF)
  /// The color of badges.
  static let systemRed = hex(0xFF3B30, dark: 0xFF453A)
  /// The color of a switch that is on.
  static let systemGreen = hex(0x34C759, dark: 0x30D158)
  /// The color of activity indicators, and of items of tab bars that are not selected.
  static let systemGray = hex(0x8E8E93, dark: 0x8E8E93)
  /// The color of disclosure indicators, and of the inner shadow of text fields with a bezel.
  static let systemGray3 = hex(0xC7C7CC, dark: 0x48484A)
  /// The background of bars, without the blur.
  static let bar = hex(0xF9F9F9, 0.94, dark: 0x1D1D1D, 0.94)
  /// The background of the selected segment.
  static let segmentSelection = hex(0xFFFFFF, dark: 0x636366)
  /// White in both appearances.
  static let white = hex(0xFFFFFF, dark: 0xFFFFFF)
  /// Black in both appearances.
  static let black = hex(0x000000, dark: 0x000000)
  /// The outline of knobs.
  static let knobEdge = hex(0x000000, 0.16, dark: 0x000000, 0.2)

  /// The color of outlines of frames in overlays, the same in both appearances.
  static let overlayFrame = hex(0x5E5CE6, dark: 0x5E5CE6)
  /// The color of alignment rectangles.
  static let overlayAlignment = hex(0x30B0C7, dark: 0x30B0C7)
  /// The color of ambiguous views.
  static let overlayAmbiguous = hex(0xFF9500, dark: 0xFF9500)
  /// The color of broken constraints.
  static let overlayConflict = hex(0xFF3B30, dark: 0xFF3B30)
  /// The color of satisfied constraints.
  static let overlayConstraint = hex(0xAF52DE, dark: 0xAF52DE)

  /// Returns a color with a 24-bit value for each appearance.
  static func hex(
    _ light: UInt32, _ lightAlpha: Double = 1, dark: UInt32, _ darkAlpha: Double = 1
  ) -> LayoutSnapshot.Color {
    LayoutSnapshot.Color(light: rgba(light, lightAlpha), dark: rgba(dark, darkAlpha))
  }

  /// Returns the components of a color that is written as 0xRRGGBB.
  private static func rgba(_ value: UInt32, _ alpha: Double) -> RGBA {
    RGBA(
      Double(value >> 16 & 0xFF) / 255, Double(value >> 8 & 0xFF) / 255,
      Double(value & 0xFF) / 255, alpha)
  }

  /// Returns the color with its alpha multiplied by `factor` in both appearances.
  func faded(_ factor: Double) -> LayoutSnapshot.Color {
    var color = self
    color.light.alpha = light.clampedAlpha * factor
    color.dark.alpha = dark.clampedAlpha * factor
    return color
  }

  /// Black for light colors and white for dark ones, separately for each appearance.
  var contrasting: LayoutSnapshot.Color {
    func ink(_ paint: RGBA) -> RGBA {
      paint.luminance > Self.lightLuminance ? RGBA(0, 0, 0) : RGBA(1, 1, 1)
    }
    return LayoutSnapshot.Color(light: ink(light), dark: ink(dark))
  }

  /// The minimum luminance of backgrounds with black text. System blue, on which iOS uses white,
  /// has 0.42. System yellow, on which it uses black, has 0.78.
  private static let lightLuminance = 0.6
}
