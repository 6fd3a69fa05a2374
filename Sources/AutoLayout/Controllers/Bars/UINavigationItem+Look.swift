import Foundation

extension UINavigationItem {
  /// The ways in which back buttons show the title of the screen to which they lead.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The title, or a short one, or none, as fits.
    case `default` = 0
    /// The system's short title.
    case generic
    /// No title.
    case minimal
  }

  /// The arrangements of title and buttons.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// The title is in the middle.
    case navigator = 0
    /// The title is at the leading edge, as in browsers.
    case browser
    /// The title is at the leading edge, as in editors.
    case editor
  }

  /// What few items have.
  struct Look {
    var backButtonTitle: String?
    var backButtonDisplayMode = BackButtonDisplayMode.default
    var supplementsBackButton = false
    var style = ItemStyle.navigator
    var backAction: UIAction?
    var standardAppearance: UINavigationBarAppearance?
    var compactAppearance: UINavigationBarAppearance?
    var scrollEdgeAppearance: UINavigationBarAppearance?
    var compactScrollEdgeAppearance: UINavigationBarAppearance?
  }

  /// The title of the button that leads back to this screen, or nil for that of the screen.
  public var backButtonTitle: String? {
    get { look.backButtonTitle }
    set { look.backButtonTitle = newValue }
  }
  /// The way in which the button that leads back to this screen shows the title.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  public var backButtonDisplayMode: BackButtonDisplayMode {
    get { look.backButtonDisplayMode }
    set { look.backButtonDisplayMode = newValue }
  }
  /// A Boolean value that indicates whether the left items are shown beside the back button.
  ///
  /// - Remark: Inert. The value is stored; no back button is drawn.
  public var leftItemsSupplementBackButton: Bool {
    get { look.supplementsBackButton }
    set { look.supplementsBackButton = newValue }
  }
  /// The arrangement of title and buttons.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  public var style: ItemStyle {
    get { look.style }
    set { look.style = newValue }
  }
  /// The action that replaces that of the back button, or nil.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  public var backAction: UIAction? {
    get { look.backAction }
    set { look.backAction = newValue }
  }
  /// The look of the bar, or nil for that of the bar itself.
  public var standardAppearance: UINavigationBarAppearance? {
    get { look.standardAppearance }
    set { look.standardAppearance = newValue }
  }
  /// The look of the compact bar, or nil.
  public var compactAppearance: UINavigationBarAppearance? {
    get { look.compactAppearance }
    set { look.compactAppearance = newValue }
  }
  /// The look of the bar while content is scrolled to its edge, or nil.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { look.scrollEdgeAppearance }
    set { look.scrollEdgeAppearance = newValue }
  }
  /// The look of the compact bar while content is scrolled to its edge, or nil.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { look.compactScrollEdgeAppearance }
    set { look.compactScrollEdgeAppearance = newValue }
  }

  /// Shows or hides the back button without animation.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Replaces the left items without animation.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Replaces the right items without animation.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Replaces the left items by one without animation.
  public func setLeft(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces the right items by one without animation.
  public func setRight(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}
