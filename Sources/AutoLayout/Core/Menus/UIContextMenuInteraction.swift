import Foundation

/// An interaction that opens a context menu for a view. Programs and tests open it with
/// `openMenu(at:)`.
@preconcurrency @MainActor
open class UIContextMenuInteraction: _UIViewInteraction {
  /// The forms of a context menu.
  public enum Appearance: Int, Hashable, Sendable {
    /// The input mode is unknown.
    case unknown = 0
    /// A preview with a menu.
    case rich
    /// A menu alone.
    case compact
  }

  /// The object that provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The form of the menu.
  open var menuAppearance: Appearance { .rich }
  private var place = CGPoint.zero
  /// The configuration of the visible menu.
  private var configuration: UIContextMenuConfiguration?
  /// The visible menu, if any.
  public private(set) var visibleMenu: UIMenu?

  /// Creates an interaction with the object that provides the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Returns the location of the interaction in a view's coordinates, in points.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  /// Closes the visible menu.
  open func dismissMenu() {
    guard let configuration else { return }
    visibleMenu = nil
    self.configuration = nil
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
  }

  /// Replaces the visible menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if let visibleMenu { self.visibleMenu = block(visibleMenu) }
  }

  /// Opens the menu in the same way as a long press at a point of the view, in points, and returns
  /// it. Returns `nil` if the delegate does not provide a menu.
  ///
  /// Programs and tests call it in place of touches. It is not part of UIKit. The menu is not
  /// drawn.
  @discardableResult
  public func openMenu(at point: CGPoint) -> UIMenu? {
    place = point
    guard
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: point)
    else { return nil }
    self.configuration = configuration
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    visibleMenu = configuration.actionProvider?([])
    return visibleMenu
  }
}

/// The type of the closure that creates a context menu from suggested actions.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
/// The type of the closure that creates the controller of the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.ContentProvider

/// The preview and the actions of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The type of the closure that creates the menu from suggested actions.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// The type of the closure that creates the controller of the preview.
  public typealias ContentProvider = () -> UIResponder?

  /// An object that identifies the configuration.
  public let identifier: any NSCopying
  let previewProvider: ContentProvider?
  let actionProvider: ActionProvider?
  /// The order of the elements.
  ///
  /// - Remark: Inert. Menus are not drawn.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// The ways in which the elements of a menu are ordered relative to the location at which it
  /// opened.
  public enum ElementOrder: Int, Hashable, Sendable {
    /// The system chooses.
    case automatic = 0
    /// The first element is closest to the finger.
    case priority
    /// The elements have their order from top to bottom.
    case fixed
  }

  /// Creates a configuration. If `identifier` is `nil`, an identifier is generated.
  ///
  /// - Remark: Partial. `previewProvider` is not called, because previews are not shown.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

/// An object to which changes alongside the display of a context menu are added.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes alongside the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An object to which changes alongside the choice of a preview are added.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style of the change from the preview to its content.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The styles of the change from a preview to its content.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The preview disappears.
  case dismiss = 0
  /// The preview expands.
  case pop
}

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// Creates the default appearance.
  public override init() { super.init() }
  /// The part of the view that is shown, or `nil` for all.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, or `nil` for that of the view.
  open var shadowPath: UIBezierPath?
  /// The color behind the view.
  open var backgroundColor: UIColor! = .systemBackground
}

/// The target to which a preview moves.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that contains the target.
  public let container: UIView
  /// The center in points in the container's coordinates.
  public let center: CGPoint
  /// The transform of the preview.
  public let transform: CGAffineTransform

  /// Creates a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// A view that is shown in a preview, with its target.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that the preview shows.
  public let view: UIView
  /// The appearance.
  public let parameters: UIPreviewParameters
  /// The location to which the preview moves.
  public let target: UIPreviewTarget
  /// The size of the view in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview of a view at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }

  /// Creates a preview of a view at its current position. If `parameters` is `nil`, the preview has
  /// the default appearance.
  public convenience init(view: UIView, parameters: UIPreviewParameters? = nil) {
    self.init(
      view: view, parameters: parameters ?? UIPreviewParameters(),
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Returns the preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
