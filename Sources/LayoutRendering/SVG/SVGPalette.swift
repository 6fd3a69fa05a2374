import LayoutModel

/// The colors of pictures that differ between light and dark, each with the name of its class.
///
/// A picture carries its light colors as plain attributes, which every program reads (`rsvg`
/// knows neither `var()` nor media queries), and a class for each color that changes in the dark;
/// a style sheet outranks attributes, so one rule a class turns the picture.
struct SVGPalette {
  /// The number of each color that was used, which names its class in the style sheet.
  private var indices: [LayoutSnapshot.Color: Int] = [:]
  /// In order of first use, so that equal pictures get equal names.
  private(set) var colors: [LayoutSnapshot.Color] = []

  /// The number of a color, or nil when it is the same in both appearances.
  mutating func index(of color: LayoutSnapshot.Color) -> Int? {
    guard color.light != color.dark else { return nil }
    if let index = indices[color] { return index }
    indices[color] = colors.count
    colors.append(color)
    return colors.count - 1
  }

  /// The rules that turn pictures dark, each behind `scope`, such as `.dark `.
  func darkRules(scope: String = "") -> String {
    var css = ""
    for (index, color) in colors.enumerated() {
      let paint = color.dark.hexadecimal
      let alpha = DecimalText.string(color.dark.clampedAlpha)
      css += "\(scope).f\(index){fill:\(paint);fill-opacity:\(alpha)}"
      css += "\(scope).s\(index){stroke:\(paint);stroke-opacity:\(alpha)}"
    }
    return css
  }
}

extension LayoutSnapshot.Color.RGBA {
  /// `#rrggbb`; components outside 0…1, and NaN, are brought inside.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    var text = "#"
    for component in [red, green, blue] {
      let byte = Int((Self.clamped(component) * 255).rounded())
      text.append(digits[byte / 16])
      text.append(digits[byte % 16])
    }
    return text
  }

  /// The alpha in 0…1; NaN is opaque.
  var clampedAlpha: Double { alpha.isNaN ? 1 : Self.clamped(alpha) }

  /// Relative luminance after ITU-R BT.709 on the encoded components: enough to choose between
  /// black and white above it.
  var luminance: Double {
    0.2126 * Self.clamped(red) + 0.7152 * Self.clamped(green) + 0.0722 * Self.clamped(blue)
  }

  /// A component limited to 0…1; 0 for NaN.
  private static func clamped(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }
}
