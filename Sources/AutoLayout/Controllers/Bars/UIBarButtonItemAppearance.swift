import Foundation

/// The look of the buttons of a bar in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes with which titles are drawn in this state.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its usual place, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind the button, or nil.
  open var backgroundImage: UIImage?
  /// The distance of the image from its usual place, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The look of the buttons of a bar.
/// - Remark: Partial. Pictures show the fonts and colors of titles, but not the other values.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The look of a button.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look of a button that is touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a disabled button.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look of a button with the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the look of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// Creates the look of buttons of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Sets the look of the system for a style: bold titles of `done`.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    // The size of titles of bars (Human Interface Guidelines).
    let font = UIFont.systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    for state in [normal, highlighted, disabled, focused] {
      state.titleTextAttributes = [.font: font]
    }
  }
}

/// The look of the items of a tab bar in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes with which titles are drawn in this state.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its usual place, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image, or nil for the system's.
  open var iconColor: UIColor?
  /// The distance of the badge from its usual place, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The color of the badge, or nil for red.
  open var badgeBackgroundColor: UIColor?
  /// The attributes with which the text of a badge is drawn in this state.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the text of the badge from its usual place, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero
}

/// The look of the items of a tab bar.
/// - Remark: Partial. Pictures show colors and fonts, and badges in the color for them.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The places of image and title.
  public enum Style: Int, Hashable, Sendable {
    /// The image is above the title.
    case stacked = 0
    /// The image is beside the title.
    case inline
    /// The image is beside the title, in a low bar.
    case compactInline
  }

  /// The look of an item.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The look of a disabled item.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of an item with the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the look of stacked items.
  public override convenience init() { self.init(style: .stacked) }

  /// Creates the look of items of a style.
  public init(style: Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Sets the look of the system for a style.
  open func configureWithDefault(for style: Style) {
    // The sizes of titles of tab bars: 10 points below images, 13 beside them, 12 in low bars
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
