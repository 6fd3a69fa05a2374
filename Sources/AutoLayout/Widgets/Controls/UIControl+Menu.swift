import Foundation

/// The menu of a control.
@MainActor
private final class ControlMenu {
  var menu: UIMenu?
  var isPrimary = false
  var isContextMenuEnabled = false
  var order = UIContextMenuConfiguration.ElementOrder.automatic
  var behavioralStyle = UIBehavioralStyle.automatic
}

extension UIControl {
  private var controlMenu: ControlMenu {
    attachments.object(ControlMenu.self, or: ControlMenu.init)
  }

  /// A Boolean value that indicates whether a tap opens the menu instead of a long press. The
  /// default is `false`.
  ///
  /// - Remark: Inert. Touches are not delivered; use `chooseMenuElement(titled:)` of a button.
  public var showsMenuAsPrimaryAction: Bool {
    get { attachments[ControlMenu.self]?.isPrimary ?? false }
    set { controlMenu.isPrimary = newValue }
  }

  /// A Boolean value that indicates whether the control has a context menu. The default is `true`
  /// for a button with a menu, and otherwise `false`.
  public var isContextMenuInteractionEnabled: Bool {
    get { attachments[ControlMenu.self]?.isContextMenuEnabled ?? false }
    set { controlMenu.isContextMenuEnabled = newValue }
  }

  fileprivate var storedMenu: UIMenu? {
    get { attachments[ControlMenu.self]?.menu }
    set {
      controlMenu.menu = newValue
      isContextMenuInteractionEnabled = newValue != nil
    }
  }
}

extension UIButton {
  /// The order of the elements of the menu, relative to the view that opened it.
  ///
  /// - Remark: Inert. Menus are not drawn.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { attachments[ControlMenu.self]?.order ?? .automatic }
    set { attachments.object(ControlMenu.self, or: ControlMenu.init).order = newValue }
  }
  /// The preferred behavioral style.
  ///
  /// - Remark: Inert. The value is stored; only Macs have a style other than that of iPads.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { attachments[ControlMenu.self]?.behavioralStyle ?? .automatic }
    set { attachments.object(ControlMenu.self, or: ControlMenu.init).behavioralStyle = newValue }
  }
  /// The behavioral style in effect, which is always that of the iPad, also on iPhones.
  public var behavioralStyle: UIBehavioralStyle { .pad }

  /// The menu of the button.
  public var menu: UIMenu? {
    get { storedMenu }
    set { storedMenu = newValue }
  }

  /// Performs the action with a title, in the menu or its submenus, as the user does by choosing
  /// it. Disabled and hidden actions cannot be chosen.
  ///
  /// It simulates a touch. UIKit has no such method.
  ///
  /// - Returns: `true` if there is such an action.
  @discardableResult
  public func chooseMenuElement(titled title: String) -> Bool {
    guard let action = menu?.action(titled: title) else { return false }
    action.perform(from: self)
    return true
  }
}

extension UIMenu {
  /// Returns the first action with a title that can be chosen, or `nil` if there is none.
  fileprivate func action(titled title: String) -> UIAction? {
    for element in children {
      if let action = element as? UIAction, action.title == title,
        action.attributes.isDisjoint(with: [.disabled, .hidden])
      {
        return action
      }
      if let found = (element as? UIMenu)?.action(titled: title) { return found }
    }
    return nil
  }
}
