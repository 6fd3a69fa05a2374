import Foundation

/// An action on items that a sheet of activities offers, such as sending them.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    private init(system name: String) { rawValue = "com.apple.UIKit.activity." + name }

    /// A post on Facebook.
    public static let postToFacebook = ActivityType(system: "PostToFacebook")
    /// A post on Twitter.
    public static let postToTwitter = ActivityType(system: "PostToTwitter")
    /// A post on Weibo.
    public static let postToWeibo = ActivityType(system: "PostToWeibo")
    /// A text message.
    public static let message = ActivityType(system: "Message")
    /// A message with the items as its body and attachments.
    public static let mail = ActivityType(system: "Mail")
    /// Printing.
    public static let print = ActivityType(system: "Print")
    /// Puts the items on the general pasteboard.
    public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
    /// The picture of a contact.
    public static let assignToContact = ActivityType(system: "AssignToContact")
    /// The photo library.
    public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
    /// Keeps a web address in Safari for later.
    public static let addToReadingList = ActivityType(system: "AddToReadingList")
    /// An upload of photos to the service Flickr.
    public static let postToFlickr = ActivityType(system: "PostToFlickr")
    /// An upload of videos to the service Vimeo.
    public static let postToVimeo = ActivityType(system: "PostToVimeo")
    /// Sends the items to a device nearby.
    public static let airDrop = ActivityType(system: "AirDrop")
    /// Opens the items as books.
    public static let openInIBooks = ActivityType(system: "OpenInIBooks")
    /// Drawing on a PDF of the items.
    public static let markupAsPDF = ActivityType(system: "MarkupAsPDF")
    /// A post on Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(system: "PostToTencentWeibo")
  }

  /// Whether an activity acts on the items or sends them to others.
  public enum Category: Int, Hashable, Sendable {
    /// The activity acts on the items.
    case action = 0
    /// The activity sends the items to others.
    case share
  }

  /// Creates an activity.
  public override init() { super.init() }

  /// Whether the activity acts on the items or sends them. The default is an action.
  open class var activityCategory: Category { .action }
  /// The kind of the activity, or nil.
  open var activityType: ActivityType? { nil }
  /// The title that the sheet shows, or nil.
  open var activityTitle: String? { nil }
  /// The image that the sheet shows, or nil.
  open var activityImage: UIImage? { nil }
  /// The controller that is presented to perform the activity, or nil.
  open var activityViewController: UIViewController? { nil }

  /// Returns whether the activity can act on items. The default is false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed, with the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs an activity without a controller. The default says that it was not performed.
  open func perform() { activityDidFinish(false) }

  /// Called at the end of the activity.
  var didFinish: ((Bool) -> Void)?
  /// Ends the activity. The activity calls this method when it is performed or canceled.
  open func activityDidFinish(_ completed: Bool) {
    let finish = didFinish
    didFinish = nil
    finish?(completed)
  }
}

/// An object that provides the item of a sheet of activities.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns an object of the item's class, before the item itself is needed.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item for an activity, or nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of a message with the item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty subject by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// A source that computes its item when it is needed.
///
/// - Remark: Partial. It is not an `Operation`: the item is computed at once, on the main actor.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, @MainActor UIActivityItemSource {
  /// The object of the item's class that stands for it.
  public let placeholderItem: Any?
  /// The kind of the activity for which the item is needed, or nil.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Creates a source with an object of the item's class.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// The item. The default is the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Returns the placeholder.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }
  /// Returns the item, and stores the kind of the activity.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
