import Foundation

extension UIButton {
  /// The content and appearance of a button since iOS 15.
  public struct Configuration: Hashable, Sendable {
    /// The size of a button.
    public enum Size: Int, Hashable, Sendable {
      /// The standard size, which is the default.
      case medium
      /// A size that is smaller than the standard size.
      case small
      /// The smallest size.
      case mini
      /// The largest size.
      case large
    }

    /// The style of the corners of the background.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// The corner radius of the background, unchanged.
      case fixed
      /// The corner radius of the background, adjusted to the text size that the user prefers.
      case dynamic
      /// A small radius that the system chooses instead of that of the background.
      case small
      /// A medium radius that the system chooses instead of that of the background.
      case medium
      /// A large radius that the system chooses instead of that of the background.
      case large
      /// Half the height, so that the ends are semicircles.
      case capsule
    }

    /// The style of the background.
    enum Style: Hashable, Sendable {
      case plain, gray, tinted, filled
    }

    /// The title, or `nil` for the title of the button's state. Setting it replaces
    /// `attributedTitle`.
    public var title: String? {
      get { titleWords.string }
      set { titleWords = Words(newValue) }
    }
    /// The attributed title. Setting it replaces `title`.
    public var attributedTitle: AttributedString? {
      get { titleWords.attributed }
      set { titleWords = Words(newValue) }
    }
    /// The smaller line below the title, or `nil` or empty for no subtitle. Setting it replaces
    /// `attributedSubtitle`.
    public var subtitle: String? {
      get { subtitleWords.string }
      set { subtitleWords = Words(newValue) }
    }
    /// The attributed subtitle. Setting it replaces `subtitle`.
    public var attributedSubtitle: AttributedString? {
      get { subtitleWords.attributed }
      set { subtitleWords = Words(newValue) }
    }
    private var titleWords = Words.unset
    private var subtitleWords = Words.unset
    /// A transformer that changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A transformer that changes the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The alignment of the title and subtitle relative to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The line break mode of a title that does not fit.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of a subtitle that does not fit.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The image next to the title, or `nil` for the image of the button's state.
    public var image: UIImage?
    /// The edge of the title at which the image is located.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The style of the corners of the background.
    ///
    /// - Remark: Inert. The value is stored and affects neither layout nor drawing.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button, which determines the default insets and the font of the title.
    public var buttonSize = Size.medium
    /// The color of the title and image, or `nil` for the tint color or, on a filled background,
    /// white.
    public var baseForegroundColor: UIColor?
    /// The base color of the background, or `nil` for that of the style.
    public var baseBackgroundColor: UIColor?
    /// A Boolean value that indicates whether an activity indicator of 20 points replaces the
    /// image.
    ///
    /// - Remark: Partial. The indicator is not drawn.
    public var showsActivityIndicator = false
    /// The background. Its color takes precedence over `baseBackgroundColor` and the color of the
    /// style.
    ///
    /// - Remark: Partial. Pictures show only the color.
    public var background = UIBackgroundConfiguration()
    /// The default configuration of the image if it is a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    let style: Style
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The font of the title in a document, or `nil` if it does not specify one.
    package var titleFont: UIFont?
    /// The font of the subtitle on a document's canvas, or `nil` without a canvas.
    package var subtitleFont: UIFont?

    private init(_ style: Style) { self.style = style }

    /// Creates a configuration with title and image in the tint color, without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Creates a configuration with title and image in the tint color on a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Creates a configuration with title and image in the tint color on a background in a pale
    /// tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Creates a configuration with a white title and image on a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Creates a configuration that is equal to `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Creates a configuration that is equal to `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Creates a configuration that is equal to `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Creates a configuration that is equal to `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The insets of the content from the edges in points. The default depends on `buttonSize`.
    ///
    /// Interface Builder recorded heights of 34.5 for medium, 50.33 for large and 28 for small
    /// buttons.
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        if let ownInsets { return ownInsets }
        let (vertical, horizontal): (CGFloat, CGFloat) =
          switch buttonSize {
          case .medium: (7, 12)
          case .small, .mini: (5, 10)
          case .large: (15, 20)
          }
        return NSDirectionalEdgeInsets(
          top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
      }
      set { ownInsets = newValue }
    }

    /// Returns the configuration for the state of a button, which is always the same.
    @MainActor @preconcurrency
    public func updated(for button: UIButton) -> Configuration { self }

    /// Restores the default insets, so that `contentInsets` follows `buttonSize`.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the color of the background, or `nil` if there is none.
    func backgroundColor(tint: UIColor) -> UIColor? {
      let color = background.backgroundColor ?? styleColor(tint: tint)
      return color.map { background.backgroundColorTransformer?($0) ?? $0 }
    }

    /// Returns the color of the background that the style and `baseBackgroundColor` determine.
    private func styleColor(tint: UIColor) -> UIColor? {
      let base = baseBackgroundColor ?? tint
      switch style {
      case .plain: return baseBackgroundColor
      case .gray: return baseBackgroundColor ?? .secondarySystemFill
      case .tinted: return base.withAlphaComponent(0.18)
      case .filled: return base
      }
    }

    func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (style == .filled ? .white : tint)
    }
  }
}
