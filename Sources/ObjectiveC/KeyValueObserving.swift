import Foundation

/// What an observer of a key wants to hear.
///
/// Without an Objective-C runtime a value cannot be read by its key, so that changes do not bring
/// values along, whatever is asked for: the observer reads the property itself.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value; kept without effect.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value; kept without effect.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first call while the observation begins.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before the change, too, by `willChangeValue(forKey:)`.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What a change says of itself.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of change, as the raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value; changes do not have it.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value; changes do not have it.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Which elements of a collection changed; changes do not have it.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True for a change that is still to come; others do not have it.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property got another value.
  case setting = 1
  /// Elements were added to a collection.
  case insertion
  /// Elements were taken out of a collection.
  case removal
  /// Elements of a collection were exchanged for others.
  case replacement
}

/// An object that hears of the changes it observes.
public protocol KeyValueObserving: AnyObject {
  /// Called by `didChangeValue(forKey:)` of an observed object with the kind of change, and before
  /// it where the observer asked for that.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObject {
  /// Has the observer hear of a key's changes, which this object announces by
  /// `didChangeValue(forKey:)`.
  ///
  /// Without an Objective-C runtime no setter announces its change by itself, and a key path is one
  /// key. The observer is not kept alive.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    let observation = KeyValueObservation(observer, keyPath, options, context)
    observations.append(observation)
    if options.contains(.initial) { observation.announce(in: self) }
  }

  /// Ends the observations of a key by an observer.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    observations.removeAll {
      ($0.observer == nil || $0.observer === observer) && $0.keyPath == keyPath
        && (context == nil || $0.context == context)
    }
  }

  /// Announces that a value is about to change: observers that asked for `prior` are called.
  public func willChangeValue(forKey key: String) {
    for observation in observations
    where observation.keyPath == key && observation.options.contains(.prior) {
      observation.announce(in: self, isPrior: true)
    }
  }

  /// Announces that a value has changed: observers of the key are called.
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

/// Only its address counts.
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
