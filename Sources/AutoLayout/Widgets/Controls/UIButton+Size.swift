import Foundation

extension UIButton {
  /// The content that a button shows.
  struct Contents {
    var title: StyledText?
    var subtitle: StyledText?
    var image: UIImage?
    /// The insets of the image and title from the edges, in points.
    var insets: UIEdgeInsets
    /// The distance between image and title, in points.
    var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    var titlePadding: CGFloat = 0
    /// The edge of the title at which the image is located.
    var imagePlacement = NSDirectionalRectEdge.leading

    var isVertical: Bool { imagePlacement == .top || imagePlacement == .bottom }
  }

  /// The content that the button currently shows.
  var contents: Contents {
    configuration.map(contents) ?? stateContents
  }

  /// Returns the content of a configuration.
  private func contents(_ configuration: Configuration) -> Contents {
    let insets = configuration.contentInsets
    let flips = isRightToLeft
    let category = traitCollection.preferredContentSizeCategory
    return Contents(
      title: configuration.styledTitle(
        ofState: (currentAttributedTitle, currentTitle), at: category),
      subtitle: configuration.styledSubtitle(at: category),
      image: configuration.showsActivityIndicator
        ? Self.wheel
        : (configuration.image ?? currentImage)?.preferring(
          configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration),
      insets: UIEdgeInsets(
        top: insets.top, left: flips ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: flips ? insets.leading : insets.trailing),
      imagePadding: configuration.imagePadding, titlePadding: configuration.titlePadding,
      imagePlacement: configuration.imagePlacement)
  }

  /// A placeholder for the activity indicator of a configuration, with the size of a medium one.
  static let wheel = UIImage(name: "", size: CGSize(width: 20, height: 20))

  /// The content of a button without a configuration.
  private var stateContents: Contents {
    let font = titleFont
    let attributed = currentAttributedTitle.map { StyledText($0, font: font) }
    let title = attributed ?? currentTitle.map { StyledText($0, font: font) }
    return Contents(
      title: title.flatMap { $0.isEmpty ? nil : $0 },
      image: currentImage?.preferring(currentPreferredSymbolConfiguration),
      insets: contentEdgeInsets)
  }

  /// The font of the displayed title, which a configuration or attributes can determine.
  package var shownTitleFont: UIFont { contents.title?.firstFont ?? titleFont }

  /// The font of titles without attributes, which is that of `titleLabel`.
  var titleFont: UIFont { titleLabel?.font ?? .systemFont(ofSize: Self.systemTitleSize) }

  /// A Boolean value that indicates whether the button has a configuration whose title wraps.
  var wrapsConfiguredTitle: Bool {
    configuration?.titleLineBreakMode.wraps == true && contents.title != nil
  }

  /// Returns the limits for breaking a title or a subtitle into lines.
  ///
  /// If there is a configuration, its line break mode determines them: one line for modes that
  /// truncate, any number for modes that wrap. Otherwise the title's label determines them, and
  /// titles have several lines only if the label's mode wraps.
  func titleLimits(
    for mode: KeyPath<Configuration, NSLineBreakMode> = \.titleLineBreakMode
  ) -> TextLayout.Limits {
    if let mode = configuration?[keyPath: mode] {
      return .init(numberOfLines: mode.wraps ? 0 : 1, lineBreakMode: mode)
    }
    let mode = titleLabel?.lineBreakMode ?? .byTruncatingMiddle
    return .init(
      numberOfLines: mode.wraps ? 0 : titleLabel?.numberOfLines ?? 1, lineBreakMode: mode)
  }
}

/// Intrinsic sizes, as Interface Builder recorded them.
extension UIButton {
  /// The padding above and below a title without insets, in points.
  private static let titleRoom: CGFloat = 6
  /// The minimum width of a button without content, in points.
  private static let minWidth: CGFloat = 30

  /// Returns the size of a button with a built-in symbol, in points.
  static func glyphSize(in environment: LayoutEnvironment) -> CGSize {
    let fact =
      environment.displayScale >= 3
      ? PlatformMetrics.glyphButtonSizeAt3x : PlatformMetrics.glyphButtonSize
    return fact[environment.platform]
  }

  /// The intrinsic size of the button in points: that of the title and image with their insets, and
  /// without a configuration at least that of the background image.
  var contentSize: CGSize {
    let contents = contents
    if configuration != nil { return configuredSize(contents) }
    if buttonType.isGlyph, contents.title == nil, contents.image == nil {
      return Self.glyphSize(in: layoutEnvironment)
    }
    var size = plainSize(contents)
    if let background = currentBackgroundImage {
      size.width = max(size.width, background.size.width)
      size.height = max(size.height, background.size.height)
    }
    return size
  }

  /// Returns the size of a button without a configuration, in points. The title is rounded up to
  /// whole points, and the content is at least as tall as a line.
  private func plainSize(_ contents: Contents) -> CGSize {
    let hasInsets = contents.insets != .zero
    let insets = contents.insets
    let title = contents.title.map { titleSize($0) }
    let image = contents.image?.size
    var size = CGSize(
      width: (title?.width ?? 0) + (image?.width ?? 0),
      height: max(
        title?.height ?? titleFont.lineHeight.rounded(.up), image?.height ?? 0))
    if image == nil && !hasInsets && !(title == nil && currentBackgroundImage != nil) {
      size.height += 2 * Self.titleRoom
      size.width = max(size.width, Self.minWidth)
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    return size
  }

  /// Returns the size of the title in whole points.
  private func titleSize(_ title: StyledText) -> CGSize {
    let layout = layout(title, titleLimits())
    return layout.ceiledSize(width: layout.width, toScale: 1)
  }

  /// Returns the size of a button with a configuration: the content including its insets, rounded
  /// up to pixels.
  private func configuredSize(_ contents: Contents) -> CGSize {
    var size = textSize(contents)
    if let image = contents.image?.size {
      let padding = size == .zero ? 0 : contents.imagePadding
      if contents.isVertical {
        size = CGSize(
          width: max(size.width, image.width), height: size.height + padding + image.height)
      } else {
        size = CGSize(
          width: size.width + padding + image.width, height: max(size.height, image.height))
      }
    } else if size == .zero {
      let category = traitCollection.preferredContentSizeCategory
      size.height = configuration?.titleFont(at: category).lineHeight ?? 0
    }
    let insets = contents.insets
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom
    ).ceiled(toScale: layoutEnvironment.displayScale)
  }

  /// Returns the size of the title above the subtitle in points, without a limit for the width.
  func textSize(_ contents: Contents) -> CGSize {
    let lines = texts(contents).map { layout($0.text, $0.limits) }
    let padding = lines.count == 2 ? contents.titlePadding : 0
    return CGSize(
      width: lines.map(\.width).max() ?? 0, height: lines.map(\.height).reduce(padding, +))
  }

  /// Returns the title and the subtitle, if they exist, with their limits.
  func texts(_ contents: Contents) -> [(text: StyledText, limits: TextLayout.Limits)] {
    [
      contents.title.map { (text: $0, limits: titleLimits()) },
      contents.subtitle.map { (text: $0, limits: titleLimits(for: \.subtitleLineBreakMode)) },
    ].compactMap { $0 }
  }
}
