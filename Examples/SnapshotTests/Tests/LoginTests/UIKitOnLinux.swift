// The strategies for views. They are visible in all files of the target.
#if os(Linux)
  @_exported import UIKitSnapshotTesting
#endif
