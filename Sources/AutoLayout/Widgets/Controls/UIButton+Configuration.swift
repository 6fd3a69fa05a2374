import Foundation

extension UIButton {
  /// The content and look of a button since iOS 15.
  public struct Configuration: Hashable, Sendable {
    /// How much room a button takes.
    public enum Size: Int, Hashable, Sendable {
      /// The standard size, which is the default.
      case medium
      /// Smaller than the standard size.
      case small
      /// The smallest size.
      case mini
      /// The largest size.
      case large
    }

    /// How round the platter's corners are.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// The corner radius of the background, unchanged.
      case fixed
      /// The corner radius of the background, adjusted to the text size that the user prefers.
      case dynamic
      /// A small radius that the system chooses, in place of that of the background.
      case small
      /// A radius of middle size that the system chooses, in place of that of the background.
      case medium
      /// A large radius that the system chooses, in place of that of the background.
      case large
      /// Half the height, so that the ends are semicircles.
      case capsule
    }

    /// How the platter is painted.
    enum Style: Hashable, Sendable {
      case plain, gray, tinted, filled
    }

    /// The title; nil shows the title that was set for the button's state. Setting it takes the place
    /// of `attributedTitle`.
    public var title: String? {
      get { titleWords.string }
      set { titleWords = Words(newValue) }
    }
    /// The title with attributes; nil where it has none. Setting it takes the place of `title`.
    public var attributedTitle: AttributedString? {
      get { titleWords.attributed }
      set { titleWords = Words(newValue) }
    }
    /// A smaller line below the title; nil or empty for none. Setting it takes the place of
    /// `attributedSubtitle`.
    public var subtitle: String? {
      get { subtitleWords.string }
      set { subtitleWords = Words(newValue) }
    }
    /// The subtitle with attributes; nil where it has none. Setting it takes the place of `subtitle`.
    public var attributedSubtitle: AttributedString? {
      get { subtitleWords.attributed }
      set { subtitleWords = Words(newValue) }
    }
    private var titleWords = Words.unset
    private var subtitleWords = Words.unset
    /// Changes the attributes of the title; nil to leave them.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle; nil to leave them.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How title and subtitle lie to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// How a title is cut or broken that does not fit.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle is cut or broken that does not fit.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The picture beside the title; nil shows the one that was set for the button's state.
    public var image: UIImage?
    /// Which edge of the title the picture lies at.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How round the platter's corners are; kept, it changes neither layout nor picture.
    public var cornerStyle = CornerStyle.dynamic
    /// How much room the button takes: it decides the default insets and the title's font.
    public var buttonSize = Size.medium
    /// The colour of title and picture; nil for the tint, or white on a filled platter.
    public var baseForegroundColor: UIColor?
    /// The colour that the platter is made from; nil for the style's own.
    public var baseBackgroundColor: UIColor?
    /// Whether a wheel of 20 points stands for the picture; it is not drawn.
    public var showsActivityIndicator = false
    let style: Style
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The title's font where a document states it.
    package var titleFont: UIFont?
    /// The subtitle's font where a document's canvas decides it.
    package var subtitleFont: UIFont?

    private init(_ style: Style) { self.style = style }

    /// Title and picture in the tint, without platter.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Title and picture in the tint on a grey platter.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Title and picture in the tint on a platter in a pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White title and picture on a platter in the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The same as `plain()` here.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// The same as `gray()` here.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// The same as `tinted()` here.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// The same as `filled()` here.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Room around the content in points; the default depends on `buttonSize`.
    ///
    /// Heights that Interface Builder recorded: 34.5 for medium, 50.33 for large and 28 for small.
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

    /// Drops insets that were set, so that `contentInsets` follows `buttonSize` again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The platter's colour; nil without platter.
    func background(tint: UIColor) -> UIColor? {
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
