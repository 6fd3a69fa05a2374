/// A cache of the short texts that were measured most recently, so that the same text in the same
/// font is measured only once for a whole list.
@MainActor
enum TypesetTexts {
  /// The number of slots, a power of two. A list has up to a few hundred different labels in sight.
  private static let capacity = 512
  /// The maximum length of a cached text in bytes. Longer texts are seldom repeated. With the
  /// number of slots, it limits the memory to about three megabytes.
  private static let longest = 256

  @exclusivity(unchecked) private static var places = [TypesetText?](
    repeating: nil, count: capacity)

  /// Returns a measured text, from the cache if possible.
  static func text(_ text: StyledText, systemVersion: Int) -> TypesetText {
    guard text.runs.count == 1, text.runs[0].string.utf8.count <= longest else {
      return TypesetText(text, systemVersion: systemVersion)
    }
    var hasher = Hasher()
    hasher.combine(text.runs[0].string)
    hasher.combine(text.runs[0].font.pointSize)
    let place = hasher.finalize() & (capacity - 1)
    if let known = places[place], known.isCurrent(systemVersion), known.measured.text == text {
      return known
    }
    let made = TypesetText(text, systemVersion: systemVersion)
    places[place] = made
    return made
  }
}
