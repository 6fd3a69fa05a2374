import Foundation

/// An interaction that shows a menu with actions for a selection.
///
/// - Remark: Partial. The delegate provides the menu, which is not drawn.
@preconcurrency @MainActor
open class UIEditMenuInteraction: _UIViewInteraction {
  /// The object that provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The visible menu, if any.
  public private(set) var visibleMenu: UIMenu?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The configuration of the menu that was opened last.
  private var configuration: UIEditMenuConfiguration?

  /// Opens the menu of a configuration.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    self.configuration = configuration
    visibleMenu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
  }

  /// Closes the menu.
  open func dismissMenu() { visibleMenu = nil }
  /// Requests the menu from the delegate again if it is visible.
  open func reloadVisibleMenu() {
    if visibleMenu != nil, let configuration { presentEditMenu(with: configuration) }
  }
  /// Requests the rectangle to which the visible menu points from the delegate again.
  ///
  /// - Remark: Inert. The menu is not drawn.
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

  /// Creates a configuration. If `identifier` is `nil`, an identifier is generated.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// The delegate of a menu with actions on a selection.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu, or `nil` for no menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle to which the menu points, in points in the coordinates of the view.
  ///
  /// - Remark: Inert. It is never called, because menus are not drawn.
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
