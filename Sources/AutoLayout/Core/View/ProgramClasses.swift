/// The classes of programs, which are outside this module and can override members that its classes
/// do not.
@MainActor
enum ProgramClasses {
  /// Indicates for classes whether they are outside of this module.
  @exclusivity(unchecked) private static var known: [ObjectIdentifier: Bool] = [:]
  /// The results for the most recent classes, by slot. A tree has views of few classes, and every
  /// view is checked.
  @exclusivity(unchecked) private static var recent: [(id: ObjectIdentifier, isIncluded: Bool)?] =
    Array(repeating: nil, count: 1 << placeBits)
  /// The number of upper bits of a hash that select a slot. A tree has views of fewer classes than
  /// there are slots.
  private static let placeBits = 6
  /// An odd number near 2⁶⁴ over the golden ratio, which spreads the addresses of classes over the
  /// upper bits of a product (Knuth, The Art of Computer Programming 3, 6.4).
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// The name of this module, followed by a period, as in the full names of types.
  private static let modulePrefix =
    _typeName(ProgramClasses.self).prefix { $0 != "." } + "."

  /// Returns a Boolean value that indicates whether a class is outside of this module.
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
