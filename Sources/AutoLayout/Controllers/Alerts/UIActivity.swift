import Foundation

/// An action on items that an activity sheet offers, such as sending them.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a type of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its name.
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
    /// An email message with the items as its body and attachments.
    public static let mail = ActivityType(system: "Mail")
    /// Printing.
    public static let print = ActivityType(system: "Print")
    /// Copying the items to the general pasteboard.
    public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
    /// Assigning an image to a contact.
    public static let assignToContact = ActivityType(system: "AssignToContact")
    /// Saving images to the photo library.
    public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
    /// Adding a web address to Safari's reading list.
    public static let addToReadingList = ActivityType(system: "AddToReadingList")
    /// Uploading photos to Flickr.
    public static let postToFlickr = ActivityType(system: "PostToFlickr")
    /// Uploading videos to Vimeo.
    public static let postToVimeo = ActivityType(system: "PostToVimeo")
    /// Sending the items to a nearby device.
    public static let airDrop = ActivityType(system: "AirDrop")
    /// Opening the items as books.
    public static let openInIBooks = ActivityType(system: "OpenInIBooks")
    /// Drawing on a PDF of the items.
    public static let markupAsPDF = ActivityType(system: "MarkupAsPDF")
    /// A post on Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(system: "PostToTencentWeibo")
  }

  /// The categories of activities.
  public enum Category: Int, Hashable, Sendable {
    /// The activity acts on the items.
    case action = 0
    /// The activity sends the items to others.
    case share
  }

  /// Creates an activity.
  public override init() { super.init() }

  /// The category of the activity. The default is an action.
  open class var activityCategory: Category { .action }
  /// The type of the activity, by which apps can exclude it, or `nil` if it cannot be excluded.
  open var activityType: ActivityType? { nil }
  /// The title that the sheet shows.
  open var activityTitle: String? { nil }
  /// The image that the sheet shows.
  open var activityImage: UIImage? { nil }
  /// The controller to present for performing the activity, or `nil` to call `perform()`.
  open var activityViewController: UIViewController? { nil }

  /// Returns a Boolean value that indicates whether the activity can act on items. The default is
  /// `false`.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Prepares the activity with the items, before it is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs an activity without a controller. The default implementation reports that it was not
  /// performed.
  open func perform() { activityDidFinish(false) }

  /// The closure to call at the end of the activity.
  var didFinish: ((Bool) -> Void)?
  /// Ends the activity. The activity calls this method when it is complete or canceled.
  open func activityDidFinish(_ completed: Bool) {
    let finish = didFinish
    didFinish = nil
    finish?(completed)
  }
}

/// An object that provides the item of an activity sheet.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder of the item's class, before the item itself is needed.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item for an activity, or `nil` if there is none.
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
/// - Remark: Partial. It is not an `Operation`: the item is computed immediately, on the main
///   actor.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, @MainActor UIActivityItemSource {
  /// A placeholder of the item's class.
  public let placeholderItem: Any?
  /// The type of the activity for which the item is needed.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Creates a source with a placeholder of the item's class.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// The item. The default is the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Returns the placeholder.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }
  /// Stores the type of the activity and returns the item.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
