import Foundation

extension UIFont {
  /// The role of a text, which the preferred size of text turns into a font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a screen; 34 points at the default size of text.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of first rank; 28 points at the default size of text.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of second rank; 22 points at the default size of text.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of third rank; 20 points at the default size of text.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading in semibold; 17 points at the default size of text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Running text; 17 points at the default size of text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text that is set off, a little smaller than body; 16 points at the default size of text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A heading below a heading; 15 points at the default size of text.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Remarks; 13 points at the default size of text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The legend of a picture; 12 points at the default size of text.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The smaller legend; 11 points at the default size of text.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Point size and distance between baselines of a text style, in points.
  package struct StyleMetrics: Hashable, Sendable {
    package var size: CGFloat
    package var pitch: CGFloat
  }
}

extension UIFont.TextStyle {
  /// Size and baseline distance in points at a content size; those of `body` for an unknown style.
  ///
  /// The table is that of the Human Interface Guidelines; the column of `large` agrees with frames
  /// that Interface Builder recorded.
  package func metrics(at category: UIContentSizeCategory) -> UIFont.StyleMetrics {
    let row = Self.table[self] ?? Self.bodyRow
    let (size, pitch) = row[category.index]
    return UIFont.StyleMetrics(size: size, pitch: pitch)
  }

  /// Size and baseline distance in points on the canvas of Interface Builder.
  ///
  /// With the SDKs of iOS 11 and 12 it drew two titles
  /// smaller than a device does (recorded frames: 13 labels of `title1`, 8 of `title2`).
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

  /// The weight of the style's font: headlines are semibold, all else is regular.
  package var weight: UIFont.Weight { self == .headline ? .semibold : .regular }

  private typealias Row = [(CGFloat, CGFloat)]

  private static let bodyRow: Row = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
    (40, 48), (47, 56), (53, 62),
  ]

  /// (size, pitch) by content size, from `extraSmall` to `accessibilityExtraExtraExtraLarge`.
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
