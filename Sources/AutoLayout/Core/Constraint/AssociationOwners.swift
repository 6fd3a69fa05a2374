import Foundation

// The values associated with an object go with it. Apple's runtime sees to that; the module
// `ObjectiveC` of this package is told by the deinitialisers.
#if canImport(Darwin)
  /// Nothing to do: the Objective-C runtime lets associated values go.
  nonisolated func releaseAssociatedObjects(of object: NSObject) {}
#else
  extension UIResponder: AssociationOwner {}
  extension UILayoutGuide: AssociationOwner {}
  extension NSLayoutConstraint: AssociationOwner {}

  /// Lets go the values associated with an object that is being deallocated.
  nonisolated func releaseAssociatedObjects(of object: NSObject) {
    objc_removeAssociatedObjects(object)
  }
#endif
