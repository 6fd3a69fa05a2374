import UIKit

/// A window that shows a view or controller while a snapshot of it is taken.
///
/// Views are created, sized and laid out in the same order as swift-snapshot-testing does on a
/// simulator, because frames depend on it.
@MainActor
struct SnapshotHost {
  /// The window, which is not the app's key window.
  private let window: SnapshotWindow
  /// The controller that fills the window and passes the traits to `content`.
  private let root: UIViewController
  /// The controller that is shown, or that contains the view that is shown.
  private let content: UIViewController

  /// Shows a view in a plain controller. A size that is not `nil` is in points.
  init(view: UIView, size: CGSize?, traits: UITraitCollection) {
    let config = ViewImageConfig(size: size ?? view.frame.size, traits: traits)
    self.init(UIViewController(), showing: view, on: config)
  }

  /// Shows a controller on a device, with traits in addition to those of the device.
  init(controller: UIViewController, on config: ViewImageConfig, traits: UITraitCollection) {
    var config = config
    config.traits = UITraitCollection(traitsFrom: [config.traits, traits])
    self.init(controller, showing: controller.view, on: config)
  }

  private init(
    _ controller: UIViewController, showing view: UIView, on config: ViewImageConfig
  ) {
    let size = config.size ?? controller.view.frame.size
    view.frame.size = size
    if view !== controller.view {
      controller.view.bounds = view.bounds
      controller.view.addSubview(view)
    }
    content = controller
    window = SnapshotWindow(size: size, safeArea: config.safeArea, for: controller)
    root = UIViewController()
    install(config.traits)
    if size.width == 0 || size.height == 0 {
      view.sizeToFit()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  /// Shows the content in the window, as a child that gets the traits.
  private func install(_ traits: UITraitCollection) {
    root.view.backgroundColor = .clear
    root.view.frame = window.frame
    root.preferredContentSize = root.view.frame.size
    embed(content.view, in: root.view)
    root.addChild(content)
    root.setOverrideTraitCollection(traits, forChild: content)
    content.didMove(toParent: root)
    window.rootViewController = root
    window.addContent()
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()
    for controller in [root, content] {
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
    }
  }

  /// Makes a view fill the root with its autoresizing mask, or with constraints if it uses them.
  private func embed(_ view: UIView, in container: UIView) {
    let usesMask = view.translatesAutoresizingMaskIntoConstraints
    container.translatesAutoresizingMaskIntoConstraints = usesMask
    view.frame = container.frame
    container.addSubview(view)
    if usesMask {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: container.topAnchor),
        view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      ])
    }
  }

  /// Removes the content from the window.
  func dispose() {
    root.beginAppearanceTransition(false, animated: false)
    content.willMove(toParent: nil)
    content.view.removeFromSuperview()
    content.removeFromParent()
    content.didMove(toParent: nil)
    root.endAppearanceTransition()
    window.rootViewController = nil
  }
}
