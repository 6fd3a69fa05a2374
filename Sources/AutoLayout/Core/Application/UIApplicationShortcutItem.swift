import Foundation

/// An action that the Home Screen offers for an application.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying {
  /// The name of the kind of action.
  open internal(set) var type: String
  /// The text that the user sees, in the language of the user.
  open internal(set) var localizedTitle: String
  /// The smaller text below the title, or nil.
  open internal(set) var localizedSubtitle: String?
  /// The icon, or nil.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// The data of the program, or nil.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// The content that the action opens, or nil.
  open internal(set) var targetContentIdentifier: Any?

  /// Creates an action with a title, and with a subtitle, an icon and data if they are not nil.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates an action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Returns an action with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { copied(isMutable: false) }
  /// Returns an action with the same values that can be changed.
  nonisolated open override func mutableCopy() -> Any {
    let made: UIApplicationShortcutItem = MainActor.assumeIsolated { copied(isMutable: true) }
    return made
  }

  private func copied(isMutable: Bool) -> UIApplicationShortcutItem {
    let create =
      isMutable
      ? UIMutableApplicationShortcutItem.init(
        type:localizedTitle:localizedSubtitle:icon:userInfo:)
      : UIApplicationShortcutItem.init(type:localizedTitle:localizedSubtitle:icon:userInfo:)
    let made = create(type, localizedTitle, localizedSubtitle, icon, userInfo)
    made.targetContentIdentifier = targetContentIdentifier
    return made
  }
}

/// An action of the Home Screen that can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The icon of an action of the Home Screen.
///
/// - Remark: Inert. There is no Home Screen.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The icons of the system.
  public enum IconType: Int, Hashable, Sendable {
    /// A pen on a sheet.
    case compose = 0
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// A plus sign.
    case add
    /// An arrow.
    case location
    /// A magnifying glass.
    case search
    /// A box with an arrow.
    case share
    /// A crossed circle.
    case prohibit
    /// A person.
    case contact
    /// A house.
    case home
    /// A place on a map.
    case markLocation
    /// A star.
    case favorite
    /// A heart.
    case love
    /// A symbol of data that are stored by a service.
    case cloud
    /// An envelope.
    case invitation
    /// A sign of approval.
    case confirmation
    /// A letter.
    case mail
    /// A speech bubble.
    case message
    /// A calendar with a date.
    case date
    /// A clock.
    case time
    /// A camera for photos.
    case capturePhoto
    /// A camera for videos.
    case captureVideo
    /// An empty box of a task.
    case task
    /// A checked box of a task.
    case taskCompleted
    /// A bell.
    case alarm
    /// A mark in a book.
    case bookmark
    /// Crossed arrows.
    case shuffle
    /// A speaker.
    case audio
    /// Two arrows in a circle.
    case update
  }

  private override init() { super.init() }

  /// Creates an icon of the system.
  public convenience init(type: IconType) { self.init() }
  /// Creates an icon of an image of the main bundle.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates an icon of a symbol.
  public convenience init(systemImageName: String) { self.init() }
}
