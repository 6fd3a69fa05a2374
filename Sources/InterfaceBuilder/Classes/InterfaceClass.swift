import AutoLayout
import Foundation

/// A class of the program that documents may name: how it is made, and which of its properties
/// runtime attributes and outlets reach.
///
/// Objective-C finds properties by their names; here a program says which key path a name stands for.
@MainActor
public final class InterfaceClass<Object: AnyObject> {
  /// The name in documents.
  public let name: String
  var attributes: [String: (Object, InterfaceValue) -> Bool] = [:]
  var outlets: [String: (Object, AnyObject) -> Bool] = [:]
  var collections: [String: (Object, [AnyObject]) -> Bool] = [:]
  var actions: [String: (Object, AnyObject) -> Void] = [:]

  init(_ name: String) { self.name = name }

  /// Has runtime attributes of a name set a property: one that is marked `@IBInspectable`.
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

  /// Has runtime attributes of a name set an optional property.
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

  /// Has colour attributes of a name set a property.
  @discardableResult
  public func color(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIColor>) -> Self {
    attribute(name, path)
  }

  /// Has colour attributes of a name set a property.
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

  /// Has colour attributes of a name set an optional property.
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

  /// Has picture attributes of a name set a property.
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

  /// Has picture attributes of a name set an optional property.
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

  /// Has runtime attributes of a name handed to a closure, which says whether it could use them.
  @discardableResult
  public func attribute(
    _ name: String, _ set: @escaping (Object, InterfaceValue) -> Bool
  ) -> Self {
    attributes[name] = set
    return self
  }

  /// Has an outlet set a property, such as `@IBOutlet var title: UILabel!`.
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

  /// Has an outlet collection set a property, in the document's order.
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

  /// Has an outlet collection set an optional property, in the document's order.
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

  /// Has the actions of a selector, such as `tapped:`, call a closure with the object and the sender.
  @discardableResult
  public func action(_ selector: String, _ call: @escaping (Object, AnyObject) -> Void) -> Self {
    actions[selector] = call
    return self
  }
}
