import Foundation

// Associated values are released with their object. Apple's runtime does this itself. The module
// `FoundationObjects` depends on calls from the deinitializers.
#if canImport(Darwin)
  /// Does nothing, because the Objective-C runtime releases associated values.
  nonisolated func releaseAssociatedObjects(of object: NSObject) {}
#else
  /// Releases the values associated with an object that is being deallocated.
  nonisolated func releaseAssociatedObjects(of object: NSObject) {
    objc_removeAssociatedObjects(object)
  }
#endif
