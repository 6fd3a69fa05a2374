import Foundation

/// The menu with actions on a selection.
///
/// - Remark: Partial. The delegate provides the menu, which is not drawn.
@preconcurrency @MainActor
open class UIEditMenuInteraction: _UIViewInteraction {
  /// The object that provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The visible menu, or nil.
  public private(set) var visibleMenu: UIMenu?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Opens the menu of a configuration.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    visibleMenu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
  }

  /// Closes the menu.
  open func dismissMenu() { visibleMenu = nil }
  /// Asks the delegate again for the menu.
  open func reloadVisibleMenu() {}
  /// Asks the delegate again for the rectangle that the visible menu points to.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// Returns the location of the menu in a view's coordinates. It is always the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// The source of a menu with actions on a selection.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// An object that identifies the configuration.
  public let identifier: AnyHashable
  /// The point to which the menu points, in points in the coordinates of the view.
  public let sourcePoint: CGPoint

  /// Creates a configuration. An identifier is generated for nil.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// The delegate of a menu with actions on a selection.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu, or nil for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle beside which the menu is placed, in points.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// Returns a menu with the suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// Returns the null rectangle.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}

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

/// The menu on a selection, up to iOS 15.
///
/// - Remark: Partial. It is visible or not, but not drawn.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu of the application.
  public static let shared = UIMenuController()
  /// A Boolean value that indicates whether the menu is visible.
  open private(set) var isMenuVisible = false
  /// The custom items, or nil.
  open var menuItems: [UIMenuItem]?
  /// The rectangle of the menu; always zero.
  open var menuFrame: CGRect { .zero }
  /// The rectangle to which the menu points, in points.
  private var target = CGRect.null

  /// Sets the rectangle to which the menu points.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = targetRect }
  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  /// Shows the menu at a rectangle of a view, in points.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    isMenuVisible = true
  }
  /// Closes the menu if it is visible.
  open func hideMenu() { isMenuVisible = false }
  /// Hides the menu that belongs to a view.
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  /// Updates the menu after a change of its items.
  open func update() {}
}
