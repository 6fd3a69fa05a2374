import Foundation

#if canImport(Darwin)
  extension UIKitObject {
    /// Calls a closure that changes a property. The Objective-C runtime notifies the observers.
    final func changing(_ key: StaticString, _ change: () -> Void) { change() }
    /// Does nothing, because the Objective-C runtime notifies the observers.
    final func willChange(_ key: StaticString) {}
    /// Does nothing, because the Objective-C runtime notifies the observers.
    final func didChange(_ key: StaticString) {}
  }
#else
  extension UIKitObject: @preconcurrency KeyValueObserved, @preconcurrency KeyValueObserving,
    @preconcurrency SelectorResponding
  {
    /// Returns the value of a property by its name, or `nil` if there is none.
    public func observedValue(forKey key: String) -> Any? {
      KeyedProperty.find(key, in: self)?.value(self)
    }

    /// Calls a closure that changes a property, and notifies the observers of the property before
    /// and after the change.
    final func changing(_ key: StaticString, _ change: () -> Void) {
      willChange(key)
      change()
      didChange(key)
    }

    /// Notifies the observers of a property that it is about to change.
    final func willChange(_ key: StaticString) {
      if let keyValueObservers { keyValueObservers.willChange(key.description, of: self) }
    }

    /// Notifies the observers of a property that it has changed.
    final func didChange(_ key: StaticString) {
      if let keyValueObservers { keyValueObservers.didChange(key.description, of: self) }
    }

    /// Sets the properties with the names in a dictionary. `NSNull` stands for `nil`.
    public func setValuesForKeys(_ values: [String: Any]) {
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        setValue(value is NSNull ? nil : value, forKey: key)
      }
    }

    /// Returns the value at the end of a path of names that are separated by dots.
    func baseValue(forKeyPath keyPath: String) -> Any? {
      let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
      guard let first = parts.first else { return nil }
      guard parts.count == 2 else { return value(forKey: first) }
      return (value(forKey: first) as? UIKitObject)?.value(forKeyPath: parts[1])
    }

    /// Sets the property at the end of a path of names that are separated by dots.
    func setBaseValue(_ value: Any?, forKeyPath keyPath: String) {
      let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
      guard let first = parts.first else { return }
      guard parts.count == 2 else { return setValue(value, forKey: first) }
      (self.value(forKey: first) as? UIKitObject)?.setValue(value, forKeyPath: parts[1])
    }
  }
#endif
