import Foundation

/// The content of a list cell or header: an image, a text and a secondary text.
///
/// The distances and the text styles are assumed.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The size, the tint and the corners of an image in a cell.
  public struct ImageProperties {
    /// The color of template images, or `nil` for the tint color.
    public var tintColor: UIColor?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points. A length of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// The size in points of the area in which the image is centered. A length of 0 is that of the
    /// image.
    public var reservedLayoutSize = CGSize.zero
    /// A Boolean value that indicates whether the image is inverted for people who invert colors.
    ///
    /// - Remark: Inert. Colors are not inverted.
    public var accessibilityIgnoresInvertColors = false
    /// The length of `reservedLayoutSize` that requests the default of the system.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
  }

  /// The font, the color and the lines of a text in a cell.
  public struct TextProperties {
    /// The alignments of lines in the width of the cell.
    public enum TextAlignment: Int, Sendable {
      /// The natural alignment of the language.
      case natural = 0
      /// Centered.
      case center = 1
      /// Lines are stretched to the width of the text's area.
      case justified = 2
    }
    /// The transforms of capitalization.
    public enum TextTransform: Int, Sendable {
      /// The text is unchanged.
      case none = 0
      /// All letters are uppercase.
      case uppercase = 1
      /// All letters are lowercase.
      case lowercase = 2
      /// Each word is capitalized.
      case capitalized = 3
    }
    /// The font in which the text is measured and drawn.
    public var font: UIFont
    /// The color in which the text is drawn.
    public var color: UIColor
    /// The alignment of lines in the width of the cell.
    public var alignment = TextAlignment.natural
    /// The line break mode of long text.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, or 0 for any number.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font becomes smaller to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum factor by which the font is scaled to fit the width.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether the font follows the preferred text size.
    public var adjustsFontForContentSizeCategory = true
    /// The transform of capitalization.
    public var transform = TextTransform.none
  }

  /// The image at the leading edge, if any.
  public var image: UIImage?
  /// The size, the tint and the corners of `image`.
  public var imageProperties = ImageProperties()
  /// The first line of the content, if any.
  public var text: String?
  /// The attributed text, which takes precedence over `text`.
  public var attributedText: NSAttributedString?
  /// The font, the color and the lines of `text`.
  public var textProperties: TextProperties
  /// The detail below or next to the first line, if any.
  public var secondaryText: String?
  /// The attributed secondary text, which takes precedence over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The font, the color and the lines of `secondaryText`.
  public var secondaryTextProperties: TextProperties
  /// The axes on which the margins of the superview are kept.
  ///
  /// - Remark: Inert. The margins are those of the cell or of the configuration.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The distances between the content and the edges in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins ?? Self.standardMargins }
    set { ownMargins = newValue }
  }
  /// A Boolean value that indicates whether the texts are next to each other if both fit in one
  /// line.
  ///
  /// - Remark: Partial. The texts are side by side even if they do not fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance in points between texts that are next to each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance in points between a text and the secondary text below it.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The margins that were set, or `nil` for those of the cell.
  var ownMargins: NSDirectionalEdgeInsets?

  /// The margins in points of cells without other margins: those of recorded table cells.
  static let standardMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  private init(
    _ style: UIFont.TextStyle, _ secondary: UIFont.TextStyle, _ color: UIColor = .label,
    isSideBySide: Bool = false
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: .secondaryLabel)
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  /// Returns the default content of a cell.
  public static func cell() -> UIListContentConfiguration { .init(.body, .footnote) }
  /// Returns the default content of a cell with a secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { .init(.body, .footnote) }
  /// Returns the default content of a cell with a secondary text next to the text.
  public static func valueCell() -> UIListContentConfiguration {
    .init(.body, .body, isSideBySide: true)
  }
  /// Returns the default content of a header.
  public static func header() -> UIListContentConfiguration { .init(.headline, .footnote) }
  /// Returns the default content of a footer.
  public static func footer() -> UIListContentConfiguration {
    .init(.footnote, .footnote, .secondaryLabel)
  }
  /// Returns the default content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { .init(.headline, .footnote) }
  /// Returns the default content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    .init(.subheadline, .footnote, .secondaryLabel)
  }
  /// Returns the default content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    .init(.footnote, .footnote, .secondaryLabel)
  }
  /// Returns the default content of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.headline, .footnote)
  }
  /// Returns the default content of an extra prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.title3, .footnote)
  }
  /// Returns the default content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    .init(.footnote, .footnote, .secondaryLabel)
  }
  /// Returns the default content of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.body, .footnote) }
  /// Returns the default content of a cell with a secondary text in a sidebar.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.body, .footnote)
  }
  /// Returns the default content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.headline, .footnote) }
  /// Returns the default content of a cell in an accompanied sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    .init(.body, .footnote)
  }

  /// Returns a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state, which is always the same, as colors do not depend on
  /// the state (assumed).
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
