/// Where a line may end: the rules of UAX #14 that matter for labels.
enum LineBreaking {
  /// Whether a line may end before the character at `index`, which is after another one.
  static func allowsBreak(before index: Int, in characters: [Character]) -> Bool {
    guard index > 0 else { return false }
    guard index < characters.count else { return true }
    let previous = characters[index - 1]
    let next = characters[index]
    if next.isBreakingSpace { return false }
    if previous.isBreakingSpace { return true }
    if closes(next) || opens(previous) { return false }
    if breaksAfter(previous) { return !next.isNumber }
    return isIdeographic(previous) || isIdeographic(next)
  }

  /// Characters that keep to the text before them.
  private static func closes(_ character: Character) -> Bool {
    ")]}!?,.:;%’”。、，．：；！？」』）】〉》ー…".contains(character)
  }

  /// Characters that keep to the text after them.
  private static func opens(_ character: Character) -> Bool {
    "([{‘“「『（【〈《$".contains(character)
  }

  /// Hyphens, dashes and slashes end lines, but not before a digit.
  private static func breaksAfter(_ character: Character) -> Bool {
    "-–—‐/".contains(character)
  }

  /// Scripts without spaces between words.
  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    switch scalar {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFD:
      return true
    default:
      return false
    }
  }
}

extension Character {
  /// Whether a line may end after the character and the character then hangs over.
  var isBreakingSpace: Bool {
    isWhitespace && !isNewline && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }
}
