import UIKit

/// Creates the window with the three tabs of the app.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  /// The current day. Trips that ended before it are past.
  public var today = Date()
  private(set) lazy var store = TripStore(trips: Trip.samples, today: today)

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = .systemIndigo
    window.rootViewController = MainTabBarController(store: store)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
