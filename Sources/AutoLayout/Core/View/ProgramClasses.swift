/// The classes of programs, which are outside of this module and can override what its classes do not.
@MainActor
enum ProgramClasses {
  /// Indicates for classes whether they are outside of this module.
  @exclusivity(unchecked) private static var known: [ObjectIdentifier: Bool] = [:]
  /// The answers for the classes that were asked for last, by the place of the class: a tree has views of few
  /// classes, and every view is asked for.
  @exclusivity(unchecked) private static var recent: [(id: ObjectIdentifier, isIncluded: Bool)?] =
    Array(repeating: nil, count: 1 << placeBits)
  /// The number of upper bits of a hash that select a place. A tree has views of fewer classes than there are
  /// places.
  private static let placeBits = 6
  /// An odd number near 2⁶⁴ over the golden ratio, which spreads the addresses of classes over the upper bits
  /// of a product (Knuth, The Art of Computer Programming 3, 6.4).
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The name of this module with the point that follows it.
  private static let modulePrefix =
    _typeName(ProgramClasses.self).prefix { $0 != "." } + "."

  /// Returns whether a class is outside of this module.
  static func include(_ type: AnyClass) -> Bool {
    let id = ObjectIdentifier(type)
    let hash = UInt64(UInt(bitPattern: id)) &* multiplier
    let place = Int(hash >> (UInt64.bitWidth - placeBits))
    if let known = recent[place], known.id == id { return known.isIncluded }
    let isIncluded = known[id] ?? !_typeName(type).hasPrefix(modulePrefix)
    if known[id] == nil { known[id] = isIncluded }
    recent[place] = (id, isIncluded)
    return isIncluded
  }
}
