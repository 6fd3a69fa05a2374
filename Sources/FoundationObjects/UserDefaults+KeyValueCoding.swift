#if !canImport(Darwin)
  import Foundation

  /// The methods of `NSObject` by which programs read and write settings.
  extension UserDefaults {
    /// Sets the value of a setting, or removes it for `nil`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value of a setting, or `nil`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }
#endif
