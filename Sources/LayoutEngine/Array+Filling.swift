extension Array {
  /// Creates an array of equal elements.
  ///
  /// The result is that of `init(repeating:count:)`. That initializer is compiled in the standard
  /// library for the types that are used here, and looks up the type of the storage at each call,
  /// which takes three times as long as allocating a small array.
  @inline(__always)
  init(filledWith element: Element, count: Int) {
    self = []
    reserveCapacity(count)
    append(contentsOf: repeatElement(element, count: count))
  }
}
