import Foundation

/// The properties of bar items that are rarely set.
struct BarItemLook {
  /// The state and the height of a button with a background.
  struct Key: Hashable {
    let controlState: UInt
    let metrics: UIBarMetrics
    let style: UIBarButtonItem.Style?

    init(_ state: UIControl.State, _ metrics: UIBarMetrics, _ style: UIBarButtonItem.Style? = nil) {
      controlState = state.rawValue
      self.metrics = metrics
      self.style = style
    }
  }

  /// The attributes of titles by state.
  var titles: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The images in landscape and for large content.
  var landscapeImage: UIImage?
  var largeContentImage: UIImage?
  /// The offset of the image from its default position.
  var imageInsets = UIEdgeInsets.zero
  var landscapeImageInsets = UIEdgeInsets.zero
  var largeContentInsets = UIEdgeInsets.zero
  /// The backgrounds.
  var backgrounds: [Key: UIImage] = [:]
  var backBackgrounds: [Key: UIImage] = [:]
  /// The offsets of titles and backgrounds from their default positions.
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  /// The color, the text attributes and the offset of the badge, and the offset of the title.
  var badgeColor: UIColor?
  var badgeTitles: [UInt: [NSAttributedString.Key: Any]] = [:]
  var badgeOffset = UIOffset.zero
  var titleOffset = UIOffset.zero
  /// The appearances of the bar while a tab is selected.
  var standardAppearance: UITabBarAppearance?
  var scrollEdgeAppearance: UITabBarAppearance?
  /// The titles that determine the width of a button.
  var possibleTitles: Set<String>?
  /// The color of the button.
  var tintColor: UIColor?
  /// Boolean values that indicate whether a button is on, whether it is hidden, and whether a tap
  /// turns it on or off.
  var isSelected = false
  var isHidden = false
  var togglesSelection = false
  /// The bar that shows the item, which is laid out when the item changes.
  weak var bar: UIView?
}

extension UIBarItem {
  /// The image in vertically compact environments, or `nil` to use `image`.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  public var landscapeImagePhone: UIImage? {
    get { look.landscapeImage }
    set { look.landscapeImage = newValue }
  }
  /// The image that is shown enlarged at accessibility text sizes.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  public var largeContentSizeImage: UIImage? {
    get { look.largeContentImage }
    set { look.largeContentImage = newValue }
  }
  /// The insets of the image from its default position, in points.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  public var imageInsets: UIEdgeInsets {
    get { look.imageInsets }
    set { look.imageInsets = newValue }
  }
  /// The insets of the image in vertically compact environments, in points.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  public var landscapeImagePhoneInsets: UIEdgeInsets {
    get { look.landscapeImageInsets }
    set { look.landscapeImageInsets = newValue }
  }
  /// The insets of the large image, in points.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  public var largeContentSizeImageInsets: UIEdgeInsets {
    get { look.largeContentInsets }
    set { look.largeContentInsets = newValue }
  }

  /// Sets the attributes of the title in a state. `nil` restores the defaults. The font determines
  /// the width of buttons.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { look.titles[state.rawValue] = attributes }

  /// Returns the attributes of the title that were set for a state.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { look.titles[state.rawValue] }
}

extension UITabBarItem {
  /// The items whose title and image the system provides.
  public enum SystemItem: Int, Hashable, Sendable {
    /// A tab for additional controllers.
    case more = 0
    /// Favorites of the user, with a star.
    case favorites = 1
    /// Content that the app recommends.
    case featured = 2
    /// Content with the highest ratings.
    case topRated = 3
    /// Recently used items.
    case recents = 4
    /// Contacts of the user.
    case contacts = 5
    /// The history of actions.
    case history = 6
    /// Bookmarks of the user.
    case bookmarks = 7
    /// A search, with a magnifying glass.
    case search = 8
    /// Completed and current downloads.
    case downloads = 9
    /// The most recent content.
    case mostRecent = 10
    /// The most viewed content.
    case mostViewed = 11

    /// The title and the symbol of the item.
    fileprivate var content: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  /// Creates a system item with a tag for the app's use. The symbols of some items are assumed.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let content = systemItem.content
    self.init(title: content.title, image: UIImage(systemName: content.symbol), tag: tag)
  }

  /// The appearance of the bar while the item is selected, or `nil` to use that of the bar.
  public var standardAppearance: UITabBarAppearance? {
    get { look.standardAppearance }
    set { look.standardAppearance = newValue }
  }
  /// The appearance of the bar while the item is selected and content is scrolled to its edge, or
  /// `nil` to use that of the bar.
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { look.scrollEdgeAppearance }
    set { look.scrollEdgeAppearance = newValue }
  }
  /// Sets the attributes of the badge in a state.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { look.badgeTitles[state.rawValue] = textAttributes }
  /// Returns the attributes of the badge that were set for a state.
  public func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { look.badgeTitles[state.rawValue] }
}
