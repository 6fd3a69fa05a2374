@_exported import CoreGraphics
@_exported import LayoutModel

// `canImport(ObjectiveC)` is true on Linux, too, where a client has made a module of that name.
#if canImport(Darwin)
  @_exported import ObjectiveC
#else
  @_exported import FoundationObjects
#endif
