import Foundation

/// A font family, with its vertical metrics and the table of its widths.
///
/// Metrics are fractions of the point size. The metrics of the system font were measured on devices
/// and on recorded label heights. The metrics of other families are published in the fonts' own
/// tables.
package struct FontFamily: Hashable, Sendable {
  /// The source of advances.
  package enum Widths: Hashable, Sendable {
    /// The tables of the system font.
    case system
    /// The tables of Helvetica Neue, multiplied by a factor.
    case helveticaNeue(factor: CGFloat)
    /// The tables of Helvetica.
    case helvetica
    /// The same advance for all characters, in ems.
    case fixed(CGFloat)
    /// The tables of a font file.
    case file(FontFace)
  }

  /// The name of the family.
  package var name: String
  /// The distance from the baseline to the top of a line, in ems.
  package var ascender: CGFloat
  /// The distance from the baseline to the bottom of a line, in ems; positive.
  package var descender: CGFloat
  package var leading: CGFloat
  /// The source of the widths of characters.
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

  /// San Francisco Mono, with a width of 1266 of 2048 units.
  package static let systemMonospaced = FontFamily(
    ".AppleSystemUIFontMonospaced", 0.952_148_437_5, 0.241_210_937_5, widths: .fixed(1266.0 / 2048))

  /// The system font of iOS 7 and 8.
  package static let helveticaNeue = FontFamily(
    "Helvetica Neue", 0.952, 0.213, leading: 0.028, widths: .helveticaNeue(factor: 1))

  /// The ascender of the thin weights of Helvetica Neue (recorded heights of 6 sizes from 22 to 250
  /// points, all 1.18 times the size).
  private static let thinAscender: CGFloat = 0.967

  /// The families with known metrics, by lowercase name without spaces.
  private static let known: [String: FontFamily] = Dictionary(
    uniqueKeysWithValues: [
      helveticaNeue,
      FontFamily("Helvetica", 0.92, 0.23, widths: .helvetica),
      FontFamily("Arial", 0.905, 0.212, leading: 0.033, widths: .helvetica),
      FontFamily("Avenir", 1, 0.366, widths: .helveticaNeue(factor: 1.01)),
      FontFamily("Avenir Next", 1, 0.366, widths: .helveticaNeue(factor: 1.02)),
      // From two recorded labels and their heights.
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

  /// The names of the families, in alphabetical order.
  static let familyNames = known.values.map(\.name).sorted()

  /// A Boolean value that indicates whether all characters have the same width.
  var isFixed: Bool {
    if case .fixed = widths { return true }
    return false
  }

  static func key(of name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != " " }
  }

  /// Returns the family of a family name or PostScript name, or nil if it is unknown.
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
