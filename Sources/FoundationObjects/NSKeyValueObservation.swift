import Foundation

/// An object whose properties can be observed by their key paths.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change.
  public let kind: Kind
  /// The value after the change, or `nil` if it was not requested.
  public let newValue: Value?
  /// The value before the change, or `nil` if it was not requested.
  public let oldValue: Value?
  /// The indexes of the changed elements of a collection. Always `nil`.
  public let indexes: IndexSet?
  /// A Boolean value that indicates whether the change is about to happen.
  public let isPrior: Bool
}

/// The observation of a property. It ends when the observation or the observed object is
/// deallocated.
open class NSKeyValueObservation: NSObject {
  /// The observed object, or `nil` after the observation ends.
  private weak var object: AnyObject?
  /// The observation that the object notifies.
  private let observation: KeyValueObservation

  init(_ object: AnyObject, _ observation: KeyValueObservation) {
    self.object = object
    self.observation = observation
  }

  /// Ends the observation.
  open func invalidate() {
    if let object {
      KeyValueObservers.existing(of: object)?.remove { $0 === observation }
    }
    object = nil
  }

  deinit {
    if let object { KeyValueObservers.existing(of: object)?.remove { $0 === observation } }
  }
}

extension _KeyValueCodingAndObserving {
  /// Calls a closure when a property has changed, until the result is deallocated.
  ///
  /// - Remark: Partial. Setters of UIKit and `didChangeValue(forKey:)` announce changes. The
  ///   closure is called if the value differs from the last one, because a key path has no name
  ///   without an Objective-C runtime; Apple's is also called if a property is set to an equal
  ///   value.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = KeyPathObservation(self, keyPath, options, changeHandler)
    KeyValueObservers.of(self).add(observation)
    if options.contains(.initial) { observation.begin(in: self) }
    return NSKeyValueObservation(self, observation)
  }

  /// Announces that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.existing(of: self)?.willChange("", of: self)
  }

  /// Announces that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.existing(of: self)?.didChange("", of: self)
  }
}

/// An observer of a property by its key path. On any announced change of the object, it compares
/// the value with the last one.
private final class KeyPathObservation<Object: AnyObject, Value>: KeyValueObservation {
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  /// The closure to call.
  private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
  /// The value after the last change.
  private var last: RememberedValue

  init(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
    last = RememberedValue(object[keyPath: keyPath])
  }

  func begin(in object: Object) { call(object, new: object[keyPath: keyPath], old: nil) }

  override func didChange(_ key: String, of object: AnyObject) {
    guard let object = object as? Object else { return }
    let new = object[keyPath: keyPath]
    let old = last
    let remembered = RememberedValue(new)
    guard !remembered.isEqual(to: old) else { return }
    last = remembered
    if options.contains(.prior) {
      handler(object, change(new: nil, old: old.value as? Value, isPrior: true))
    }
    call(object, new: new, old: old.value as? Value)
  }

  private func call(_ object: Object, new: Value, old: Value?) {
    handler(object, change(new: new, old: old, isPrior: false))
  }

  private func change(new: Value?, old: Value?, isPrior: Bool) -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      kind: .setting, newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
  }
}

/// A value of a property. Objects are not retained, so that observing `superview` does not create a
/// cycle.
private enum RememberedValue {
  /// No value.
  case none
  /// A value that is not an object.
  case plain(Any)
  /// An object and its identity, which remains after the object is deallocated.
  case object(WeakReference, ObjectIdentifier)

  init(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      self = mirror.children.first.map { RememberedValue($0.value) } ?? .none
    } else if type(of: value) is AnyClass {
      let object = value as AnyObject
      self = .object(WeakReference(object), ObjectIdentifier(object))
    } else {
      self = .plain(value)
    }
  }

  /// The value, or `nil` if there is none or the object is deallocated.
  var value: Any? {
    switch self {
    case .none: nil
    case .plain(let value): value
    case .object(let reference, _): reference.object
    }
  }

  /// Returns a Boolean value that indicates whether the values are equal. Values that cannot be
  /// compared are not equal.
  func isEqual(to other: RememberedValue) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.object(let reference, let first), .object(_, let second)):
      first == second && reference.object != nil
    case (.plain(let first), .plain(let second)):
      (first as? any Equatable).map { Self.areEqual($0, second) } ?? false
    default: false
    }
  }

  private static func areEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
    (second as? Value) == first
  }
}
