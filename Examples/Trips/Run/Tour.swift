import Foundation
import LayoutRendering
import TripsApp
import UIKit

/// A tour of the app's screens on a device, with UIKit's public API only.
@MainActor
struct Tour {
  private let app = AppDelegate()
  private let device: Device

  /// Launches the app on a device.
  init(device: Device) {
    self.device = device
    ProfileClasses.register()
    UIScreen.main = UIScreen(device: device)
    app.today = Date(timeIntervalSince1970: 1_795_392_000)  // November 23, 2026
    _ = app.application(.shared, didFinishLaunchingWithOptions: nil)
  }

  private var window: UIWindow { app.window ?? UIWindow() }
  private var tabs: UITabBarController? { window.rootViewController as? UITabBarController }
  private var stack: UINavigationController? {
    tabs?.selectedViewController as? UINavigationController
  }

  /// Returns the pictures of all screens, with a name for each.
  func pictures() -> [(name: String, picture: String)] {
    var pictures: [(String, String)] = []
    func draw(_ name: String, _ appearance: SVGAppearance = .light) {
      window.layoutIfNeeded()
      let renderer = SVGRenderer(options: .rasterized(appearance))
      pictures.append((name, renderer.svg(for: window.layoutSnapshot())))
    }
    draw("trips")
    draw("trips-dark", .dark)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    draw("trips-large-text")
    window.traitOverrides.preferredContentSizeCategory = .large
    openFirstTrip()
    draw("trip")
    window.move(to: UIScreen(device: device, orientation: .landscape))
    draw("trip-landscape")
    window.move(to: UIScreen(device: device))
    stack?.topViewController?.navigationItem.rightBarButtonItems?.first?.tap()
    draw("form")
    stack?.topViewController?.dismiss(animated: false)
    stack?.popViewController(animated: false)
    tabs?.selectedIndex = 1
    draw("places")
    window.move(to: UIScreen(device: device, orientation: .landscape))
    draw("places-landscape")
    window.move(to: UIScreen(device: device))
    tabs?.selectedIndex = 2
    draw("profile")
    return pictures
  }

  private func openFirstTrip() {
    let list = stack?.topViewController as? UITableViewController
    list?.tableView.tapRow(at: IndexPath(row: 0, section: 0))
  }
}
