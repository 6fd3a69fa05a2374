import Foundation

/// A control with a title, a picture, or both.
///
/// `titleLabel` and `imageView` hold the fonts and modes that a program sets on them; they are not
/// subviews here, because nothing lays them out apart from the button.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The look of a button without a configuration.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A button without a look of its own, drawn as the program configures it.
    case custom = 0
    /// The standard button, whose title and image have the tint color.
    case system = 1
    /// An information symbol in a circle that leads to details about an item.
    case detailDisclosure = 2
    /// An information symbol, light before iOS 7; since then it looks like `detailDisclosure`.
    case infoLight = 3
    /// An information symbol, dark before iOS 7; since then it looks like `detailDisclosure`.
    case infoDark = 4
    /// A plus sign in a circle, which adds a person or another element.
    case contactAdd = 5
    /// A standard button without a blurred background; UIKit has it in tvOS only.
    case plain = 6
    /// A cross in a circle, which dismisses the screen.
    case close = 7
    /// The name of `system` before iOS 7, which documents still use.
    public static let roundedRect = ButtonType.system

    /// Whether the button shows a symbol of its own.
    var isGlyph: Bool { rawValue >= 2 && self != .plain }
  }

  /// What a button shows in a state.
  struct Appearance {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// The look that the button was made with; it stays for the button's life.
  public private(set) var buttonType: ButtonType

  /// Holds the font and line breaking of the title.
  public let titleLabel: UILabel?
  /// Holds the content mode of the picture.
  public let imageView: UIImageView?

  /// What was set for each state.
  var appearances: [State: Appearance] = [:]

  /// The modern description of a button; it replaces insets, and titles for states.
  open var configuration: Configuration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Room around the content in points; when not zero it replaces the built-in room.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if oldValue != contentEdgeInsets { invalidateIntrinsicContentSize() } }
  }
  /// Moves the title in points; the intrinsic size does not follow.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Moves the picture in points; the intrinsic size does not follow.
  open var imageEdgeInsets = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    buttonType = .custom
    titleLabel = UILabel()
    imageView = UIImageView()
    super.init(frame: frame)
    prepare(titleFont: Self.customTitleFont)
  }

  /// Makes a button of a type. Titles have 18 points in custom buttons and 15 in all others.
  ///
  /// Buttons that show a symbol of their own are as large as it from the start (`runtime`: the
  /// frame of one of type `contactAdd`); the frame of others is empty. As in UIKit this is a
  /// convenience initializer, which subclasses with `init(frame:)` and `init(coder:)` inherit.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType != .custom, titleLabel?.font == Self.customTitleFont {
      titleLabel?.font = .systemFont(ofSize: Self.systemTitleSize)
    }
    if buttonType.isGlyph { frame.size = Self.glyphSize(in: UIScreen.main.environment) }
  }

  /// Makes a system button with a configuration; the action is called for `primaryActionTriggered`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    buttonType = (coder as? InterfaceCoder)?.detail as? ButtonType ?? .custom
    titleLabel = UILabel()
    imageView = UIImageView()
    super.init(coder: coder)
    prepare(
      titleFont: buttonType == .custom
        ? Self.customTitleFont : .systemFont(ofSize: Self.systemTitleSize))
  }

  /// Size of the title of a system button in points.
  static let systemTitleSize: CGFloat = 15
  /// The font of the title of a custom button.
  private static let customTitleFont = UIFont.systemFont(ofSize: UIFont.buttonFontSize)

  /// Puts title and image into the button, with the fonts of its type.
  private func prepare(titleFont: UIFont) {
    storedIsOpaque = false
    titleLabel?.font = titleFont
    titleLabel?.lineBreakMode = .byTruncatingMiddle
    titleLabel?.contentOwner = self
  }

  // MARK: States

  /// Sets the title for a combination of states; nil falls back to that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    appearances[state, default: Appearance()].title = title
    invalidateIntrinsicContentSize()
  }

  /// Sets a title with attributes, which goes before the plain one; nil falls back to that of the
  /// normal state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    appearances[state, default: Appearance()].attributedTitle = title
    invalidateIntrinsicContentSize()
  }

  /// Sets the title's colour for a combination of states; nil falls back to that of the normal
  /// state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    appearances[state, default: Appearance()].titleColor = color
  }

  /// Sets the picture for a combination of states; nil falls back to that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    appearances[state, default: Appearance()].image = image
    invalidateIntrinsicContentSize()
  }

  /// Sets the picture behind the content; a button is at least as large as it. Nil falls back to
  /// that of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    appearances[state, default: Appearance()].backgroundImage = image
    invalidateIntrinsicContentSize()
  }

  /// The title that was set for exactly these states; nil where there is none, without falling back
  /// to the normal state.
  open func title(for state: State) -> String? { appearances[state]?.title }
  /// The title with attributes that was set for exactly these states; nil where there is none,
  /// without falling back to the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    appearances[state]?.attributedTitle
  }
  /// The title's colour that was set for exactly these states; nil where there is none, without
  /// falling back to the normal state.
  open func titleColor(for state: State) -> UIColor? { appearances[state]?.titleColor }
  /// The picture that was set for exactly these states; nil where there is none, without falling
  /// back to the normal state.
  open func image(for state: State) -> UIImage? { appearances[state]?.image }
  /// The background picture that was set for exactly these states; nil where there is none, without
  /// falling back to the normal state.
  open func backgroundImage(for state: State) -> UIImage? { appearances[state]?.backgroundImage }

  /// The title for the present state, or else for the normal one; nil when neither has one.
  open var currentTitle: String? { current(\.title) }
  /// The title with attributes for the present state, or else for the normal one.
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  /// The title's colour for the present state, or else for the normal one; where neither has one,
  /// white in custom buttons and the tint in others.
  open var currentTitleColor: UIColor { current(\.titleColor) ?? defaultTitleColor }
  /// The picture for the present state, or else for the normal one; nil when neither has one.
  open var currentImage: UIImage? { current(\.image) }
  /// The background picture for the present state, or else for the normal one.
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  /// The value for the present state, or the one for the normal state.
  private func current<Value>(_ value: KeyPath<Appearance, Value?>) -> Value? {
    appearances[state]?[keyPath: value] ?? appearances[.normal]?[keyPath: value]
  }

  /// The color of a title for which none was set.
  private var defaultTitleColor: UIColor {
    buttonType == .custom ? .white : tintColor ?? .tintColor
  }

  // MARK: Layout

  /// Title and picture with their insets; see `UIButton+Size.swift` for the rules.
  open override var intrinsicContentSize: CGSize { contentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  /// Baselines are those of the title in a button of its own height; nil without a title.
  package override var baselineOffsetFromTop: CGFloat? { intrinsicBaseline }

  package override var baselineOffsetFromBottom: CGFloat? {
    intrinsicBaseline.map { contentSize.height - $0 }
  }

  package override var baselineOffsetFromMiddle: CGFloat? {
    guard contentVerticalAlignment == .center else { return nil }
    return intrinsicBaseline.map { $0 - contentSize.height / 2 }
  }

  package override var snapshotContent: LayoutSnapshot.Content { drawnContent }

  package override func stateDidChange() { invalidateIntrinsicContentSize() }

  package override var descriptionText: String? {
    Self.quoted(currentAttributedTitle?.string ?? configuration?.title ?? currentTitle)
  }
}
