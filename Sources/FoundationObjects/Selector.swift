import Foundation

/// The name of a method, such as `"buttonTapped:"`.
///
/// Without an Objective-C runtime a name does not lead to a method. Objects implement
/// `SelectorDispatching` to find methods by name. `#selector` does not compile on Linux;
/// `Selector("…")` does.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the method, with one colon per argument.
  public let description: String

  /// Creates a selector from a name.
  public init(_ name: String) { description = name }

  /// Creates a selector from a literal, such as `"tap:"`.
  public init(stringLiteral name: String) { description = name }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// An object that calls its methods by selector, because there is no Objective-C runtime. Examples
/// are targets of controls and gesture recognizers, and observers of notifications.
public protocol SelectorDispatching: AnyObject {
  /// Calls the method of a selector with `argument`: the sender of an action, a notification, or
  /// `nil`. Returns `false` if the object does not have the method.
  func dispatch(_ selector: Selector, with argument: Any?) -> Bool

  /// Returns a Boolean value that indicates whether the object has a method with the name.
  func dispatches(_ selector: Selector) -> Bool
}

/// An object whose class can override `responds(to:)`.
public protocol SelectorResponding: AnyObject {
  /// Returns a Boolean value that indicates whether the object implements the method.
  func responds(to aSelector: Selector!) -> Bool
}

extension NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the object implements the method, according to
  /// `SelectorDispatching`.
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? any SelectorResponding)?.responds(to: aSelector) ?? dispatchesByName(aSelector)
  }

  /// Returns the object that receives a message in place of this one, which is always `nil`.
  ///
  /// - Remark: Inert. Messages are not forwarded without the Objective-C runtime.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Returns a Boolean value that indicates whether the object has a method with the name,
  /// according to `SelectorDispatching`. Overrides of `responds(to:)` end up here.
  public func dispatchesByName(_ selector: Selector?) -> Bool {
    guard let selector else { return false }
    return (self as? any SelectorDispatching)?.dispatches(selector) ?? false
  }

  /// Calls the method of a selector if the object conforms to `SelectorDispatching`. The result is
  /// always `nil`, because methods that are called by name do not return a value in this
  /// implementation.
  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any? = nil) -> Unmanaged<AnyObject>? {
    if let selector {
      _ = (self as? any SelectorDispatching)?.dispatch(selector, with: argument)
    }
    return nil
  }
}

extension NSObject {
  /// Returns a Boolean value that indicates whether the class implements a method. Always `false`,
  /// because class methods are not called by name in this implementation.
  public class func responds(to aSelector: Selector!) -> Bool { false }

  /// Does nothing and returns `nil`, because methods of classes are not called by name here.
  @discardableResult
  public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>? { nil }
}

extension NotificationCenter {
  /// Adds an observer that conforms to `SelectorDispatching`. Its method is called for
  /// notifications.
  ///
  /// The center does not retain the observer. The observation ends when the observer is
  /// deallocated. On Linux, `removeObserver(_:)` of Foundation removes only observers that
  /// Foundation created itself.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let observation = SelectorObservation(observer as AnyObject, selector)
    observation.token = addObserver(forName: name, object: object, queue: nil) {
      [weak self] notification in observation.receive(notification, from: self)
    }
  }
}

/// An observer that receives a notification by selector.
///
/// It is modified only before it is passed to the notification center, and only read after that.
private final class SelectorObservation: @unchecked Sendable {
  private weak var observer: AnyObject?
  private let selector: Selector
  /// The notification center's token of the observation.
  var token: (any NSObjectProtocol)?

  init(_ observer: AnyObject, _ selector: Selector) {
    self.observer = observer
    self.selector = selector
  }

  func receive(_ notification: Notification, from center: NotificationCenter?) {
    if let observer {
      _ = (observer as? any SelectorDispatching)?.dispatch(selector, with: notification)
    } else if let token {
      center?.removeObserver(token)
    }
  }
}
