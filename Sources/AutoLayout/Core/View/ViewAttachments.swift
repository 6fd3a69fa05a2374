/// What code above the views keeps with a view: at most one object of each class.
///
/// Views are many and small. What few of them have, such as gestures, animations and properties
/// without effect on the layout, is not a property of every view.
@MainActor
struct ViewAttachments {
  /// The objects by their class.
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The object of a class; nil if there is none.
  subscript<Object: AnyObject>(_ type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)] as? Object }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  /// The object of a class, which is made if there is none.
  mutating func object<Object: AnyObject>(_ type: Object.Type, or make: () -> Object) -> Object {
    if let known = self[type] { return known }
    let made = make()
    self[type] = made
    return made
  }
}
