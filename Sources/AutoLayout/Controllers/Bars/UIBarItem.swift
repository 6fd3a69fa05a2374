import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: UIKitObject {
  /// The title of the item.
  open var title: String? {
    willSet { willChange("title") }
    didSet {
      didChange("title")
      if title != oldValue { look.bar?.setNeedsLayout() }
    }
  }
  /// The image of the item.
  open var image: UIImage? {
    willSet { willChange("image") }
    didSet {
      didChange("image")
      if image !== oldValue { look.bar?.setNeedsLayout() }
    }
  }
  /// A Boolean value that indicates whether the item is enabled. Disabled buttons are gray.
  open var isEnabled = true {
    willSet { willChange("enabled") }
    didSet { didChange("enabled") }
  }
  /// A number for the app's use.
  open var tag = 0
  /// The properties that are rarely set.
  var look = BarItemLook()
  /// The item's identifier in its document.
  package var documentIdentifier: String?
  public override init() {}
  /// Creates an item without a title or an image. Documents set them afterward.
  public required init?(coder: NSCoder) {}
}

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// System items, which have a predefined title or image.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// Ends a task and keeps its result.
    case done = 0
    /// Ends a task and discards its result.
    case cancel
    /// Starts the editing of the content.
    case edit
    /// Stores the changes.
    case save
    /// Creates a new item; its image is a plus sign.
    case add
    /// A space that takes an equal share of the remaining width.
    case flexibleSpace
    /// A space as wide as the `width` of the item.
    case fixedSpace
    /// Begins a message or note; its image is a pencil on a sheet.
    case compose
    /// Answers a message; its image is an arrow to the left.
    case reply
    /// Offers activities such as sharing; its image is an arrow out of a box.
    case action
    /// Moves the content to another location; its image is a folder.
    case organize
    /// Shows bookmarks; its image is an open book.
    case bookmarks
    /// Starts a search; its image is a magnifying glass.
    case search
    /// Reloads the content; its image is an arrow in a circle.
    case refresh
    /// Ends an activity such as loading; its image is a cross.
    case stop
    /// Takes a photo, or shows photos to choose from.
    case camera
    /// Deletes the content; its image is a trash can.
    case trash
    /// Starts or resumes media.
    case play
    /// Interrupts media.
    case pause
    /// Moves backward through media.
    case rewind
    /// Moves forward through media.
    case fastForward
    /// Reverts the last change.
    case undo
    /// Restores a change that was undone.
    case redo
    /// Reveals the content below a page by curling its corner; deprecated since iOS 11.
    case pageCurl
    /// Closes the screen.
    case close

    /// The title of the item, or `nil` if it has an image.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      default: nil
      }
    }

    /// The symbol of the item, or `nil` if it has a title.
    var symbol: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .pageCurl: "doc"
      default: nil
      }
    }
  }

  /// The emphasis of an item.
  public enum Style: Int, Hashable, Sendable {
    /// An action without emphasis, which is the default.
    case plain = 0
    /// The action that completes a task, whose title is semibold.
    case done = 2
  }

  /// The emphasis of the item. The default is `plain`.
  open var style = Style.plain
  /// The width in points, or 0 to fit the content. For a fixed space, it is the width of the space.
  open var width: CGFloat = 0 { didSet { look.bar?.setNeedsLayout() } }
  /// A view that replaces the title and image. The bar shows it with the size of its constraints
  /// and its content, or of its frame.
  open var customView: UIView? { didSet { look.bar?.setNeedsLayout() } }
  package private(set) var systemItem: SystemItem?
  /// The action of a tap, or `nil` to use the target's action. Setting it replaces the title and
  /// image.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction, systemItem == nil else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      image = primaryAction.image ?? image
    }
  }
  /// The menu that the item shows.
  ///
  /// - Remark: Inert. The menu is not shown; its actions can be called.
  open var menu: UIMenu?
  /// The object that receives the action (not retained). `tap()` simulates a tap.
  open weak var target: AnyObject?
  /// The method to call on the target.
  open var action: Selector?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a system item.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a system item. `tap()` calls the action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.title
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title, an image or both, which the action can provide instead. `tap()`
  /// calls the action.
  @_disfavoredOverload
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, primaryAction: primaryAction)
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates an item with a title, an image or both, which calls a method of a target and shows a
  /// menu. `tap()` calls the method.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?
  ) {
    self.init()
    self.title = title
    self.image = image
    self.target = target
    self.action = action
    self.menu = menu
  }

  /// Creates an item with a title. `tap()` calls the action.
  public convenience init(
    title: String? = nil, style: Style = .plain, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.style = style
    self.primaryAction = primaryAction
  }

  /// Creates an item with an image. `tap()` calls the action.
  public convenience init(image: UIImage?, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.init()
    self.image = image
    self.style = style
    self.primaryAction = primaryAction
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a space that takes an equal share of the remaining width of a toolbar.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Creates a space of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The name of the item's image or symbol.
  var imageName: String? { image?.name ?? systemItem?.symbol }
}

/// An item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image of the selected item, or `nil` to use `image`.
  open var selectedImage: UIImage?
  /// The short text in a badge on the item.
  open var badgeValue: String? {
    willSet { willChange("badgeValue") }
    didSet { didChange("badgeValue") }
  }
  /// The color of the badge, or `nil` for red.
  open var badgeColor: UIColor? {
    get { look.badgeColor }
    set { look.badgeColor = newValue }
  }
  /// The offset of the title from its default position, in points.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  open var titlePositionAdjustment: UIOffset {
    get { look.titleOffset }
    set { look.titleOffset = newValue }
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title, an image, and a tag for the app's use.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, an image, and an image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

extension UIBarItem: UIAppearance {}
