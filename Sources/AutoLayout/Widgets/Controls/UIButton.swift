import Foundation

/// A control with a title, an image, or both.
///
/// `titleLabel` and `imageView` hold the fonts and modes that an app sets on them. They become
/// subviews when the button has a title or an image, and the button lays them out. Snapshots do not
/// contain them, because the button's content represents them.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The type of a button without a configuration.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A button without a built-in appearance.
    case custom = 0
    /// The standard button, whose title and image have the tint color.
    case system = 1
    /// An information symbol in a circle that leads to details about an item.
    case detailDisclosure = 2
    /// An information symbol, light before iOS 7; since then it looks like `detailDisclosure`.
    case infoLight = 3
    /// An information symbol, dark before iOS 7; since then it looks like `detailDisclosure`.
    case infoDark = 4
    /// A plus sign in a circle, for adding a person or another item.
    case contactAdd = 5
    /// A standard button without a blurred background; UIKit has it in tvOS only.
    case plain = 6
    /// A cross in a circle, for closing the screen.
    case close = 7
    /// The name of `system` before iOS 7, which documents still use.
    public static let roundedRect = ButtonType.system

    /// A Boolean value that indicates whether the button shows a built-in symbol.
    var isGlyph: Bool { rawValue >= 2 && self != .plain }

    /// The name of the built-in symbol.
    var symbolName: String {
      switch self {
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      default: "info.circle"
      }
    }
  }

  /// The content of a button in a state.
  struct Appearance {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The type of the button, which does not change after creation.
  public private(set) var buttonType: ButtonType

  /// The label of the title, which determines its font and line break mode.
  public let titleLabel: UILabel?
  /// The image view of the image, which is created on first use.
  public var imageView: UIImageView? { imageViewForContent }
  /// The image view, or `nil` before its first use.
  var madeImageView: UIImageView?

  /// The content for each state.
  @exclusivity(unchecked) var appearances: [State: Appearance] = [:]

  /// The configuration of the button. If it is set, it replaces the edge insets, and titles for
  /// states.
  @exclusivity(unchecked) open var configuration: Configuration? {
    didSet { contentDidChange() }
  }

  /// A closure that updates the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void
  /// A closure that is called after `updateConfiguration()`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A Boolean value that indicates whether the configuration is updated when the state changes.
  /// The default is `true`.
  open var automaticallyUpdatesConfiguration = true
  /// A Boolean value that indicates whether the configuration is updated before the next layout.
  private var needsConfigurationUpdate = true

  /// Updates the configuration for the state of the button. Subclasses override this method to set
  /// the configuration. It is called before the button lays out its content, after the state has
  /// changed or `setNeedsUpdateConfiguration()` was called.
  open func updateConfiguration() {
    guard automaticallyUpdatesConfiguration, let configuration else { return }
    let updated = configuration.updated(for: self)
    if updated != configuration { self.configuration = updated }
  }

  /// Requests that the configuration be updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configuration if it is out of date.
  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  /// A Boolean value that indicates whether the pointer changes over the button. The default is
  /// `false`.
  ///
  /// - Remark: Inert. There is no pointer.
  open var isPointerInteractionEnabled = false

  /// The insets of the content from the edges in points. A nonzero value replaces the built-in
  /// padding.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if oldValue != contentEdgeInsets { invalidateIntrinsicContentSize() } }
  }
  /// The insets that move the title, in points. They do not change the intrinsic size.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets that move the image, in points. They do not change the intrinsic size.
  open var imageEdgeInsets = UIEdgeInsets.zero

  public override init(frame: CGRect) {
    buttonType = .custom
    titleLabel = UIButtonLabel()
    super.init(frame: frame)
    prepare(titleFont: Self.customTitleFont)
  }

  /// Creates a button of a type. The title's font size is 18 points in custom buttons and 15 in all
  /// others.
  ///
  /// A button with a built-in symbol has the size of the symbol from the start (`runtime`: the
  /// frame of a button of type `contactAdd`). The frame of other buttons is empty. As in UIKit,
  /// this is a convenience initializer, which subclasses with `init(frame:)` and `init(coder:)`
  /// inherit.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType != .custom, titleLabel?.font == Self.customTitleFont {
      titleLabel?.font = .systemFont(ofSize: Self.systemTitleSize)
    }
    guard buttonType.isGlyph else { return }
    frame.size = Self.glyphSize(in: UIScreen.main.environment)
    updateSubviews()
  }

  /// Creates a system button with a configuration and an action for `primaryActionTriggered`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates the button when a storyboard or xib that names its class is loaded. The coder is an
  /// `InterfaceCoder`.
  public required init?(coder: NSCoder) {
    buttonType = (coder as? InterfaceCoder)?.detail as? ButtonType ?? .custom
    titleLabel = UIButtonLabel()
    super.init(coder: coder)
    prepare(
      titleFont: buttonType == .custom
        ? Self.customTitleFont : .systemFont(ofSize: Self.systemTitleSize))
  }

  /// The font size of the title of a system button, in points.
  static let systemTitleSize: CGFloat = 15
  /// The font of the title of a custom button.
  private static let customTitleFont = UIFont.systemFont(ofSize: UIFont.buttonFontSize)

  /// Configures title and image with the fonts of the button's type.
  private func prepare(titleFont: UIFont) {
    storedIsOpaque = false
    titleLabel?.font = titleFont
    titleLabel?.lineBreakMode = .byTruncatingMiddle
    titleLabel?.contentOwner = self
  }

  // MARK: States

  /// Sets the title for a combination of states. `nil` restores that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    appearances[state, default: Appearance()].title = title
    contentDidChange()
  }

  /// Sets an attributed title for a combination of states. `nil` restores that of the normal state.
  /// It takes precedence over the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    appearances[state, default: Appearance()].attributedTitle = title
    contentDidChange()
  }

  /// Sets the color of the title for a combination of states. `nil` restores that of the normal
  /// state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    appearances[state, default: Appearance()].titleColor = color
  }

  /// Sets the color of the title's shadow for a combination of states. `nil` restores that of the
  /// normal state.
  ///
  /// - Remark: Inert. The shadow is not drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    appearances[state, default: Appearance()].titleShadowColor = color
    updateSubviews()
  }

  /// Sets the image for a combination of states. `nil` restores that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    appearances[state, default: Appearance()].image = image
    contentDidChange()
  }

  /// Sets the background image for a combination of states. `nil` restores that of the normal
  /// state. A button is at least as large as its background image.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    appearances[state, default: Appearance()].backgroundImage = image
    invalidateIntrinsicContentSize()
  }

  /// Sets the default configuration of symbols for a combination of states. `nil` restores that of
  /// the normal state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    appearances[state, default: Appearance()].symbolConfiguration = configuration
    contentDidChange()
  }

  /// Returns the title that was set for exactly these states. Does not fall back to the normal
  /// state.
  open func title(for state: State) -> String? { appearances[state]?.title }
  /// Returns the attributed title that was set for exactly these states. Does not fall back to the
  /// normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    appearances[state]?.attributedTitle
  }
  /// Returns the color of the title that was set for exactly these states. Does not fall back to
  /// the normal state.
  open func titleColor(for state: State) -> UIColor? { appearances[state]?.titleColor }
  /// Returns the color of the title's shadow that was set for exactly these states. Does not fall
  /// back to the normal state.
  open func titleShadowColor(for state: State) -> UIColor? {
    appearances[state]?.titleShadowColor
  }
  /// Returns the image that was set for exactly these states. Does not fall back to the normal
  /// state.
  open func image(for state: State) -> UIImage? { appearances[state]?.image }
  /// Returns the background image that was set for exactly these states. Does not fall back to the
  /// normal state.
  open func backgroundImage(for state: State) -> UIImage? { appearances[state]?.backgroundImage }

  /// Returns the configuration of symbols that was set for exactly these states. Does not fall back
  /// to the normal state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    appearances[state]?.symbolConfiguration
  }

  /// The title for the current state, or else for the normal state.
  open var currentTitle: String? { current(\.title) }
  /// The attributed title for the current state, or else for the normal state.
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  /// The color of the title for the current state, or else for the normal state. The default is
  /// white in custom buttons and the tint color in others.
  open var currentTitleColor: UIColor { current(\.titleColor) ?? defaultTitleColor }
  /// The color of the title's shadow for the current state, or else for the normal state.
  open var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }
  /// The image for the current state, or else for the normal state.
  open var currentImage: UIImage? { current(\.image) }
  /// The configuration of symbols for the current state, or else for the normal state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    current(\.symbolConfiguration)
  }
  /// The background image for the current state, or else for the normal state.
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  /// Returns the value for the current state, or else for the normal state.
  @inline(__always)
  private func current<Value>(_ value: KeyPath<Appearance, Value?>) -> Value? {
    let state = state
    if let own = appearances[state]?[keyPath: value] { return own }
    return state == .normal ? nil : appearances[.normal]?[keyPath: value]
  }

  /// The default color of the title.
  private var defaultTitleColor: UIColor {
    buttonType == .custom ? .white : tintColor ?? .tintColor
  }

  // MARK: Layout

  /// The size of the title and image including their insets. `UIButton+Size.swift` describes the
  /// rules.
  open override var intrinsicContentSize: CGSize { contentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  /// The distance from the top of a button with its intrinsic height to the baseline of the title,
  /// or `nil` without a title.
  package override var baselineOffsetFromTop: CGFloat? { intrinsicBaseline }

  package override var baselineOffsetFromBottom: CGFloat? {
    intrinsicBaseline.map { contentSize.height - $0 }
  }

  package override var baselineOffsetFromMiddle: CGFloat? {
    guard contentVerticalAlignment == .center else { return nil }
    return intrinsicBaseline.map { $0 - contentSize.height / 2 }
  }

  package override var snapshotContent: LayoutSnapshot.Content { drawnContent }

  package override func stateDidChange() {
    needsConfigurationUpdate = true
    contentDidChange()
    if configuration != nil || configurationUpdateHandler != nil { setNeedsLayout() }
  }

  /// Returns the rectangle of the background within `bounds` in points, which is all of it.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the title and image within `bounds` in points: the bounds without the
  /// content insets and the padding.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contents.insets) }
  /// Returns the rectangle of the title within the rectangle of the content, in points. Overrides
  /// are ignored in buttons with a configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    place(contents, in: contentRect).title
  }
  /// Returns the rectangle of the image within the rectangle of the content, in points. Overrides
  /// are ignored in buttons with a configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    place(contents, in: contentRect).image
  }

  /// Lays out the title and the image.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeSubviews()
  }

  package override func represents(_ subview: UIView) -> Bool {
    subview === titleLabel || subview === madeImageView
  }

  /// Describes the button without its text, and with its gesture recognizers on releases on which
  /// buttons have some.
  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description[.text] = nil
    if PlatformMetrics.buttonsHaveGestures[layoutEnvironment.platform] {
      describeGestures(&description)
    }
  }

  package override var descriptionText: String? {
    Self.quoted(currentAttributedTitle?.string ?? configuration?.title ?? currentTitle)
  }
}
