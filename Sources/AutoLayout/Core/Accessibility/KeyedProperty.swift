import Foundation

/// A property that programs read, set and observe by its key.
///
/// Without an Objective-C runtime, the classes list their properties. Classes in higher layers add
/// theirs by overriding `keyedProperties`.
@MainActor
package struct KeyedProperty {
  /// The name of the property.
  let key: String
  /// A closure that returns true if an object has the property.
  let applies: @MainActor (UIKitObject) -> Bool
  /// A closure that returns the value of the property.
  let value: @MainActor (UIKitObject) -> Any?
  /// A closure that sets the value. It returns false if it has another type or cannot be set.
  let setValue: @MainActor (UIKitObject, Any?) -> Bool

  /// Creates a property of a class that can be set.
  package init<Object: UIKitObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.key = key
    applies = { $0 is Object }
    value = { object in (object as? Object).flatMap { Self.unwrapped($0[keyPath: path]) } }
    setValue = { object, value in
      guard let object = object as? Object, let value = Self.converted(value, to: Value.self) else {
        return false
      }
      object[keyPath: path] = value
      return true
    }
  }

  /// Creates a read-only property of a class.
  package init<Object: UIKitObject, Value>(readOnly key: String, _ path: KeyPath<Object, Value>) {
    self.key = key
    applies = { $0 is Object }
    value = { object in (object as? Object).flatMap { Self.unwrapped($0[keyPath: path]) } }
    setValue = { _, _ in false }
  }

  /// Returns the property of an object with a name, or `nil` if there is none. The name of a
  /// Boolean property may have the prefix `is`.
  static func find(_ key: String, in object: UIKitObject) -> KeyedProperty? {
    object.keyedProperties.last {
      ($0.key == key || $0.key == key.withoutIs) && $0.applies(object)
    }
  }

  /// Raises the exception of a method for a key that is not a property.
  static func raiseUndefined(_ key: String, in object: UIKitObject, _ method: String) {
    LayoutException.raise(
      "NSUnknownKeyException",
      "[<\(type(of: object)) \(ObjectIdentifier(object).addressText)> \(method)]: this class "
        + "is not key value coding-compliant for the key \(key).")
  }

  /// Returns the value that an optional contains, if any.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  /// Returns a value converted to a type, or `nil` if it cannot be converted. Numbers are
  /// converted, and `nil` becomes the `nil` of an optional type.
  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return Optional<Any>.none as? Value }
    if let value = value as? Value { return value }
    guard let number = number(value) else { return nil }
    let candidates: [Any] = [
      CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue,
      number.boolValue,
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }

  /// Returns a value as a number, or `nil` if it is not one.
  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Double: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Int: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    default: nil
    }
  }
}

extension String {
  /// The name of a Boolean property without the prefix `is`.
  fileprivate var withoutIs: String {
    guard hasPrefix("is"), let first = dropFirst(2).first, first.isUppercase else { return self }
    return first.lowercased() + dropFirst(3)
  }
}
