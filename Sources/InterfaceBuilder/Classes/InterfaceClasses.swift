import AutoLayout
import Foundation

/// The classes of a program that documents may name as `customClass`.
///
///     InterfaceClasses.shared.register("BadgeView", BadgeView.self)
///       .attribute("count", \.count)
///       .outlet("label", \.label)
@MainActor
public struct InterfaceClasses {
  /// A class without its type.
  struct Known {
    let name: String
    let make: (InterfaceCoder) -> AnyObject?
    let setAttribute: (AnyObject, String, InterfaceValue) -> Bool?
    let setOutlet: (AnyObject, String, AnyObject) -> Bool?
    let setCollection: (AnyObject, String, [AnyObject]) -> Bool?
    let action: (AnyObject, String) -> ((AnyObject) -> Void)?
  }

  private var classes: [String: Known] = [:]

  /// No classes.
  public init() {}

  /// The classes that documents find unless others are given.
  public static var shared = InterfaceClasses()

  /// Registers a class of views, whose objects are made with `init(coder:)` as in UIKit.
  @discardableResult
  public mutating func register<Object: UIView>(
    _ name: String, _ type: Object.Type
  ) -> InterfaceClass<Object> { register(name) { Object(coder: $0) } }

  /// Registers a class of view controllers, whose objects are made with `init(coder:)` as in UIKit.
  @discardableResult
  public mutating func register<Object: UIViewController>(
    _ name: String, _ type: Object.Type
  ) -> InterfaceClass<Object> { register(name) { Object(coder: $0) } }

  /// Registers a class whose objects a closure makes; a later registration of a name counts.
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

  /// Whether the program registered none: it then has no interest in them.
  var isEmpty: Bool { classes.isEmpty }

  /// The class of a name, if the program registered one.
  func known(_ name: String?) -> Known? { name.flatMap { classes[$0] } }
}

/// What a tree is made for.
enum InstantiationPurpose {
  /// Interface Builder's canvas, with what is there for it alone.
  case canvas
  /// A program that runs.
  case application
}
