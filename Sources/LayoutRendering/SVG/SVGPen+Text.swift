import LayoutModel
import Foundation

extension SVGPen {
  /// The point of a text to which its position refers.
  enum Anchor: String {
    /// The start, the center or the end of the line.
    case start, middle, end
  }

  /// Draws a line of text with its baseline at `y`, truncated after `lineLimit` characters.
  ///
  /// `width` is the measured width in points, or `nil` if the text was not measured. If the
  /// position or the font size is not finite, nothing is drawn.
  mutating func text(
    _ string: String, x: CGFloat, y: CGFloat, font: LayoutSnapshot.Font,
    color: LayoutSnapshot.Color, anchor: Anchor = .start, width: CGFloat? = nil
  ) {
    let shown = string.excerpt(Self.lineLimit)
    guard !shown.isEmpty, font.size.isFinite, font.size > 0, x.isFinite, y.isFinite else { return }
    raw("<text x=\"\(number(x))\" y=\"\(number(y))\"")
    attributes(of: font)
    if !font.isMonospaced { palette.addLetters(of: shown, weight: font.weight) }
    var classes: [String] = []
    self.color(color, "fill", "f", &classes)
    if !classes.isEmpty { raw(" class=\"\(classes.joined(separator: " "))\"") }
    if anchor != .start { raw(" text-anchor=\"\(anchor.rawValue)\"") }
    fit(shown, isWhole: shown.utf8.count == string.utf8.count, font, width: width)
    raw(" xml:space=\"preserve\">\(XMLText.escaped(shown))</text>")
  }

  /// The maximum number of characters of a line that are drawn.
  ///
  /// A line of the narrowest letters at 6 points across a screen of 1,366 points has fewer than 800
  /// characters. The rest is beyond the edge.
  static let lineLimit = 1000

  /// The minimum letter spacing that is written, in points. Over the thousand characters of the
  /// longest line, it adds up to one point.
  private static let minSpacing: CGFloat = 0.001

  /// The font families that replace the system font, in order of preference.
  static let systemFamilies =
    "'\(PictureFont.family)', -apple-system, BlinkMacSystemFont, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"
  /// The font families that replace the monospaced system font, best first.
  private static let monospacedFamilies = "ui-monospace, 'SF Mono', Menlo, monospace"

  /// Writes the size, weight, slant and family of a font if they differ from those of the picture.
  private mutating func attributes(of font: LayoutSnapshot.Font) {
    raw(" font-size=\"\(number(min(font.size, 2000)))\"")
    if font.weight != 400 { raw(" font-weight=\"\(min(max(font.weight, 1), 1000))\"") }
    if font.isItalic { raw(" font-style=\"italic\"") }
    if let family = family(of: font) { raw(" font-family=\"\(family)\"") }
  }

  /// Returns the families of a font for the attribute, or `nil` to use those of the picture.
  private func family(of font: LayoutSnapshot.Font) -> String? {
    if font.isMonospaced { return Self.monospacedFamilies }
    guard let family = font.family else { return nil }
    let name = family.excerpt(60).filter { $0 != "'" && $0 != "\"" && $0 != "\\" }
    return XMLText.escaped("'\(name)', ") + Self.systemFamilies
  }

  /// Writes the attributes that give the text its measured width.
  private mutating func fit(
    _ text: String, isWhole: Bool, _ font: LayoutSnapshot.Font, width: CGFloat?
  ) {
    guard let width, width.isFinite, width > 0, isWhole else { return }
    switch textFitting {
    case .textLength:
      raw(" textLength=\"\(number(width))\" lengthAdjust=\"spacingAndGlyphs\"")
    case .letterSpacing:
      guard font.family == nil, !font.isMonospaced,
        let natural = PictureFont.width(of: text, weight: font.weight)
      else { return }
      let spacing = (width - natural * font.size) / CGFloat(text.unicodeScalars.count)
      if abs(spacing) >= Self.minSpacing {
        raw(" letter-spacing=\"\(DecimalText.string(Double(spacing), places: 3))\"")
      }
    }
  }
}

extension LayoutSnapshot.Font {
  /// Returns the width of a text that was not measured, in points: the advances of the font of
  /// pictures, or one em per character if the font lacks any of them.
  func estimatedWidth(_ text: String) -> CGFloat {
    let text = text.excerpt(200)
    return (PictureFont.width(of: text, weight: weight) ?? CGFloat(text.count)) * size
  }

  /// Returns the text, truncated so that it fits in a width in points.
  func fitted(_ text: String, to width: CGFloat) -> String {
    let width = max(width, 0)
    var shown = text.excerpt(200)
    var count = shown.count
    while count > 1, size > 0, width.isFinite, estimatedWidth(shown) > width {
      // Each pass removes the characters that exceed the width at the mean advance, at least one.
      count = min(count - 1, Int(CGFloat(count) * width / max(estimatedWidth(shown), 1)))
      shown = count < 2 ? "" : text.excerpt(count - 1)
    }
    return shown
  }

  /// The distance from the center of a line down to its baseline, in points: half the cap height of
  /// the system font (1443 of 2048 units per em).
  var middleToBaseline: CGFloat { size * 0.352 }
}
