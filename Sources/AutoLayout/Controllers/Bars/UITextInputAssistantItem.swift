import Foundation

/// Buttons that are shown together in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons that are shown from left to right.
  open var barButtonItems: [UIBarButtonItem]
  /// The button that is shown instead if there is no room for all, or nil.
  ///
  /// - Remark: Inert. Groups are not drawn.
  open var representativeItem: UIBarButtonItem?
  /// A Boolean value that indicates whether the representative button is shown; always false.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Creates a group of buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Always returns nil: archives are not read.
  public required init?(coder: NSCoder) { nil }
}

/// The buttons in the bar above the keyboard of an iPad.
///
/// - Remark: Inert. No keyboard is displayed; the values are stored.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// A Boolean value that indicates whether the user can hide the buttons. The default is true.
  open var allowsHidingShortcuts = true
  /// The groups of buttons before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups of buttons after the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// The address of this variable is the key of the item of a responder.
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
