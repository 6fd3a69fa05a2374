import Foundation

/// The buttons in the bar above the keyboard of an iPad.
///
/// - Remark: Inert. No keyboard is displayed; the values are stored.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// A Boolean value that indicates whether the user can hide the buttons. The default is `true`.
  open var allowsHidingShortcuts = true
  /// The groups of buttons before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups of buttons after the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// The key of a responder's assistant item is the address of this variable.
nonisolated(unsafe) private var assistantItemKey: UInt8 = 0

extension UIResponder {
  /// The buttons in the bar above the keyboard.
  ///
  /// - Remark: Inert. No keyboard is displayed.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let known = objc_getAssociatedObject(self, &assistantItemKey) as? UITextInputAssistantItem {
      return known
    }
    let made = UITextInputAssistantItem()
    objc_setAssociatedObject(self, &assistantItemKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}
