import Foundation

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of inline titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title from its default position, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of large titles below the bar's items.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the text below the title.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of buttons with the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the button that returns to the previous controller.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The image of the back button, or `nil` for the default.
  private var storedBackIndicatorImage: UIImage?
  /// The mask of the image during transitions, or `nil` for the default.
  private var storedBackIndicatorMask: UIImage?

  /// The image of the back button.
  open var backIndicatorImage: UIImage {
    storedBackIndicatorImage ?? UIImage(systemName: "chevron.backward") ?? UIImage()
  }
  /// The mask of the image of the back button during transitions.
  open var backIndicatorTransitionMaskImage: UIImage {
    storedBackIndicatorMask ?? backIndicatorImage
  }

  /// Replaces the image of the back button and its mask, or restores the defaults.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    storedBackIndicatorImage = backIndicatorImage
    storedBackIndicatorMask = backIndicatorTransitionMaskImage
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let made = UINavigationBarAppearance(barAppearance: self)
    made.titleTextAttributes = titleTextAttributes
    made.titlePositionAdjustment = titlePositionAdjustment
    made.largeTitleTextAttributes = largeTitleTextAttributes
    made.subtitleTextAttributes = subtitleTextAttributes
    made.buttonAppearance = buttonAppearance
    made.doneButtonAppearance = doneButtonAppearance
    made.backButtonAppearance = backButtonAppearance
    made.setBackIndicatorImage(
      storedBackIndicatorImage, transitionMaskImage: storedBackIndicatorMask)
    return made
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of buttons with the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  open override func copy(with zone: NSZone? = nil) -> Any {
    let made = UIToolbarAppearance(barAppearance: self)
    made.buttonAppearance = buttonAppearance
    made.doneButtonAppearance = doneButtonAppearance
    return made
  }
}

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the image above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The appearance of items with the image next to the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The appearance of items in compact bars.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color of the indicator behind the selected item, or `nil` for no indicator.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected item, or `nil` for no image.
  open var selectionIndicatorImage: UIImage?
  /// The distribution of stacked items.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of centered stacked items in points, or 0 for the default.
  open var stackedItemWidth: CGFloat = 0
  /// The distance between centered stacked items in points, or 0 for the default.
  open var stackedItemSpacing: CGFloat = 0

  open override func copy(with zone: NSZone? = nil) -> Any {
    let made = UITabBarAppearance(barAppearance: self)
    made.stackedLayoutAppearance = stackedLayoutAppearance
    made.inlineLayoutAppearance = inlineLayoutAppearance
    made.compactInlineLayoutAppearance = compactInlineLayoutAppearance
    made.selectionIndicatorTintColor = selectionIndicatorTintColor
    made.selectionIndicatorImage = selectionIndicatorImage
    made.stackedItemPositioning = stackedItemPositioning
    made.stackedItemWidth = stackedItemWidth
    made.stackedItemSpacing = stackedItemSpacing
    return made
  }
}
