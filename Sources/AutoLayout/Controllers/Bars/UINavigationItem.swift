import Foundation

/// The content of a navigation bar for one screen.
@preconcurrency @MainActor
open class UINavigationItem: UIKitObject {
  /// The size of a screen's title in a bar that prefers large titles. `automatic` is equivalent to
  /// `always`.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// The mode of the previous item on the navigation stack. It is treated as `always`.
    case automatic = 0
    /// The title is large.
    case always
    /// The title is small and centered in the bar.
    case never
  }

  /// The title, which is centered, or large below the buttons.
  open var title: String?
  /// A line above the title.
  ///
  /// - Remark: Inert. The value is stored and does not make the bar taller.
  open var prompt: String?
  /// A view that replaces the title. The bar centers it, with the size of its constraints and its
  /// content, or of its frame.
  open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
  /// The buttons on the left, from the left edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  /// The buttons on the right, from the right edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  /// The bar that shows the item.
  weak var bar: UIView?
  /// The button that leads back to this screen, or `nil` for the default.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var backBarButtonItem: UIBarButtonItem?
  /// A Boolean value that indicates whether the back button is hidden.
  ///
  /// - Remark: Inert. The value is stored; no back button is drawn.
  open var hidesBackButton = false
  /// The size of the title in a bar that prefers large titles. It does not change the height of the
  /// bar.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The search controller whose bar is shown below the title.
  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      bar?.setNeedsLayout()
      bar?.superview?.setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the search bar is hidden when content scrolls.
  ///
  /// - Remark: Inert. The value is stored and does not affect the layout.
  open var hidesSearchBarWhenScrolling = true

  /// The title of the button that leads back to this screen, or `nil` to use that of the screen.
  ///
  /// - Remark: Inert. The value is stored; no back button is drawn.
  open var backButtonTitle: String?
  /// The mode in which the button that leads back to this screen shows the title.
  ///
  /// - Remark: Inert. The value is stored; no back button is drawn.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// A Boolean value that indicates whether the left items are shown next to the back button.
  ///
  /// - Remark: Inert. The value is stored; no back button is drawn.
  open var leftItemsSupplementBackButton = false
  /// The arrangement of title and buttons.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  open var style = ItemStyle.navigator
  /// The action that replaces that of the back button.
  ///
  /// - Remark: Inert. The value is stored; no back button is drawn.
  open var backAction: UIAction?
  /// The appearance of the bar, or `nil` to use that of the bar itself.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance of the compact bar, or `nil` to use that of the bar itself.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar while content is scrolled to its edge, or `nil` to use that of the
  /// bar itself.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of the compact bar while content is scrolled to its edge, or `nil` to use that
  /// of the bar itself.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }
  public override init() {}

  /// The first of `leftBarButtonItems`. Setting it replaces all of them, and `nil` removes them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of `rightBarButtonItems`. Setting it replaces all of them, and `nil` removes them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces all items on the leading side with one item or none.
  ///
  /// - Remark: Partial. The bar changes immediately, without an animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces all items on the trailing side with one item or none.
  ///
  /// - Remark: Partial. The bar changes immediately, without an animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Replaces all items on the leading side.
  ///
  /// - Remark: Partial. The bar changes immediately, without an animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Replaces all items on the trailing side.
  ///
  /// - Remark: Partial. The bar changes immediately, without an animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
