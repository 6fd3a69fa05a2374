import Foundation

/// A custom class that documents may use: its initializer, and its properties that can be set by
/// runtime attributes and outlets.
///
/// In Objective-C, properties are found by name. Here, a program registers the key path for each
/// name.
///
/// Every registration replaces an earlier one of the same name. All methods return the class, so
/// that calls can be chained.
@MainActor
public final class InterfaceClass<Object: AnyObject> {
  /// The name in documents, as in their attribute `customClass`.
  public let name: String
  /// Setters by the name of the runtime attribute. They return false if the value has another type.
  package var attributes: [String: (Object, InterfaceValue) -> Bool] = [:]
  /// Setters by the name of the outlet. They return false if the object has another type.
  package var outlets: [String: (Object, AnyObject) -> Bool] = [:]
  /// Setters by the name of the outlet collection. They return false if an object has another type.
  package var collections: [String: (Object, [AnyObject]) -> Bool] = [:]
  /// Closures by selector, called with the object and the sender.
  package var actions: [String: (Object, AnyObject) -> Void] = [:]

  /// Creates a class without registered properties.
  init(_ name: String) { self.name = name }

  /// Registers a property that runtime attributes with a name set, as `@IBInspectable` does in
  /// Objective-C.
  ///
  /// A value of another type leaves the property unchanged and causes a diagnostic.
  @discardableResult
  public func attribute<Value: InterfaceInspectable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> Self {
    attributes[name] = { object, value in
      guard let made = Value(value) else { return false }
      object[keyPath: path] = made
      return true
    }
    return self
  }

  /// Registers an optional property that runtime attributes with a name set. A value of the type
  /// `Nil` sets `nil`.
  @discardableResult
  public func attribute<Value: InterfaceInspectable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) -> Self {
    attributes[name] = { object, value in
      if case .none = value {
        object[keyPath: path] = nil
        return true
      }
      guard let made = Value(value) else { return false }
      object[keyPath: path] = made
      return true
    }
    return self
  }

  /// Registers a property that color attributes with a name set, in the same way as
  /// `attribute(_:_:)`.
  @discardableResult
  public func color(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIColor>) -> Self {
    attribute(name, path)
  }

  /// Registers a property that color attributes with a name set.
  @discardableResult
  public func attribute(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, UIColor>
  ) -> Self {
    attribute(name) { object, value in
      guard case .color(let color) = value else { return false }
      object[keyPath: path] = color
      return true
    }
  }

  /// Registers an optional property that color attributes with a name set. A value of the type
  /// `Nil` sets `nil`.
  @discardableResult
  public func attribute(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, UIColor?>
  ) -> Self {
    attribute(name) { object, value in
      switch value {
      case .color(let color): object[keyPath: path] = color
      case .none: object[keyPath: path] = nil
      default: return false
      }
      return true
    }
  }

  /// Registers a property that image attributes with a name set.
  @discardableResult
  public func attribute(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, UIImage>
  ) -> Self {
    attribute(name) { object, value in
      guard case .image(let image) = value else { return false }
      object[keyPath: path] = image
      return true
    }
  }

  /// Registers an optional property that image attributes with a name set. A value of the type
  /// `Nil` sets `nil`.
  @discardableResult
  public func attribute(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, UIImage?>
  ) -> Self {
    attribute(name) { object, value in
      switch value {
      case .image(let image): object[keyPath: path] = image
      case .none: object[keyPath: path] = nil
      default: return false
      }
      return true
    }
  }

  /// Registers a closure that receives runtime attributes with a name. It returns false if it
  /// cannot use the value.
  @discardableResult
  public func attribute(
    _ name: String, _ set: @escaping (Object, InterfaceValue) -> Bool
  ) -> Self {
    attributes[name] = set
    return self
  }

  /// Registers a property that an outlet sets, such as `@IBOutlet var title: UILabel!`.
  ///
  /// - Parameters:
  ///   - name: The name of the outlet in documents.
  ///   - path: The property. An object of another type leaves it unchanged and is reported.
  /// - Returns: This class.
  @discardableResult
  public func outlet<Value: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) -> Self {
    outlets[name] = { object, value in
      guard let value = value as? Value else { return false }
      object[keyPath: path] = value
      return true
    }
    return self
  }

  /// Registers a property that an outlet collection sets, in the document's order.
  ///
  /// Objects of another type are omitted and cause a diagnostic.
  @discardableResult
  public func outletCollection<Value: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, [Value]>
  ) -> Self {
    collections[name] = { object, values in
      let known = values.compactMap { $0 as? Value }
      object[keyPath: path] = known
      return known.count == values.count
    }
    return self
  }

  /// Registers an optional property that an outlet collection sets, in the document's order.
  /// Objects of another type are omitted and cause a diagnostic.
  @discardableResult
  public func outletCollection<Value: AnyObject>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, [Value]?>
  ) -> Self {
    collections[name] = { object, values in
      let known = values.compactMap { $0 as? Value }
      object[keyPath: path] = known
      return known.count == values.count
    }
    return self
  }

  /// Registers a closure that the actions of a selector, such as `tapped:`, call with the object
  /// and the sender.
  ///
  /// - Parameters:
  ///   - selector: The selector as written in documents, with its colons.
  ///   - call: The closure to call. The sender is the control that the user touches.
  /// - Returns: This class.
  @discardableResult
  public func action(_ selector: String, _ call: @escaping (Object, AnyObject) -> Void) -> Self {
    actions[selector] = call
    return self
  }
}
