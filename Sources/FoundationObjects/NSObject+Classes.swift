import Foundation

extension NSObject {
  /// Returns the class itself, which is the class that represents its instances in archives.
  public class func classForCoder() -> AnyClass { self }

  /// Returns the name of the class with those of its module and of the types around it.
  public class func description() -> String {
    // `NSStringFromClass` of Linux traps for nested classes. Private ones have a part in parentheses.
    String(reflecting: self).split(separator: ".").filter { !$0.hasPrefix("(") }
      .joined(separator: ".")
  }
}

extension NSObjectProtocol {
  /// Does nothing. Observers of values implement the method; the call of it with `super` ends here.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Calls the method of a selector on the main thread, as `perform(_:with:)` does. On the main thread
  /// with `wait`, it calls the method at once, else in a later turn of the main run loop.
  ///
  /// - Remark: Partial. Another thread never waits.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if Thread.isMainThread, wait {
      perform(aSelector, with: arg)
    } else {
      nonisolated(unsafe) let argument = arg
      let call = SelectorCall(self, aSelector)
      RunLoop.main.perform { _ = call.perform(with: argument) }
    }
  }
}

extension NSCoder {
  /// Returns nil. A coder has no values by names of properties; use `decodeObject(forKey:)`.
  public func value(forKey key: String) -> Any? { nil }
}

extension Timer {
  /// Creates a timer that is not scheduled and calls nothing.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }
}
