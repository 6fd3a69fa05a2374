import Foundation

extension UIApplication {
  /// Returns the shared application for the keys `shared` and `sharedApplication`, and `nil` for
  /// other keys. App extensions, where the shared application is not available, read it by key.
  public class func value(forKey key: String) -> Any? {
    ["shared", "sharedApplication"].contains(key) ? shared : nil
  }

  /// Returns the shared application for the paths `shared` and `sharedApplication`, and `nil` for
  /// other paths.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
