import Foundation

/// The appearance objects, by class.
@MainActor
enum AppearanceProxies {
  private static var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the appearance object of a class. It is created on first use.
  static func object<Object: AnyObject>(of type: AnyClass, _ make: () -> Object?) -> Object? {
    if let known = objects[ObjectIdentifier(type)] as? Object { return known }
    let made = make()
    objects[ObjectIdentifier(type)] = made
    return made
  }
}

extension UIAppearance where Self: UIView {
  /// Returns the appearance object of the class.
  /// - Remark: Inert. Its values are stored and do not change other views.
  public static func appearance() -> Self {
    AppearanceProxies.object(of: self) { create(self) } ?? placeholder()
  }

  /// Returns the object of `appearance()`.
  /// - Remark: Inert. Its values are stored and do not change other views.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  /// Returns the object of `appearance()`.
  /// - Remark: Inert. Its values are stored and do not change other views.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

  private static func placeholder() -> Self {
    fatalError("\(self) does not implement init(frame:)")
  }
}
