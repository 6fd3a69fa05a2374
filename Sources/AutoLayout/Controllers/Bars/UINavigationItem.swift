import Foundation

/// What a navigation bar shows for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a screen's title is large in a bar that prefers large titles; `automatic` counts as
  /// `always`.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// The mode of the previous item on the navigation stack; counts as `always` here.
    case automatic = 0
    /// The title is large.
    case always
    /// The title is small, in the middle of the bar.
    case never
  }

  /// The title in the middle, or large below the buttons; nil for none.
  open var title: String?
  /// A line above the title; kept, it does not make the bar higher. Nil for none.
  open var prompt: String?
  /// A view in place of the title; kept, but the bar does not place it. Nil for the title.
  open var titleView: UIView?
  /// The buttons at the left, from the left edge on; nil for none.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the right, from the right edge on; nil for none.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button that leads back to this screen; kept, but not drawn. Nil for the system's.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether there is no button that leads back; kept, as none is drawn here.
  open var hidesBackButton = false
  /// Whether the title is large in a bar that prefers large titles; the bar's height stays.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The search whose bar stands below the title; nil for none.
  open var searchController: UISearchController?
  /// Whether the search bar goes away when content scrolls; kept, it does not change the layout.
  open var hidesSearchBarWhenScrolling = true

  /// Makes an item with a title.
  public init(title: String) { self.title = title }
  public override init() {}

  /// The first of `leftBarButtonItems`; setting it leaves only that one, nil leaves none.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of `rightBarButtonItems`; setting it leaves only that one, nil leaves none.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
