import Foundation

/// The classes of a program that documents may specify as `customClass`.
///
///     InterfaceClasses.shared.register("BadgeView", BadgeView.self)
///       .attribute("count", \.count)
///       .outlet("label", \.label)
///
/// On Linux, there is no Objective-C runtime that finds classes and properties by name, so a
/// program registers those that its documents use. Views with other custom classes are created as
/// instances of UIKit's class.
///
/// Existing trees do not use classes that are registered later.
@MainActor
public struct InterfaceClasses {
  /// A type-erased registered class, so that classes of different types can be values of one
  /// dictionary. Closures return `nil` if a name is not registered, and false if a value has
  /// another type.
  package struct Known {
    /// The name in documents.
    package let name: String
    /// A closure that creates an object, or returns `nil` if its initializer fails.
    package let make: (InterfaceCoder) -> AnyObject?
    /// A closure that sets a runtime attribute of an object by its name.
    package let setAttribute: (AnyObject, String, InterfaceValue) -> Bool?
    /// A closure that sets an outlet of an object by its name.
    package let setOutlet: (AnyObject, String, AnyObject) -> Bool?
    /// A closure that sets an outlet collection of an object by its name.
    package let setCollection: (AnyObject, String, [AnyObject]) -> Bool?
    /// A closure that returns the action for an object and a selector. The action does not retain
    /// the object.
    package let action: (AnyObject, String) -> ((AnyObject) -> Void)?
  }

  /// Registered classes by their names in documents.
  private var classes: [String: Known] = [:]

  /// Creates an empty list of classes.
  public init() {}

  /// The classes that documents use by default.
  public static var shared = InterfaceClasses()

  /// Registers a class of views, which are created with `init(coder:)` as in UIKit.
  ///
  /// - Parameters:
  ///   - name: The name in documents, without its module.
  ///   - type: The class of the views.
  /// - Returns: The class, to register its properties and actions.
  @discardableResult
  public mutating func register<Object: UIView>(
    _ name: String, _ type: Object.Type
  ) -> InterfaceClass<Object> { register(name) { Object(coder: $0) } }

  /// Registers a class whose objects a closure creates. It replaces an earlier registration of the
  /// name.
  ///
  /// - Parameters:
  ///   - name: The name in documents, without its module.
  ///   - make: A closure that creates an object. If it returns `nil`, the document uses UIKit's
  ///     class and reports this.
  /// - Returns: The class, to register its properties and actions.
  @discardableResult
  public mutating func register<Object: AnyObject>(
    _ name: String, make: @escaping (InterfaceCoder) -> Object?
  ) -> InterfaceClass<Object> {
    let made = InterfaceClass<Object>(name)
    classes[name] = Known(
      name: name, make: make,
      setAttribute: { object, key, value in
        (object as? Object).flatMap { made.attributes[key]?($0, value) }
      },
      setOutlet: { object, key, value in
        (object as? Object).flatMap { made.outlets[key]?($0, value) }
      },
      setCollection: { object, key, values in
        (object as? Object).flatMap { made.collections[key]?($0, values) }
      },
      action: { object, selector in
        guard let object = object as? Object, let call = made.actions[selector] else { return nil }
        return { [weak object] sender in if let object { call(object, sender) } }
      })
    return made
  }

  /// A Boolean value that indicates whether no class is registered. Trees for the canvas then
  /// report no unknown classes: a program that only measures layouts has none of them.
  package var isEmpty: Bool { classes.isEmpty }

  /// Returns the registered class with a name, or `nil` if there is none.
  package func known(_ name: String?) -> Known? { name.flatMap { classes[$0] } }
}
