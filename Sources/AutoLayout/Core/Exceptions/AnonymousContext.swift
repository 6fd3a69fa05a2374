/// The context of a private type, which the runtime prints as an address: `13$5641e9164d48yXZ`.
///
/// The context stores the mangled name of the type if the program was compiled with debug
/// information, as for tests. The layout is that of context descriptors (Swift's
/// `docs/ABI/TypeMetadata.rst`).
enum AnonymousContext {
  /// Returns the mangled name of a type with its private part, `3App6Hidden33_…LLC`, instead of the
  /// address of its context. Returns other names, and names without debug information, unchanged.
  static func resolved(_ mangled: String) -> String {
    guard let dollar = mangled.firstIndex(of: "$"),
      let end = mangled.firstRange(of: ending),
      let address = UInt(mangled[mangled.index(after: dollar)..<end.lowerBound], radix: 16),
      let name = storedName(at: address), name.hasPrefix(prefix),
      let rest = afterType(mangled[end.upperBound...])
    else { return mangled }
    return String(name.dropFirst(prefix.count) + rest)
  }

  /// The operator of anonymous contexts, behind an empty list of arguments.
  private static let ending = "yXZ"
  /// The prefix of mangled names.
  private static let prefix = "$s"

  /// Returns the text after an identifier with its length and the letter of its kind, such as `C`,
  /// or `nil` if the text does not begin with an identifier.
  private static func afterType(_ text: Substring) -> Substring? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length < text.count else { return nil }
    return text.dropFirst(digits.count + length + 1)
  }

  /// The kind of a context descriptor, in the low bits of its flags.
  private static let kindMask: UInt32 = 0x1f
  /// The kind of anonymous contexts.
  private static let anonymousKind: UInt32 = 2
  /// The flag of generic contexts, whose parameters precede the name.
  private static let genericFlag: UInt32 = 0x80
  /// The flag of anonymous contexts with a name.
  private static let nameFlag: UInt32 = 0x1_0000
  /// The offset of the relative pointer to the name, after flags and parent, in bytes.
  private static let nameOffset = 8

  /// Returns the name that a context descriptor stores, or `nil` if it is not that of an anonymous
  /// context with a name and without generic parameters.
  private static func storedName(at address: UInt) -> String? {
    guard let context = UnsafeRawPointer(bitPattern: address) else { return nil }
    let flags = context.load(as: UInt32.self)
    guard flags & kindMask == anonymousKind, flags & genericFlag == 0, flags & nameFlag != 0 else {
      return nil
    }
    let field = context.advanced(by: nameOffset)
    let name = field.advanced(by: Int(field.load(as: Int32.self)))
    return String(cString: name.assumingMemoryBound(to: CChar.self))
  }
}
