import Foundation

/// What a bar shows as one item.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
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
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close

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

  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2
  }

  open var style = Style.plain
  /// In points; 0 for the width of the content, and the length of a fixed space.
  open var width: CGFloat = 0
  open var customView: UIView?
  package private(set) var systemItem: SystemItem?
  private var action: UIAction?

  public override init() { super.init() }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.title
    action = primaryAction
  }

  public convenience init(title: String?, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title
    self.style = style
    action = primaryAction
  }

  public convenience init(image: UIImage?, style: Style = .plain, primaryAction: UIAction? = nil) {
    self.init()
    self.image = image
    self.style = style
    action = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

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
  open var selectedImage: UIImage?
  open var badgeValue: String?

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
