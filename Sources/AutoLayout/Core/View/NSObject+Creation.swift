import Foundation

/// Creation of objects whose class is known only at run time; see the same extension of `UIView`.
extension NSObject {
  @_silgen_name("AutoLayout_NSObject_create")
  convenience init(createdPlainly: Bool) { self.init() }

  @_silgen_name("AutoLayout_NSObject_create")
  private static func create(_ plainly: Bool) -> NSObject

  /// Creates an object of a class with `init()`, or returns `nil` if the class is not `Self` or a
  /// subclass.
  static func create(_ objectClass: AnyClass) -> Self? {
    guard let objectClass = objectClass as? NSObject.Type else { return nil }
    return objectClass.create(true) as? Self
  }

  /// Creates an object of a class with `init()`, which need not be `required` as in a call on a
  /// metatype or a generic type.
  public static func create<Object: NSObject>(_ objectClass: Object.Type) -> Object {
    // The convenience initializer makes an instance of the class that it is called on.
    unsafeDowncast((objectClass as NSObject.Type).create(true), to: Object.self)
  }
}
