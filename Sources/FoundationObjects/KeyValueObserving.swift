import Foundation

/// The notifications that an observer of a key requests.
///
/// Without an Objective-C runtime, a value cannot be read by its key. For any options, changes have
/// no values: the observer reads the property itself.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value. The option has no effect.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value. The option has no effect.
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
  /// The new value. It is never present.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value. It is never present.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of the changed elements of a collection. They are never present.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// The value true, in notifications before a change only.
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
  /// Tells the observer that a value changed. `didChangeValue(forKey:)` of the observed object
  /// calls this method with the kind of change. If the observer requests it,
  /// `willChangeValue(forKey:)` calls it before the change.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObject {
  /// Adds an observer of the changes that this object announces with `didChangeValue(forKey:)`.
  ///
  /// Without an Objective-C runtime, no setter announces its change itself, and a key path is one
  /// key. The object does not retain the observer.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    let observation = KeyValueObservation(observer, keyPath, options, context)
    observations.append(observation)
    if options.contains(.initial) { observation.announce(in: self) }
  }

  /// Removes the observations of a key by an observer.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    observations.removeAll {
      ($0.observer == nil || $0.observer === observer) && $0.keyPath == keyPath
        && (context == nil || $0.context == context)
    }
  }

  /// Announces that a value is about to change, and notifies the observers with the option `prior`.
  public func willChangeValue(forKey key: String) {
    for observation in observations
    where observation.keyPath == key && observation.options.contains(.prior) {
      observation.announce(in: self, isPrior: true)
    }
  }

  /// Announces that a value has changed, and notifies the observers of the key.
  public func didChangeValue(forKey key: String) {
    for observation in observations where observation.keyPath == key {
      observation.announce(in: self)
    }
  }

  private var observations: [KeyValueObservation] {
    get { objc_getAssociatedObject(self, &observationsKey) as? [KeyValueObservation] ?? [] }
    set {
      objc_setAssociatedObject(
        self, &observationsKey, newValue.isEmpty ? nil : newValue,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

/// A variable whose address is the key.
nonisolated(unsafe) private var observationsKey: UInt8 = 0

/// An observer of a key.
private final class KeyValueObservation {
  private(set) weak var observer: NSObject?
  let keyPath: String
  let options: NSKeyValueObservingOptions
  let context: UnsafeMutableRawPointer?

  init(
    _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    self.observer = observer
    self.keyPath = keyPath
    self.options = options
    self.context = context
  }

  func announce(in object: NSObject, isPrior: Bool = false) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if isPrior { change[.notificationIsPriorKey] = true }
    (observer as? any KeyValueObserving)?.observeValue(
      forKeyPath: keyPath, of: object, change: change, context: context)
  }
}
