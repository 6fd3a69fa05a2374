import LayoutModel
import Foundation

extension SVGPen {
  /// The point of a text that its position refers to.
  enum Anchor: String {
    /// The left end, the middle or the right end of the line.
    case start, middle, end
  }

  /// A line of text whose baseline goes through `y`, cut off after `lineLimit` characters.
  ///
  /// `width` is the width in points as measured, or nil if it was not measured. Nothing is written
  /// for a position or font size that is not finite.
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

  /// The most characters of a line that are written.
  ///
  /// A line of the narrowest letters at 6 points across a screen of 1,366 points has fewer than
  /// 800; the rest is beyond the edge.
  static let lineLimit = 1000

  /// Families that stand for the system font, best first.
  static let systemFamilies =
    "-apple-system, BlinkMacSystemFont, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"
  /// Families that stand for the system's monospaced font, best first.
  private static let monospacedFamilies = "ui-monospace, 'SF Mono', Menlo, monospace"

  /// Writes size, weight, slant and family of a font, as far as they differ from the picture's.
  private mutating func attributes(of font: LayoutSnapshot.Font) {
    raw(" font-size=\"\(number(min(font.size, 2000)))\"")
    if font.weight != 400 { raw(" font-weight=\"\(min(max(font.weight, 1), 1000))\"") }
    if font.isItalic { raw(" font-style=\"italic\"") }
    if let family = family(of: font) { raw(" font-family=\"\(family)\"") }
  }

  /// The families of a font for the attribute; nil if those of the whole picture apply.
  private func family(of font: LayoutSnapshot.Font) -> String? {
    if font.isMonospaced { return Self.monospacedFamilies }
    if let family = font.family {
      let name = family.excerpt(60).filter { $0 != "'" && $0 != "\"" && $0 != "\\" }
      return XMLText.escaped("'\(name)', ") + Self.systemFamilies
    }
    // Inter's cut for headlines is a family of its own where no optical sizes are known.
    return textFitting == .letterSpacing && font.size >= InterTracking.displaySize
      ? "'Inter Display', " + Self.systemFamilies : nil
  }

  /// Writes the attributes by which the text gets the width that was measured.
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

/// Letter spacing that gives Inter about the widths of Apple's system font, for programs that do
/// not support `textLength`.
///
/// Fitted to recorded widths of 1,063 labels: the tracking of the system font by size, as a part of
/// the font size.
enum InterTracking {
  /// Size in points from which the display cut is used.
  static let displaySize: CGFloat = 20

  /// The tracking for 6 to 19 points, as a part of the size.
  private static let text: [Double] = [
    0.041, 0.034, 0.026, 0.019, 0.012, 0.006, 0, -0.006, -0.011, -0.016, -0.02, -0.026, -0.025,
    -0.024,
  ]

  /// The tracking for a size in points, as a part of the size.
  static func em(size: CGFloat) -> CGFloat {
    guard size < displaySize else { return 0.013 }
    let index = Int(max(size, 6).rounded()) - 6
    return CGFloat(text[min(index, text.count - 1)])
  }
}

extension LayoutSnapshot.Font {
  /// The width of a text that was not measured, in points: 0.52 em per character, the mean of
  /// English text in the system font.
  func estimatedWidth(_ text: String) -> CGFloat {
    CGFloat(text.excerpt(200).count) * size * 0.52
  }

  /// The text, cut off so that it is likely to fit into a width in points.
  func fitted(_ text: String, to width: CGFloat) -> String {
    guard size > 0, width.isFinite, estimatedWidth(text) > width else { return text.excerpt(200) }
    let count = Int(width / (size * 0.52))
    return count < 2 ? "" : text.excerpt(min(count, 200) - 1)
  }

  /// The distance from the middle of a line down to its baseline, in points: half the height of
  /// capitals of the system font (1443 of 2048 units per em).
  var middleToBaseline: CGFloat { size * 0.352 }
}
