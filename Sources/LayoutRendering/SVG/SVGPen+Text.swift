import LayoutModel
import Foundation

extension SVGPen {
  /// The point of a text to which its position refers.
  enum Anchor: String {
    /// The left end, the center or the right end of the line.
    case start, middle, end
  }

  /// Draws a line of text with its baseline at `y`, truncated after `lineLimit` characters.
  ///
  /// `width` is the measured width in points; nil if the text was not measured. If the position or
  /// the font size is not finite, nothing is drawn.
  mutating func text(
    _ string: String, x: CGFloat, y: CGFloat, font: LayoutSnapshot.Font,
    color: LayoutSnapshot.Color, anchor: Anchor = .start, width: CGFloat? = nil
  ) {
    let shown = string.excerpt(Self.lineLimit)
    guard !shown.isEmpty, font.size.isFinite, font.size > 0, x.isFinite, y.isFinite else { return }
    raw("<text x=\"\(number(x))\" y=\"\(number(y))\"")
    attributes(of: font)
    var classes: [String] = []
    self.color(color, "fill", "f", &classes)
    if !classes.isEmpty { raw(" class=\"\(classes.joined(separator: " "))\"") }
    if anchor != .start { raw(" text-anchor=\"\(anchor.rawValue)\"") }
    fit(shown, isWhole: shown.utf8.count == string.utf8.count, size: font.size, width: width)
    raw(" xml:space=\"preserve\">\(XMLText.escaped(shown))</text>")
  }

  /// The maximum number of characters of a line that are drawn.
  ///
  /// A line of the narrowest letters at 6 points across a screen of 1,366 points has fewer than 800
  /// characters. The rest is beyond the edge.
  static let lineLimit = 1000

  /// The font families that replace the system font, best first.
  static let systemFamilies =
    "-apple-system, BlinkMacSystemFont, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"
  /// The font families that replace the monospaced system font, best first.
  private static let monospacedFamilies = "ui-monospace, 'SF Mono', Menlo, monospace"

  /// Writes the size, weight, slant and family of a font if they differ from those of the picture.
  private mutating func attributes(of font: LayoutSnapshot.Font) {
    raw(" font-size=\"\(number(min(font.size, 2000)))\"")
    if font.weight != 400 { raw(" font-weight=\"\(min(max(font.weight, 1), 1000))\"") }
    if font.isItalic { raw(" font-style=\"italic\"") }
    if let family = family(of: font) { raw(" font-family=\"\(family)\"") }
  }

  /// Returns the families of a font for the attribute; nil if those of the whole picture apply.
  private func family(of font: LayoutSnapshot.Font) -> String? {
    if font.isMonospaced { return Self.monospacedFamilies }
    if let family = font.family {
      let name = family.excerpt(60).filter { $0 != "'" && $0 != "\"" && $0 != "\\" }
      return XMLText.escaped("'\(name)', ") + Self.systemFamilies
    }
    // In programs without optical sizes, Inter's display cut is a separate family.
    return textFitting == .letterSpacing && font.size >= InterTracking.displaySize
      ? "'Inter Display', " + Self.systemFamilies : nil
  }

  /// Writes the attributes that give the text its measured width.
  private mutating func fit(_ text: String, isWhole: Bool, size: CGFloat, width: CGFloat?) {
    switch textFitting {
    case .textLength:
      guard let width, width.isFinite, width > 0, isWhole else { return }
      raw(" textLength=\"\(number(width))\" lengthAdjust=\"spacingAndGlyphs\"")
    case .letterSpacing:
      let spacing = InterTracking.em(size: size) * size
      if abs(spacing) >= 0.01 { raw(" letter-spacing=\"\(number(spacing))\"") }
    }
  }
}

/// The letter spacing that gives Inter approximately the widths of Apple's system font, for
/// programs that do not support `textLength`.
///
/// It was fitted to the recorded widths of 1,063 labels, as the tracking of the system font by size
/// in fractions of the font size.
enum InterTracking {
  /// The minimum size of the display cut, in points.
  static let displaySize: CGFloat = 20

  /// The tracking for 6 to 19 points, as fractions of the size.
  private static let text: [Double] = [
    0.041, 0.034, 0.026, 0.019, 0.012, 0.006, 0, -0.006, -0.011, -0.016, -0.02, -0.026, -0.025,
    -0.024,
  ]

  /// Returns the tracking for a size in points, as a fraction of the size.
  static func em(size: CGFloat) -> CGFloat {
    guard size < displaySize else { return 0.013 }
    let index = Int(max(size, 6).rounded()) - 6
    return CGFloat(text[min(index, text.count - 1)])
  }
}

extension LayoutSnapshot.Font {
  /// Returns the estimated width of a text that was not measured, in points: 0.52 em per character,
  /// the mean of English text in the system font.
  func estimatedWidth(_ text: String) -> CGFloat {
    CGFloat(text.excerpt(200).count) * size * 0.52
  }

  /// Returns the text, truncated so that it probably fits in a width in points.
  func fitted(_ text: String, to width: CGFloat) -> String {
    guard size > 0, width.isFinite, estimatedWidth(text) > width else { return text.excerpt(200) }
    // At most 200, because the estimated width is greater than the width.
    let count = Int(max(width, 0) / (size * 0.52))
    return count < 2 ? "" : text.excerpt(min(count, 200) - 1)
  }

  /// The distance from the center of a line down to its baseline, in points: half the cap height of
  /// the system font (1443 of 2048 units per em).
  var middleToBaseline: CGFloat { size * 0.352 }
}
