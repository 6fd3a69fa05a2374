#if !canImport(Darwin)
  import Foundation

  /// The methods of `NSObject` for reading and writing settings.
  extension UserDefaults {
    /// Sets the value of a setting, or removes it if `value` is `nil`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value of a setting, or `nil` if there is none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
  }
#endif
