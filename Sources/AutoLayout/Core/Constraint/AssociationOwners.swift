// The classes whose deinitializers call `releaseAssociatedObjects(of:)`.
#if !canImport(Darwin)
  extension UIResponder: AssociationOwner {}
  extension UILayoutGuide: AssociationOwner {}
  extension NSLayoutConstraint: AssociationOwner {}
#endif
