/// The objects that higher-level code attaches to a view: at most one per class.
///
/// There are many views, and they are small. Data that only few of them have, such as gestures,
/// animations and properties without effect on the layout, is therefore not stored in every view.
@MainActor
struct ViewAttachments {
  /// The objects by their class.
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The object of a class, or nil.
  subscript<Object: AnyObject>(_ type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)] as? Object }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  /// A Boolean value that indicates whether gesture recognizers are attached.
  var hasGestures: Bool {
    for object in objects.values {
      if let list = object as? any GestureHolding { return list.hasGestures }
    }
    return false
  }

  /// Returns the object of a class. It is created if there is none.
  mutating func object<Object: AnyObject>(_ type: Object.Type, or make: () -> Object) -> Object {
    if let known = self[type] { return known }
    let made = make()
    self[type] = made
    return made
  }
}

/// The attached object that holds the gesture recognizers of a view.
@MainActor
protocol GestureHolding: AnyObject {
  /// A Boolean value that indicates whether there are gesture recognizers.
  var hasGestures: Bool { get }
}
