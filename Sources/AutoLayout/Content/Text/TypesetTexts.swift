/// The short texts that were measured most recently, so that the same words in the same font are
/// measured once for a whole list.
@MainActor
enum TypesetTexts {
  /// The number of places, a power of two. A list has up to a few hundred different labels in sight.
  private static let capacity = 512
  /// The number of bytes up to which a text is kept. Longer ones are seldom repeated. With the
  /// number of places, it limits the memory to about three megabytes.
  private static let longest = 256

  @exclusivity(unchecked) private static var places = [TypesetText?](
    repeating: nil, count: capacity)

  /// Returns a measured text, which can be known already.
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
