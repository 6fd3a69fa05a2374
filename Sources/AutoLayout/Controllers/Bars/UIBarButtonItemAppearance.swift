import Foundation

/// The appearance of bar buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles in this state.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title from its default position, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the button.
  open var backgroundImage: UIImage?
  /// The offset of the image from its default position, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The appearance of bar buttons.
///
/// - Remark: Partial. Pictures show the fonts and colors of titles, but not the other values.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance in the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance in the highlighted state.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance in the disabled state.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance in the focused state.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the appearance of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// Creates the appearance of buttons with a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Configures the default appearance for a style. Titles of `done` are bold.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    // The size of titles in bars (Human Interface Guidelines).
    let font = UIFont.systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    for state in [normal, highlighted, disabled, focused] {
      state.titleTextAttributes = [.font: font]
    }
  }
}

/// The appearance of tab bar items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of titles in this state.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title from its default position, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image, or `nil` for the default.
  open var iconColor: UIColor?
  /// The offset of the badge from its default position, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The color of the badge, or `nil` for red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of a badge's text in this state.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge's text from its default position, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero
}

/// The appearance of tab bar items.
///
/// - Remark: Partial. Pictures show colors and fonts, and badges in the color for them.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The arrangements of image and title.
  public enum Style: Int, Hashable, Sendable {
    /// The image is above the title.
    case stacked = 0
    /// The image is next to the title.
    case inline
    /// The image is next to the title, in a compact bar.
    case compactInline
  }

  /// The appearance in the normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance in the selected state.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance in the disabled state.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance in the focused state.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the appearance of stacked items.
  public override convenience init() { self.init(style: .stacked) }

  /// Creates the appearance of items with a style.
  public init(style: Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Configures the default appearance for a style.
  open func configureWithDefault(for style: Style) {
    // The sizes of titles in tab bars: 10 points below images, 13 next to them, 12 in compact bars
    // (Human Interface Guidelines; the last one is assumed).
    let size: CGFloat =
      switch style {
      case .stacked: 10
      case .inline: 13
      case .compactInline: 12
      }
    for state in [normal, selected, disabled, focused] {
      state.titleTextAttributes = [.font: UIFont.systemFont(ofSize: size, weight: .medium)]
    }
  }
}
