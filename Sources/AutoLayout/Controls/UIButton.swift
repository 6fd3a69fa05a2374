import Foundation

/// A control with a title, a picture, or both.
///
/// `titleLabel` and `imageView` hold the fonts and modes that a program sets on them; they are not
/// subviews here, because nothing lays them out apart from the button.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The look of a button without a configuration.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
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

  public let buttonType: ButtonType

  /// Holds the font and line breaking of the title.
  public let titleLabel: UILabel?
  /// Holds the content mode of the picture.
  public let imageView: UIImageView?

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
    prepare(fontSize: UIFont.buttonFontSize)
  }

  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    titleLabel = UILabel()
    imageView = UIImageView()
    super.init(frame: .zero)
    prepare(
      fontSize: buttonType == .custom ? UIFont.buttonFontSize : Self.systemTitleSize)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { nil }

  /// Size of the title of a system button in points.
  static let systemTitleSize: CGFloat = 15

  private func prepare(fontSize: CGFloat) {
    titleLabel?.font = .systemFont(ofSize: fontSize)
    titleLabel?.lineBreakMode = .byTruncatingMiddle
    titleLabel?.contentOwner = self
  }

  // MARK: States

  open func setTitle(_ title: String?, for state: State) {
    appearances[state, default: Appearance()].title = title
    invalidateIntrinsicContentSize()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    appearances[state, default: Appearance()].attributedTitle = title
    invalidateIntrinsicContentSize()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    appearances[state, default: Appearance()].titleColor = color
  }

  open func setImage(_ image: UIImage?, for state: State) {
    appearances[state, default: Appearance()].image = image
    invalidateIntrinsicContentSize()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    appearances[state, default: Appearance()].backgroundImage = image
    invalidateIntrinsicContentSize()
  }

  open func title(for state: State) -> String? { appearances[state]?.title }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    appearances[state]?.attributedTitle
  }
  open func titleColor(for state: State) -> UIColor? { appearances[state]?.titleColor }
  open func image(for state: State) -> UIImage? { appearances[state]?.image }
  open func backgroundImage(for state: State) -> UIImage? { appearances[state]?.backgroundImage }

  open var currentTitle: String? { current(\.title) }
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  open var currentTitleColor: UIColor { current(\.titleColor) ?? defaultTitleColor }
  open var currentImage: UIImage? { current(\.image) }
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  /// The value for the present state, or the one for the normal state.
  private func current<Value>(_ value: KeyPath<Appearance, Value?>) -> Value? {
    appearances[state]?[keyPath: value] ?? appearances[.normal]?[keyPath: value]
  }

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
