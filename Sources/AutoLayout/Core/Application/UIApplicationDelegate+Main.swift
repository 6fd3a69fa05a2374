import Foundation

extension UIApplicationDelegate {
  /// Starts the app of a delegate with the attribute `@main`: creates the delegate with `init()`,
  /// and notifies it that the app launches and becomes active.
  ///
  /// - Remark: Partial. There are no events, so the program ends after the launch. Scenes are not
  ///   connected.
  public static func main() {
    guard let delegate = NSObject.create(Self.self) as? Self else { return }
    let application = UIApplication.shared
    application.delegate = delegate
    withExtendedLifetime(delegate) {
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      delegate.applicationDidBecomeActive(application)
    }
  }
}
