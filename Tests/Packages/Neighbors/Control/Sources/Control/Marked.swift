import ObjectiveC

/// A use of the module, so that it is built.
public typealias Marked = Marker
