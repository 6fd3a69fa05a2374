import Foundation

/// The observers of one object.
public final class KeyValueObservers {
  private var observations: [KeyValueObservation] = []

  /// Creates an empty list.
  public init() {}

  /// A Boolean value that indicates whether there are no observers.
  public var isEmpty: Bool { observations.isEmpty }

  func add(_ observation: KeyValueObservation) { observations.append(observation) }

  func remove(where matches: (KeyValueObservation) -> Bool) {
    observations.removeAll(where: matches)
  }

  /// Notifies the observers that the value of a key is about to change.
  public func willChange(_ key: String, of object: AnyObject) {
    for observation in observations { observation.willChange(key, of: object) }
  }

  /// Notifies the observers that the value of a key has changed.
  public func didChange(_ key: String, of object: AnyObject) {
    for observation in observations { observation.didChange(key, of: object) }
  }

  /// Returns the observers of an object, or `nil` if there are none.
  static func existing(of object: AnyObject) -> KeyValueObservers? {
    if let object = object as? any KeyValueObserved { return object.keyValueObservers }
    return objc_getAssociatedObject(object, &observersKey) as? KeyValueObservers
  }

  /// Returns the observers of an object, creating an empty list if needed.
  static func of(_ object: AnyObject) -> KeyValueObservers {
    if let known = existing(of: object) { return known }
    let made = KeyValueObservers()
    if let object = object as? any KeyValueObserved {
      object.keyValueObservers = made
    } else {
      objc_setAssociatedObject(object, &observersKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    return made
  }
}

/// A variable whose address is the key.
nonisolated(unsafe) private var observersKey: UInt8 = 0

/// An observer of a property.
class KeyValueObservation {
  /// Notifies the observation that the value of a key is about to change.
  func willChange(_ key: String, of object: AnyObject) {}
  /// Notifies the observation that the value of a key has changed.
  func didChange(_ key: String, of object: AnyObject) {}
}

/// An object that stores its observers itself and returns the values of keys. Classes of UIKit
/// conform, so that a setter without observers costs one comparison.
public protocol KeyValueObserved: AnyObject {
  /// The observers of the object, or `nil` if there never were any.
  var keyValueObservers: KeyValueObservers? { get set }
  /// Returns the value of a property by its name, or `nil` for an unknown name.
  func observedValue(forKey key: String) -> Any?
}
