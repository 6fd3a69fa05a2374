import Foundation

/// The actions of the Home Screen.
@MainActor
private var storedShortcutItems: [UIApplicationShortcutItem]?

extension UIApplication {
  /// The actions that the Home Screen offers.
  ///
  /// - Remark: Inert. There is no Home Screen; the value is stored.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { storedShortcutItems }
    set { storedShortcutItems = newValue }
  }
}
