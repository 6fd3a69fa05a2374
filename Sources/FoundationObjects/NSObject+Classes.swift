import Foundation

extension NSObject {
  /// Returns the class that represents the instances in archives, which is the class itself.
  public class func classForCoder() -> AnyClass { self }

  /// Returns the name of the class, qualified with its module and enclosing types.
  public class func description() -> String {
    // On Linux, `NSStringFromClass` traps for nested classes. Private ones have a part in
    // parentheses.
    String(reflecting: self).split(separator: ".").filter { !$0.hasPrefix("(") }
      .joined(separator: ".")
  }
}

extension NSObjectProtocol {
  /// Does nothing. Observers of values override the method and can call `super`.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Calls the method of a selector on the main thread, as `perform(_:with:)` does. On the main
  /// thread with `wait`, it calls the method immediately, otherwise in a later turn of the main run
  /// loop.
  ///
  /// - Remark: Partial. Other threads never wait.
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
  /// Always returns `nil`. A coder has no key-value coding; use `decodeObject(forKey:)`.
  public func value(forKey key: String) -> Any? { nil }
}

extension Timer {
  /// Creates a timer that is not scheduled and calls nothing.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }
}
