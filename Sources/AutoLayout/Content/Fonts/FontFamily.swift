import Foundation

/// A font family by its vertical metrics and the table that its widths come from.
///
/// Metrics are fractions of the point size. Those of the system font were measured on devices and on
/// recorded label heights; those of other families are the published ones of the fonts' own tables.
package struct FontFamily: Hashable, Sendable {
  /// Where advances come from.
  package enum Widths: Hashable, Sendable {
    /// The tables of the system font.
    case system
    /// The tables of Helvetica Neue, times a factor.
    case helveticaNeue(factor: CGFloat)
    /// The tables of Helvetica.
    case helvetica
    /// One advance for all characters, in em.
    case fixed(CGFloat)
  }

  /// The family's name.
  package var name: String
  /// From the baseline up to the top of a line, in ems.
  package var ascender: CGFloat
  /// Positive: how far the font reaches below the baseline.
  package var descender: CGFloat
  package var leading: CGFloat
  /// How wide the characters are.
  package var widths: Widths

  package init(
    _ name: String, _ ascender: CGFloat, _ descender: CGFloat, leading: CGFloat = 0,
    widths: Widths
  ) {
    self.name = name
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.widths = widths
  }

  /// San Francisco: 1950 and 494 of 2048 units, the same at every weight.
  package static let system = FontFamily(
    ".AppleSystemUIFont", 0.952_148_437_5, 0.241_210_937_5, widths: .system)

  /// San Francisco Mono; 1266 of 2048 units wide.
  package static let systemMonospaced = FontFamily(
    ".AppleSystemUIFontMonospaced", 0.952_148_437_5, 0.241_210_937_5, widths: .fixed(1266.0 / 2048))

  /// The system font of iOS 7 and 8.
  package static let helveticaNeue = FontFamily(
    "Helvetica Neue", 0.952, 0.213, leading: 0.028, widths: .helveticaNeue(factor: 1))

  /// The ascender of the thin cuts of Helvetica Neue (recorded heights of 6 sizes from 22 to 250 points,
  /// all 1.18 of the size).
  private static let thinAscender: CGFloat = 0.967

  /// The families with metrics of their own, by lower-case name without spaces.
  private static let known: [String: FontFamily] = Dictionary(
    uniqueKeysWithValues: [
      helveticaNeue,
      FontFamily("Helvetica", 0.92, 0.23, widths: .helvetica),
      FontFamily("Arial", 0.905, 0.212, leading: 0.033, widths: .helvetica),
      FontFamily("Avenir", 1, 0.366, widths: .helveticaNeue(factor: 1.01)),
      FontFamily("Avenir Next", 1, 0.366, widths: .helveticaNeue(factor: 1.02)),
      // Two recorded labels and their heights.
      FontFamily("Avenir Next Condensed", 1, 0.366, widths: .helveticaNeue(factor: 0.82)),
      FontFamily("Courier", 0.754, 0.246, widths: .fixed(0.6)),
      FontFamily("Courier New", 0.833, 0.3, widths: .fixed(0.6)),
      FontFamily("Futura", 1.039, 0.26, widths: .helveticaNeue(factor: 1)),
      FontFamily("Georgia", 0.917, 0.219, widths: .helveticaNeue(factor: 1)),
      FontFamily("Gill Sans", 0.918, 0.231, widths: .helveticaNeue(factor: 0.92)),
      FontFamily("Menlo", 0.928, 0.236, widths: .fixed(0.602)),
      FontFamily(
        "Times New Roman", 0.891, 0.216, leading: 0.042, widths: .helveticaNeue(factor: 0.89)),
      FontFamily("Trebuchet MS", 0.939, 0.222, widths: .helveticaNeue(factor: 0.97)),
      FontFamily("Verdana", 1.005, 0.21, widths: .helveticaNeue(factor: 1.14)),
    ].map { (key(of: $0.name), $0) })

  private static func key(of name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != " " }
  }

  /// The family of a family name or PostScript name; nil when it is none that iOS ships and we
  /// know.
  package static func named(_ name: String) -> FontFamily? {
    if name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUIFont") { return .system }
    if name.hasPrefix("HelveticaNeue-Thin") || name.hasPrefix("HelveticaNeue-UltraLight") {
      var family = helveticaNeue
      family.ascender = thinAscender
      return family
    }
    return known[key(of: name)] ?? known[key(of: name.prefix { $0 != "-" })]
  }
}
