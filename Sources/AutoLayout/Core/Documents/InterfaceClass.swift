import Foundation

/// A class of the program that documents may name: how it is made, and which of its properties can
/// be set by runtime attributes and outlets.
///
/// Objective-C finds properties by their names; here a program states which key path a name stands
/// for.
///
/// Every registration replaces an earlier one of the same name. All methods return the class, so
/// that calls can be chained.
@MainActor
public final class InterfaceClass<Object: AnyObject> {
  /// The name in documents, as in their attribute `customClass`.
  public let name: String
  /// Setters by the name of the runtime attribute; false if the value has another type.
  package var attributes: [String: (Object, InterfaceValue) -> Bool] = [:]
  /// Setters by the name of the outlet; false if the object has another type.
  package var outlets: [String: (Object, AnyObject) -> Bool] = [:]
  /// Setters by the name of the outlet collection; false if an object has another type.
  package var collections: [String: (Object, [AnyObject]) -> Bool] = [:]
  /// Closures by selector, called with the object and the sender.
  package var actions: [String: (Object, AnyObject) -> Void] = [:]

  /// A class for which nothing is registered yet.
  init(_ name: String) { self.name = name }

  /// Lets runtime attributes of a name set a property, as `@IBInspectable` does in Objective-C.
  ///
  /// A value of another type leaves the property unchanged, and the tree has a diagnostic.
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

  /// Lets runtime attributes of a name set an optional property; a value of the type Nil sets nil.
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

  /// Lets color attributes of a name set a property.
  @discardableResult
  public func color(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIColor>) -> Self {
    attribute(name, path)
  }

  /// Lets color attributes of a name set a property.
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

  /// Lets color attributes of a name set an optional property; a value of the type Nil sets nil.
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

  /// Lets image attributes of a name set a property.
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

  /// Lets image attributes of a name set an optional property; a value of the type Nil sets nil.
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

  /// Passes runtime attributes of a name to a closure, which returns whether it could use the
  /// value.
  @discardableResult
  public func attribute(
    _ name: String, _ set: @escaping (Object, InterfaceValue) -> Bool
  ) -> Self {
    attributes[name] = set
    return self
  }

  /// Lets an outlet set a property, such as `@IBOutlet var title: UILabel!`.
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

  /// Lets an outlet collection set a property, in the document's order.
  ///
  /// Objects of another type are left out, and the tree has a diagnostic.
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

  /// Lets an outlet collection set an optional property, in the document's order. Objects of
  /// another type are left out, and the tree has a diagnostic.
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

  /// Lets the actions of a selector, such as `tapped:`, call a closure with the object and the
  /// sender.
  ///
  /// - Parameters:
  ///   - selector: The selector as documents have it, with its colons.
  ///   - call: What to do. The sender is the control that the user touches.
  /// - Returns: This class.
  @discardableResult
  public func action(_ selector: String, _ call: @escaping (Object, AnyObject) -> Void) -> Self {
    actions[selector] = call
    return self
  }
}
