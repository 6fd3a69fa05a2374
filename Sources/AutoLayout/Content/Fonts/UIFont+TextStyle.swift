import Foundation

extension UIFont {
  /// The role of a text, which determines its font together with the preferred text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a screen, with 34 points at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first-level title, with 28 points at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second-level title, with 22 points at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third-level title, with 20 points at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading in semibold, with 17 points at the default text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Body text, with 17 points at the default text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout, which is slightly smaller than body text, with 16 points at the default text
    /// size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A subheading, with 15 points at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// A footnote, with 13 points at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A standard caption, with 12 points at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption, with 11 points at the default text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The point size of a text style and the distance between its baselines, in points.
  package struct StyleMetrics: Hashable, Sendable {
    package var size: CGFloat
    package var pitch: CGFloat
  }
}

extension UIFont.TextStyle {
  /// Returns the size and the baseline distance in points at a content size, or those of `body` for
  /// an unknown style.
  ///
  /// The table is that of the Human Interface Guidelines. The column for `large` agrees with frames
  /// that Interface Builder recorded.
  package func metrics(at category: UIContentSizeCategory) -> UIFont.StyleMetrics {
    let row = Self.table[self] ?? Self.bodyRow
    let (size, pitch) = row[category.index]
    return UIFont.StyleMetrics(size: size, pitch: pitch)
  }

  /// Returns the size and the baseline distance in points on Interface Builder's canvas.
  ///
  /// With the SDKs of iOS 11 and 12, the canvas drew two titles smaller than on devices (recorded
  /// frames: 13 labels of `title1`, 8 of `title2`).
  package func canvasMetrics(
    systemVersion: Int, category: UIContentSizeCategory
  ) -> UIFont.StyleMetrics {
    let platform = Platform(.iOS(systemVersion), on: .canvas)
    if PlatformMetrics.canvasTitlesAreSmall[platform] {
      if self == .title1 { return UIFont.StyleMetrics(size: 26, pitch: 32) }
      if self == .title2 { return UIFont.StyleMetrics(size: 20, pitch: 25) }
    }
    return metrics(at: category)
  }

  /// The weight of the style's font, which is semibold for headlines and regular for all others.
  package var weight: UIFont.Weight { self == .headline ? .semibold : .regular }

  private typealias Row = [(CGFloat, CGFloat)]

  private static let bodyRow: Row = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
    (40, 48), (47, 56), (53, 62),
  ]

  /// The size and pitch by content size, from `extraSmall` to `accessibilityExtraExtraExtraLarge`.
  private static let table: [UIFont.TextStyle: Row] = [
    .largeTitle: [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
      (52, 61), (56, 66), (60, 70),
    ],
    .title1: [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
      (48, 57), (53, 62), (58, 68),
    ],
    .title2: [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
      (44, 52), (50, 59), (56, 66),
    ],
    .title3: [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
      (43, 51), (49, 58), (55, 65),
    ],
    .headline: bodyRow,
    .body: bodyRow,
    .callout: [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
      (38, 46), (44, 52), (51, 60),
    ],
    .subheadline: [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
      (36, 43), (42, 50), (49, 58),
    ],
    .footnote: [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
      (33, 40), (38, 46), (44, 52),
    ],
    .caption1: [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
      (32, 39), (37, 44), (43, 51),
    ],
    .caption2: [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
      (29, 35), (34, 41), (40, 48),
    ],
  ]
}
