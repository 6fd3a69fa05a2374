import Foundation

/// A custom item of the menu on a selection, up to iOS 15.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The text that the menu shows for the item.
  open var title: String
  /// The method that the item calls.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The menu for a selection, up to iOS 15.
///
/// - Remark: Partial. Its visibility is tracked, but it is not drawn.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu of the application.
  public static let shared = UIMenuController()
  /// A Boolean value that indicates whether the menu is visible.
  open private(set) var isMenuVisible = false
  /// The custom items, if any.
  open var menuItems: [UIMenuItem]?
  /// The rectangle of the menu. It is always zero.
  open var menuFrame: CGRect { .zero }
  /// The directions in which the arrow of the menu points.
  public enum ArrowDirection: Int, Hashable, Sendable {
    /// Up or down, depending on the available space.
    case `default` = 0
    /// The menu is below its target.
    case up
    /// The menu is above its target.
    case down
    /// The menu is on the right of its target.
    case left
    /// The menu is on the left of its target.
    case right
  }
  /// The direction in which the arrow of the menu points.
  ///
  /// - Remark: Inert. The menu is not drawn.
  open var arrowDirection = ArrowDirection.default
  /// The notification that the menu is about to be shown.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The notification that the menu was shown.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// The notification that the menu is about to be hidden.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The notification that the menu was hidden.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// The notification that the frame of the menu changed.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
  /// The rectangle to which the menu points, in points in the coordinates of the view with which it
  /// was set. It is null until the program sets it.
  private var target = CGRect.null

  /// Sets the rectangle to which the menu points.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = targetRect }
  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    show(menuVisible)
  }
  /// Shows the menu at a rectangle of a view, in points.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show(true)
  }
  /// Closes the menu if it is visible.
  open func hideMenu() { show(false) }
  /// Closes the menu if it is visible. The view is not used.
  open func hideMenu(from targetView: UIView) { show(false) }
  /// Shows or hides the menu, and posts that.
  private func show(_ isVisible: Bool) {
    guard isVisible != isMenuVisible else { return }
    let center = NotificationCenter.default
    center.post(
      name: isVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification, object: self)
    isMenuVisible = isVisible
    center.post(
      name: isVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification, object: self)
  }
  /// Updates the menu after a change of its items. This has no effect, because the menu is not
  /// drawn.
  open func update() {}
}
