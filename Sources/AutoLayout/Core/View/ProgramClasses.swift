/// The classes of programs, which are outside of this module and can override what its classes do not.
@MainActor
enum ProgramClasses {
  /// Indicates for classes whether they are outside of this module.
  @exclusivity(unchecked) private static var known: [ObjectIdentifier: Bool] = [:]
  /// The answer for the class that was asked for last: views of one class often follow one another.
  @exclusivity(unchecked) private static var last: (id: ObjectIdentifier, isIncluded: Bool)?
  /// The name of this module with the point that follows it.
  private static let modulePrefix =
    String(reflecting: ProgramClasses.self).prefix { $0 != "." } + "."

  /// Returns whether a class is outside of this module.
  static func include(_ type: AnyClass) -> Bool {
    let id = ObjectIdentifier(type)
    if let last, last.id == id { return last.isIncluded }
    let isIncluded = known[id] ?? !_typeName(type).hasPrefix(modulePrefix)
    if known[id] == nil { known[id] = isIncluded }
    last = (id, isIncluded)
    return isIncluded
  }
}
