import Foundation

/// The name of a method, such as `"buttonTapped:"`.
///
/// Without an Objective-C runtime a name leads to no method by itself: an object answers to names
/// by `SelectorDispatching`. `#selector` does not compile on Linux; `Selector("…")` does.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The method's name with a colon for each argument.
  public let description: String

  /// A selector of a name.
  public init(_ name: String) { description = name }

  /// A selector whose name is written as a literal, such as `"tap:"`.
  public init(stringLiteral name: String) { description = name }
}

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// The selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// An object that knows which of its methods a selector names, in the place of the Objective-C
/// runtime: targets of controls and gesture recognizers, observers of notifications.
public protocol SelectorDispatching: AnyObject {
  /// Calls the method that the selector names with `argument`: the sender of an action, a
  /// notification, or nil. False says that the object has no such method.
  func dispatch(_ selector: Selector, with argument: Any?) -> Bool

  /// Whether the object has a method of the name.
  func dispatches(_ selector: Selector) -> Bool
}

extension NSObject {
  /// Whether the object says by `SelectorDispatching` that it has a method of the name.
  public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return (self as? any SelectorDispatching)?.dispatches(selector) ?? false
  }

  /// Calls the method that the selector names, where the object is `SelectorDispatching`; nil, as
  /// methods called by name hand nothing back here.
  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any? = nil) -> Unmanaged<AnyObject>? {
    if let selector {
      _ = (self as? any SelectorDispatching)?.dispatch(selector, with: argument)
    }
    return nil
  }
}

extension NotificationCenter {
  /// Has the observer's method called at notifications, where it is `SelectorDispatching`.
  ///
  /// The observer is not kept alive, and its end ends the observation; `removeObserver(_:)` of
  /// Foundation on Linux knows only the observers that it made itself.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let observation = SelectorObservation(observer as AnyObject, selector)
    observation.token = addObserver(forName: name, object: object, queue: nil) {
      [weak self] notification in observation.receive(notification, from: self)
    }
  }
}

/// An object that wants to hear of a notification by a selector.
///
/// Written once, before the notification center knows it, and only read from then on.
private final class SelectorObservation: @unchecked Sendable {
  private weak var observer: AnyObject?
  private let selector: Selector
  /// What the notification center calls the observation.
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
