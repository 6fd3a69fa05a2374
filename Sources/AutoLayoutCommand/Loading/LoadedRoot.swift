import AutoLayout
import Foundation
import InterfaceBuilder

/// A root of a document that a running program loads and shows in a window.
///
/// Scenes are shown as their segues specify: with the bars of their containers, pushed, presented
/// or embedded. Views of xibs that fill a screen are the view of a controller. Roots of an unknown
/// size are shown in a container with the size that `frames` computes, in a window without safe
/// area.
@MainActor
final class LoadedRoot {
  /// The root in the document.
  let root: InterfaceRoot
  /// The route to the root's controller, or `nil` for a root without one.
  let route: SceneRoute?
  /// The loaded view, or `nil` if loading failed.
  private(set) var view: UIView?
  /// The window that shows the view.
  private let window: UIWindow
  /// The device of the window.
  private let device: Device

  /// Loads the root at an index of the document with a name, and shows it in a window of a device.
  init(_ root: InterfaceRoot, at index: Int, of name: String, on device: Device) {
    self.root = root
    self.device = device
    window = UIWindow(device: device)
    let isScene = root.document.kind == .storyboard
    route = isScene ? root.controller.map { SceneRoute(to: $0, in: root.document) } : nil
    if let route {
      showScene(route, UIStoryboard(name: name, bundle: nil))
    } else if !isScene {
      showNib(UINib(nibName: name, bundle: nil), at: index)
    }
  }

  /// The root in a container with the size that `frames` computes, which is the first root of the
  /// route if its size is unknown, or `nil` if the root fills the window.
  private lazy var piece: InterfaceRoot? = {
    let first = route.map { route in root.document.roots.first { $0.controller == route.start } }
    guard let outer = first ?? root else { return nil }
    return outer.hasUnknownSize ? outer : nil
  }()

  /// A Boolean value that indicates whether the first root of the route is in such a container.
  var isPiece: Bool { piece != nil }

  /// The view of `piece`.
  private var pieceView: UIView?

  /// Shows a scene as its segues specify.
  private func showScene(_ route: SceneRoute, _ storyboard: UIStoryboard) {
    guard let first = route.makeStart(from: storyboard) else { return }
    if piece == nil { show(first) } else { showPiece(first.view, of: first) }
    view = route.follow(from: first)?.view
  }

  /// Shows a view in a container, with its controller.
  private func showPiece(_ view: UIView, of controller: UIViewController?) {
    let host = UIViewController()
    host.viewRespectsSystemMinimumLayoutMargins = false
    host.view.layoutMargins = .zero
    if let controller { host.addChild(controller) }
    host.view.addSubview(view)
    controller?.didMove(toParent: host)
    pieceView = view
    show(host)
    turn(to: .portrait)
  }

  /// Shows the view of a xib at an index, as the view of a controller if it fills the window or if
  /// the file specifies it.
  private func showNib(_ nib: UINib, at index: Int) {
    let owner = piece == nil || root.isViewOfOwner ? UIViewController() : NSObject()
    let objects = nib.instantiate(withOwner: owner)
    view = objects.indices.contains(index) ? objects[index] as? UIView : nil
    guard let view else { return }
    let controller = owner as? UIViewController
    if let controller, controller.viewIfLoaded !== view { controller.view = view }
    if piece != nil { showPiece(view, of: controller) } else if let controller { show(controller) }
  }

  /// Shows a controller as the root of the window.
  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Turns the device and lays out the window.
  func turn(to orientation: Device.Orientation) {
    let screen = UIScreen(device: device, orientation: orientation)
    UIScreen.main = screen
    window.move(to: screen)
    if let piece, let pieceView {
      window.layoutEnvironment.safeAreaInsets = .zero
      let size = piece.canvas(.device(device, orientation)).size
      pieceView.frame = CGRect(origin: pieceView.frame.origin, size: size)
    }
    window.layoutIfNeeded()
  }

  /// Removes the controllers from the window.
  func close() { window.rootViewController = nil }
}
