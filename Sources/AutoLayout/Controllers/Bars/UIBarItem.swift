import Foundation

/// What a bar shows as one item.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The text that the bar shows; nil for none.
  open var title: String?
  /// The picture that the bar shows; nil for none.
  open var image: UIImage?
  /// Whether the item can be operated; it is drawn the same either way.
  open var isEnabled = true
  /// A number of the program's own.
  open var tag = 0
  /// The item's identifier in its document.
  package var documentIdentifier: String?
  public override init() {}
}

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// Items that the system names and draws.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// Ends a task and keeps its result.
    case done = 0
    /// Ends a task without its result.
    case cancel
    /// Starts the editing of the content.
    case edit
    /// Stores the changes.
    case save
    /// Makes a new element; its picture is a plus sign.
    case add
    /// A gap that takes an equal share of the room that other items do not need.
    case flexibleSpace
    /// A gap as wide as the `width` of the item.
    case fixedSpace
    /// Begins a message or note; its picture is a pencil on a sheet.
    case compose
    /// Answers a message; its picture is an arrow to the left.
    case reply
    /// Offers activities such as sharing; its picture is an arrow out of a box.
    case action
    /// Moves the content to another place; its picture is a folder.
    case organize
    /// Shows marked content; its picture is an open book.
    case bookmarks
    /// Starts the search for content; its picture is a magnifying glass.
    case search
    /// Loads the content again; its picture is an arrow in a circle.
    case refresh
    /// Ends an activity such as loading; its picture is a cross.
    case stop
    /// Takes a picture, or shows pictures to choose from.
    case camera
    /// Deletes the content; its picture is a bin.
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
    /// Makes a reverted change again.
    case redo
    /// Reveals what is below a page by turning its corner; deprecated since iOS 11.
    case pageCurl
    /// Dismisses the screen.
    case close

    /// What a bar shows for the item, where it is text.
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

    /// The symbol that a bar shows for the item.
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

  /// How much weight the bar gives an item: plain, or done for what ends a task. Drawn alike.
  public enum Style: Int, Hashable, Sendable {
    /// An action of usual weight, the default.
    case plain = 0
    /// The action that completes a task, which UIKit emphasizes.
    case done = 2
  }

  /// The weight of the item; plain unless set.
  open var style = Style.plain
  /// In points; 0 for the width of the content, and the length of a fixed space.
  open var width: CGFloat = 0
  /// A view in place of title and picture. The bar leaves room for its width but does not place it;
  /// nil for none.
  open var customView: UIView?
  package private(set) var systemItem: SystemItem?
  private var primaryAction: UIAction?
  /// Whom a tap calls; not kept alive. Nothing here taps.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector?

  public override init() { super.init() }

  /// Makes an item that the system names and draws.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes an item that shows a text.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes an item that shows a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes an item that the system names and draws. The action is kept; nothing here calls it.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.title
    self.primaryAction = primaryAction
  }

  /// Makes an item that shows a text. The action is kept; nothing here calls it.
  public convenience init(title: String?, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title
    self.style = style
    self.primaryAction = primaryAction
  }

  /// Makes an item that shows a picture. The action is kept; nothing here calls it.
  public convenience init(image: UIImage?, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.init()
    self.image = image
    self.style = style
    self.primaryAction = primaryAction
  }

  /// Makes an item that stands for a view, as wide as that view's bounds.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A space that takes an equal share of the room which a toolbar has left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The name of the picture that the item shows.
  var imageName: String? { image?.name ?? systemItem?.symbol }
}

/// An item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture of the chosen item; kept, pictures show `image` in either state.
  open var selectedImage: UIImage?
  /// A short text in a bubble on the item; kept, but not drawn. Nil for no bubble.
  open var badgeValue: String?

  public override init() { super.init() }

  /// Makes an item with a text below a picture, and a number of the program's own.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a text below a picture, and a picture for when it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

extension UIBarItem: UIAppearance {}
