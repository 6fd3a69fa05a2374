import Foundation

extension LayoutSnapshot.BarLook {
  /// Creates the look of a bar of a size from an appearance. Transparent bars show neither a
  /// background nor a shadow line.
  @MainActor
  init(_ appearance: UIBarAppearance?, isTransparent: Bool, in bounds: CGRect) {
    self.init()
    if isTransparent { (background, line) = (.none, .none) }
    guard let appearance, !isTransparent else { return }
    if let color = appearance.backgroundColor {
      background = .color(color.snapshotColor)
    } else if appearance.backgroundEffect == nil {
      background = .none
    }
    show(appearance.backgroundImage, in: bounds)
    if appearance.shadowImage.map({ $0.size == .zero }) ?? (appearance.shadowColor == nil) {
      line = .none
    } else if let color = appearance.shadowColor, color != .separator {
      line = .color(color.snapshotColor)
    }
  }

  /// Applies the properties that predate appearances: the color of the bar, its image, the shadow
  /// line and the style.
  @MainActor
  mutating func apply(
    color: UIColor?, image: UIImage?, shadow: UIImage?, style: UIBarStyle, in bounds: CGRect
  ) {
    if style != .default { (background, titleColor) = (.color(Self.black), Self.white) }
    if let color { background = .color(color.snapshotColor) }
    guard let image else { return }
    background = .none
    show(image, in: bounds)
    // UIKit's documentation: a shadow image is shown only with a background image.
    if shadow?.size == .zero { line = .none }
  }

  /// Shows an image in the whole bar. Empty images are not shown.
  @MainActor
  private mutating func show(_ image: UIImage?, in bounds: CGRect) {
    guard let image, image.size != .zero else { return }
    self.image = image.snapshotImage(in: CGRect(origin: .zero, size: bounds.size))
  }

  /// Sets the font and the color of the title.
  @MainActor
  mutating func setTitle(_ attributes: [NSAttributedString.Key: Any]) {
    titleFont = (attributes[.font] as? UIFont)?.snapshotFont ?? titleFont
    titleColor = (attributes[.foregroundColor] as? UIColor)?.snapshotColor ?? titleColor
  }

  /// The background of black bars, without the blur (assumed).
  private static let black = LayoutSnapshot.Color(light: .init(0, 0, 0))
  /// The title of black bars.
  private static let white = LayoutSnapshot.Color(light: .init(1, 1, 1))

  /// The look, or `nil` if it is the default look of the system.
  var unlessSystem: LayoutSnapshot.BarLook? { self == Self() ? nil : self }
}

extension LayoutSnapshot.BarItem {
  /// Sets the color and the font of a bar button from the attributes of the bar. Attributes of the
  /// item take precedence.
  @MainActor
  mutating func setLook(
    of item: UIBarButtonItem, in appearance: UIBarButtonItemAppearance?
  ) {
    let state: UIControl.State = item.isEnabled ? .normal : .disabled
    var attributes =
      (item.isEnabled ? appearance?.normal : appearance?.disabled)?.titleTextAttributes ?? [:]
    attributes.merge(item.look.titles[state.rawValue] ?? [:]) { $1 }
    color = item.look.tintColor?.snapshotColor
    if !item.isEnabled { color = UIColor.tertiaryLabel.snapshotColor }
    titleColor = (attributes[.foregroundColor] as? UIColor)?.snapshotColor
    if let font = attributes[.font] as? UIFont { self.font = font.snapshotFont }
    if font == nil, item.style == .done {
      font = UIFont.systemFont(ofSize: 17, weight: .semibold).snapshotFont
    }
  }
}
