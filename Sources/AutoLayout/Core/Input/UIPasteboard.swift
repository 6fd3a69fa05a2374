import Foundation

/// A clipboard for copying and pasting data. Its contents exist only within the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the general pasteboard.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// An option of the items of a pasteboard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for the date at which the items expire.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// The key for a Boolean value that indicates whether the items stay on this device.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  /// The contents that all pasteboard objects with the same name share.
  private final class Contents {
    var items: [[String: Any]] = []
    var changeCount = 0
  }

  private static var named: [Name: Contents] = [:]
  private static let theGeneral = UIPasteboard(.general)

  /// The pasteboard for copying and pasting by the user.
  public class var general: UIPasteboard { theGeneral }

  /// Creates a reference to the pasteboard with a name. The initializer fails if there is none and
  /// `create` is false.
  public convenience init?(name: Name, create: Bool) {
    guard create || Self.named[name] != nil else { return nil }
    self.init(name)
  }

  /// Returns a new pasteboard with a unique name.
  public class func withUniqueName() -> UIPasteboard {
    UIPasteboard(Name(rawValue: UUID().uuidString))
  }

  /// Removes the pasteboard with a name. The general pasteboard cannot be removed.
  public class func remove(withName name: Name) { if name != .general { named[name] = nil } }

  private init(_ name: Name) {
    self.name = name
    contents = Self.named[name] ?? Contents()
    super.init()
    Self.named[name] = contents
  }

  private let contents: Contents

  /// The notification that the contents of a pasteboard have changed.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  /// The notification that a pasteboard was removed.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")

  /// The name of the pasteboard.
  public let name: Name
  /// The number of changes of the contents.
  open var changeCount: Int { contents.changeCount }

  /// The items, each with its values by uniform type identifier.
  open var items: [[String: Any]] {
    get { contents.items }
    set {
      contents.items = newValue
      contents.changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// Replaces the items.
  ///
  /// - Remark: Partial. The options have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  /// Appends items to those that the pasteboard has.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// The number of items on the pasteboard.
  open var numberOfItems: Int { items.count }

  /// Returns the value of a type of the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// Replaces all items with one item that has a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// Returns the data of a type of the first item.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String)?.data(using: .utf8)
  }
  /// Replaces all items with one item that has data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Returns a Boolean value that indicates whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }

  /// The text of the first item that has one, or `nil` if there is none. Setting it replaces the
  /// items.
  open var string: String? {
    get { strings?.first }
    set { items = newValue.map { [[Self.textType: $0]] } ?? [] }
  }
  /// The texts of the items, or `nil` if there are none.
  open var strings: [String]? {
    get { values(Self.textTypes) }
    set { items = (newValue ?? []).map { [Self.textType: $0] } }
  }
  /// The URL of the first item that has one, or `nil` if there is none. Setting it replaces the
  /// items.
  open var url: URL? {
    get { urls?.first }
    set { items = newValue.map { [[Self.urlType: $0]] } ?? [] }
  }
  /// The URLs of the items, or `nil` if there are none.
  open var urls: [URL]? {
    get { values([Self.urlType]) }
    set { items = (newValue ?? []).map { [Self.urlType: $0] } }
  }
  /// The image of the first item that has one, or `nil` if there is none. Setting it replaces the
  /// items.
  open var image: UIImage? {
    get { images?.first }
    set { items = newValue.map { [[Self.imageType: $0]] } ?? [] }
  }
  /// The images of the items, or `nil` if there are none.
  open var images: [UIImage]? {
    get { values([Self.imageType]) }
    set { items = (newValue ?? []).map { [Self.imageType: $0] } }
  }
  /// The color of the first item that has one, or `nil` if there is none. Setting it replaces the
  /// items.
  open var color: UIColor? {
    get { colors?.first }
    set { items = newValue.map { [[Self.colorType: $0]] } ?? [] }
  }
  /// The colors of the items, or `nil` if there are none.
  open var colors: [UIColor]? {
    get { values([Self.colorType]) }
    set { items = (newValue ?? []).map { [Self.colorType: $0] } }
  }

  /// A Boolean value that indicates whether an item has text.
  open var hasStrings: Bool { strings != nil }
  /// A Boolean value that indicates whether an item has a URL.
  open var hasURLs: Bool { urls != nil }
  /// A Boolean value that indicates whether an item has an image.
  open var hasImages: Bool { images != nil }
  /// A Boolean value that indicates whether an item has a color.
  open var hasColors: Bool { colors != nil }

  /// Returns the values of the first matching type of each item, or `nil` if there are none.
  private func values<Value>(_ types: [String]) -> [Value]? {
    let found = items.compactMap { item in types.lazy.compactMap { item[$0] as? Value }.first }
    return found.isEmpty ? nil : found
  }

  private static let textType = "public.utf8-plain-text"
  private static let textTypes = [textType, "public.text", "public.plain-text"]
  private static let urlType = "public.url"
  private static let imageType = "public.png"
  private static let colorType = "com.apple.uikit.color"
}
