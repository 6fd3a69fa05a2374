import Foundation

/// The notifications that an observer of a key requests.
///
/// Without an Objective-C runtime, only the keys that a class of UIKit announces have values.
/// Changes of other keys have no values: the observer reads the property itself.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value, if the observed object returns it for the key.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value, if the observed object returns it for the key.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A notification when the observation begins.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// An additional notification before the change, which `willChangeValue(forKey:)` sends.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The keys of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of change, as the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, if the observer requests it and the object returns it for the key.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value, if the observer requests it and the object returns it for the key.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of the changed elements of a collection. They are never present.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// The value `true`, in notifications before a change only.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Elements were added to a collection.
  case insertion
  /// Elements were removed from a collection.
  case removal
  /// Elements of a collection were replaced.
  case replacement
}

/// An object that receives notifications of the changes that it observes.
public protocol KeyValueObserving: AnyObject {
  /// Notifies the observer that a value changed. `didChangeValue(forKey:)` of the observed object
  /// calls this method with the kind of change. If the observer requests it,
  /// `willChangeValue(forKey:)` calls it before the change.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol {
  /// Adds an observer of the changes that this object announces with `didChangeValue(forKey:)`.
  ///
  /// Without an Objective-C runtime, only setters of UIKit announce their changes themselves, and a
  /// key path is one key. The object does not retain the observer.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) { addKeyValueObserver(observer, keyPath, options, context) }

  /// Removes the observations of a key by an observer.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) { removeKeyValueObserver(observer, keyPath, context) }

  /// Announces that a value is about to change, and notifies the observers with the option `prior`.
  public func willChangeValue(forKey key: String) {
    KeyValueObservers.existing(of: self)?.willChange(key, of: self)
  }

  /// Announces that a value has changed, and notifies the observers of the key.
  public func didChangeValue(forKey key: String) {
    KeyValueObservers.existing(of: self)?.didChange(key, of: self)
  }

  /// Adds an observer of a key. Overrides of `addObserver(_:forKeyPath:options:context:)` end up
  /// here.
  public func addKeyValueObserver(
    _ observer: NSObject, _ key: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    let observation = KeyObservation(observer, key, options, context)
    KeyValueObservers.of(self).add(observation)
    if options.contains(.initial) { observation.begin(in: self) }
  }

  /// Removes an observer of a key. A `nil` context matches any context.
  public func removeKeyValueObserver(
    _ observer: NSObject, _ key: String, _ context: UnsafeMutableRawPointer?
  ) {
    KeyValueObservers.existing(of: self)?.remove {
      guard let observation = $0 as? KeyObservation else { return false }
      return observation.matches(observer, key, context)
    }
  }
}

/// An observer of a key, which is notified with `observeValue(forKeyPath:of:change:context:)`.
private final class KeyObservation: KeyValueObservation {
  /// The observer (not retained).
  private weak var observer: NSObject?
  /// The name of the property.
  private let key: String
  /// The options that the observer requested.
  private let options: NSKeyValueObservingOptions
  /// The value with which the observer distinguishes its observations.
  private let context: UnsafeMutableRawPointer?
  /// The value before a change.
  private var old: Any?

  init(
    _ observer: NSObject, _ key: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    self.observer = observer
    self.key = key
    self.options = options
    self.context = context
  }

  func matches(_ observer: NSObject, _ key: String, _ context: UnsafeMutableRawPointer?) -> Bool {
    (self.observer == nil || self.observer === observer) && self.key == key
      && (context == nil || self.context == context)
  }

  /// Notifies the observer of the initial value.
  func begin(in object: AnyObject) { announce(in: object, isFirst: true) }

  override func willChange(_ key: String, of object: AnyObject) {
    guard key == self.key else { return }
    if options.contains(.old) {
      old = (object as? any KeyValueObserved)?.observedValue(forKey: key)
    }
    if options.contains(.prior) { announce(in: object, isPrior: true) }
  }

  override func didChange(_ key: String, of object: AnyObject) {
    guard key == self.key else { return }
    announce(in: object)
    old = nil
  }

  /// Calls the observer.
  private func announce(in object: AnyObject, isFirst: Bool = false, isPrior: Bool = false) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if isPrior { change[.notificationIsPriorKey] = true }
    if options.contains(.old), !isFirst, let old { change[.oldKey] = old }
    if options.contains(.new), !isPrior,
      let new = (object as? any KeyValueObserved)?.observedValue(forKey: key)
    {
      change[.newKey] = new
    }
    (observer as? any KeyValueObserving)?.observeValue(
      forKeyPath: key, of: object, change: change, context: context)
  }
}
