import Foundation

/// A link, an attachment or a tagged range in a text view.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The content of an item.
  public enum Content {
    /// A link to a URL.
    case link(URL)
    /// An image or another object in the text.
    case textAttachment(NSTextAttachment)
    /// A range with a tag.
    case tag(String)
  }

  /// A configuration of an item's menu.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// The menu.
    let menu: UIMenu
    /// Creates a configuration with a menu.
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
  }

  /// The content of the item.
  public let content: Content
  /// The range of the item in UTF-16 units.
  public let range: NSRange

  init(content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
