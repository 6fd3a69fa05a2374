import Foundation

/// An action that the Home Screen offers for an application.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying {
  /// The identifier of the action's type.
  open internal(set) var type: String
  /// The text that the user sees, in the language of the user.
  open internal(set) var localizedTitle: String
  /// The smaller text below the title, if any.
  open internal(set) var localizedSubtitle: String?
  /// The icon, if any.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// The custom data of the app, if any.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// The content that the action opens, if any.
  open internal(set) var targetContentIdentifier: Any?

  /// Creates an action with a title, and an optional subtitle, icon and data.
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
  /// Returns a mutable action with the same values.
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
