import AutoLayout
import Foundation
import LayoutModel
import UIKit

/// The window in which a program shows one screen.
@MainActor
struct ScreenStage {
  /// The request.
  private let request: ScreenRequest
  /// The window.
  private let window: UIWindow

  /// The color behind views and cells that are shown alone: a middle gray, on which both light and
  /// dark texts are visible.
  private static let backdrop = UIColor(white: 0.5, alpha: 1)

  /// Creates the window of a request.
  init(_ request: ScreenRequest) {
    self.request = request
    let device = Device(identifier: request.device) ?? Device.all[0]
    let orientation: Device.Orientation = request.isLandscape ? .landscape : .portrait
    UIScreen.main = UIScreen(device: device, orientation: orientation)
    InterfaceSources.folders = request.folders.map { URL(fileURLWithPath: $0, isDirectory: true) }
    window = UIWindow(device: device, orientation: orientation)
    prepare(window)
  }

  /// Sets the appearance, direction and text size of a window.
  private func prepare(_ window: UIWindow) {
    var environment = window.layoutEnvironment
    if request.isRightToLeft { environment.layoutDirection = .rightToLeft }
    if request.isDark { environment.userInterfaceStyle = .dark }
    if let size = request.contentSize {
      environment.preferredContentSizeCategory = UIContentSizeCategory(rawValue: size)
    }
    window.layoutEnvironment = environment
  }

  /// Shows an object and returns the layout of its window.
  ///
  /// - Parameters:
  ///   - screen: A controller, a view or a window.
  ///   - wrapper: A closure that changes controllers before they are shown.
  /// - Returns: The reply with the layout.
  func reply(
    showing screen: AnyObject, wrapper: (@MainActor (UIViewController) -> UIViewController)?
  ) -> ScreenReply {
    if let shown = screen as? UIWindow {
      prepare(shown)
      return ScreenReply(kind: .window, snapshot: settled(shown))
    }
    if let controller = screen as? UIViewController {
      window.rootViewController = contained(wrapper?(controller) ?? controller)
      return ScreenReply(kind: .controller, snapshot: settled(window))
    }
    let view = screen as? UIView ?? UIView()
    let controller = UIViewController()
    controller.view.backgroundColor = Self.backdrop
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    Self.fill(view)
    place(view, in: controller.view)
    return ScreenReply(kind: Self.isCell(view) ? .cell : .view, snapshot: settled(window))
  }

  /// Returns a controller in the requested containers. Containers are not put into others.
  private func contained(_ controller: UIViewController) -> UIViewController {
    let isContainer =
      controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController || controller is UIAlertController
    switch request.container {
    case .bare: return controller
    case _ where isContainer: return controller
    case .navigation: return UINavigationController(rootViewController: controller)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: controller)]
      return tabs
    }
  }

  /// Shows a window, lets the run loop run and returns the layout.
  private func settled(_ window: UIWindow) -> LayoutSnapshot {
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let end = Date(timeIntervalSinceNow: request.settlingTime)
    while Date() < end { RunLoop.main.run(until: min(end, Date(timeIntervalSinceNow: 0.02))) }
    window.layoutIfNeeded()
    return window.layoutSnapshot()
  }

  /// Gives a label, button or image view without content a text or a symbol, so that its look is
  /// visible.
  private static func fill(_ view: UIView) {
    if let label = view as? UILabel, label.text?.isEmpty ?? true {
      label.text = "Label"
    } else if let button = view as? UIButton, button.configuration == nil,
      button.title(for: .normal)?.isEmpty ?? true, button.image(for: .normal) == nil
    {
      button.setTitle("Button", for: .normal)
    } else if let image = view as? UIImageView, image.image == nil {
      image.image = UIImage(systemName: "photo")
    }
  }

  private static func isCell(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UICollectionReusableView
      || view is UITableViewHeaderFooterView
  }

  /// Adds a view below the safe area of a container: at its own size, at the width of the container
  /// with the height that its constraints give, or over the whole container.
  private func place(_ view: UIView, in container: UIView) {
    let area = container.bounds.inset(by: container.safeAreaInsets)
    let frame = CGRect(origin: area.origin, size: size(of: view, in: area.size))
    let usesConstraints = !view.translatesAutoresizingMaskIntoConstraints
    container.addSubview(view)
    guard usesConstraints, !Self.isCell(view) else {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = frame
      return
    }
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: frame.minY),
    ])
    for constraint in [
      view.widthAnchor.constraint(equalToConstant: frame.width),
      view.heightAnchor.constraint(equalToConstant: frame.height),
    ] {
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
    }
  }

  /// Returns the size of a view that is shown alone in an area.
  private func size(of view: UIView, in area: CGSize) -> CGSize {
    if !Self.isCell(view), view.subviews.isEmpty {
      let own = view.intrinsicContentSize
      if own.width > 0, own.height > 0 {
        return CGSize(width: min(own.width, area.width), height: min(own.height, area.height))
      }
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: area.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if let height = request.cellHeight, Self.isCell(view) {
      return CGSize(width: area.width, height: CGFloat(height))
    }
    if fitting.height >= 1, fitting.height < area.height {
      let least: CGFloat = Self.isCell(view) ? 44 : 1
      return CGSize(width: area.width, height: max(least, fitting.height))
    }
    return Self.isCell(view) ? CGSize(width: area.width, height: area.width / 2) : area
  }
}
