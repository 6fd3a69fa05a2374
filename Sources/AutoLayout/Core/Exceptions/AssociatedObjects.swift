import Foundation

// The values associated with an object go with it. Apple's runtime sees to that; the module
// `ObjectiveC` of this package is told by the deinitializers.
#if canImport(Darwin)
  /// Does nothing: the Objective-C runtime releases associated values.
  nonisolated func releaseAssociatedObjects(of object: NSObject) {}
#else
  /// Releases the values associated with an object that is being deallocated.
  nonisolated func releaseAssociatedObjects(of object: NSObject) {
    objc_removeAssociatedObjects(object)
  }
#endif
