import LayoutModel

/// The data that the pictures of a document share: the colors that differ between the light and
/// dark appearance, the names of their classes, and the characters of texts.
///
/// A picture has its light colors as plain attributes, which every program supports (`rsvg`
/// supports neither `var()` nor media queries). It has a class for each color that changes in dark
/// mode. A style sheet takes precedence over attributes, so that one rule per class changes the
/// picture.
struct SVGPalette {
  /// The number of each color, which is part of its class name in the style sheet.
  private var indices: [LayoutSnapshot.Color: Int] = [:]
  /// The colors in the order of their first use, so that equal pictures have equal names.
  private(set) var colors: [LayoutSnapshot.Color] = []
  /// The characters of texts in the font of pictures, by weight.
  private(set) var letters: [Int: Set<UInt32>] = [:]
  /// The numbers of the colors that gradients use.
  private var stops: Set<Int> = []

  /// Adds a rule for gradient stops of the color with a number.
  mutating func addStop(_ index: Int) { stops.insert(index) }

  /// Adds the characters of text that is drawn in a weight.
  mutating func addLetters(of text: String, weight: Int) {
    letters[PictureFont.weight(for: weight), default: []]
      .formUnion(text.unicodeScalars.lazy.map(\.value))
  }

  /// Returns the number of a color, or `nil` if it is the same in both appearances.
  mutating func index(of color: LayoutSnapshot.Color) -> Int? {
    guard color.light != color.dark else { return nil }
    if let index = indices[color] { return index }
    indices[color] = colors.count
    colors.append(color)
    return colors.count - 1
  }

  /// Returns the `style` element of a picture with rules for its font; empty if there are no rules.
  func styleElement(font: String, isAdaptive: Bool) -> String {
    let dark =
      isAdaptive && !colors.isEmpty ? "@media (prefers-color-scheme:dark){\(darkRules())}" : ""
    return font.isEmpty && dark.isEmpty ? "" : "<style>\(font)\(dark)</style>"
  }

  /// Returns the style rules for the dark appearance. Each begins with `scope`, such as `.dark `.
  func darkRules(scope: String = "") -> String {
    var css = ""
    for (index, color) in colors.enumerated() {
      let paint = color.dark.hexadecimal
      let alpha = DecimalText.string(color.dark.clampedAlpha)
      css += "\(scope).f\(index){fill:\(paint);fill-opacity:\(alpha)}"
      css += "\(scope).s\(index){stroke:\(paint);stroke-opacity:\(alpha)}"
      if stops.contains(index) {
        css += "\(scope).g\(index){stop-color:\(paint);stop-opacity:\(alpha)}"
      }
    }
    return css
  }
}

extension LayoutSnapshot.Color.RGBA {
  /// The color as `#rrggbb`. Components are limited to 0…1, and NaN is 0.
  var hexadecimal: String {
    var text = [UInt8(ascii: "#")]
    text.reserveCapacity(7)
    for component in [red, green, blue] {
      let byte = UInt8((Self.clamped(component) * 255).rounded())
      text.append(Self.digit(byte / 16))
      text.append(Self.digit(byte % 16))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the hexadecimal digit of a number below 16.
  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  /// The alpha limited to 0…1; NaN is opaque.
  var clampedAlpha: Double { alpha.isNaN ? 1 : Self.clamped(alpha) }

  /// The relative luminance according to ITU-R BT.709, computed from the encoded components. It is
  /// precise enough to select black or white text.
  var luminance: Double {
    0.2126 * Self.clamped(red) + 0.7152 * Self.clamped(green) + 0.0722 * Self.clamped(blue)
  }

  /// Returns a component limited to 0…1; 0 for NaN.
  private static func clamped(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }
}
