/// The positions at which a line may end, according to the rules of UAX #14 that are relevant to
/// labels.
enum LineBreaking {
  /// Returns whether a line may end before the character at `index`, if that is not the first one.
  static func allowsBreak(before index: Int, in characters: [Character]) -> Bool {
    guard index > 0 else { return false }
    guard index < characters.count else { return true }
    let previous = characters[index - 1]
    let next = characters[index]
    if next.isBreakingSpace || next == zeroWidthSpace { return false }
    if previous.isBreakingSpace || previous == zeroWidthSpace { return true }
    if glues.contains(next) || glues.contains(previous) { return false }
    if closes(next) || opens(previous) { return false }
    if breaksAfter(previous) { return !next.isNumber }
    return isIdeographic(previous) || isIdeographic(next)
  }

  /// A character after which a line may end (class ZW).
  private static let zeroWidthSpace: Character = "\u{200B}"

  /// Characters that prevent breaks on both sides (classes GL and WJ).
  private static let glues: Set<Character> = [
    "\u{A0}", "\u{202F}", "\u{2007}", "\u{2060}", "\u{FEFF}", "\u{2011}",
  ]

  /// Returns whether there is no break before a character: closing marks, marks that end a sentence
  /// or follow a number, and kana that do not begin a line (classes CL, CP, EX, IS, PO, IN, NS and
  /// CJ).
  private static func closes(_ character: Character) -> Bool { closing.contains(character) }

  private static let closing = Set(
    ")]}!?,.:;%’”»›‰°℃′″¢。、，．：；！？」』）】〉》〕〗〙〛］｝｠｡､｣％￠…‥⋯‼⁇⁈⁉"
      + "々〻ゝゞヽヾ・･：；〜゛゜ーｰぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
      + "ㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ")

  /// Returns whether there is no break after a character (classes OP and PR).
  private static func opens(_ character: Character) -> Bool { opening.contains(character) }

  private static let opening = Set("([{‘“«‹¿¡「『（【〈《〔〖〘〚［｛｟｢$£¥€№＄￡￥")

  /// Returns whether a line may end after a character, except before a digit: hyphens, dashes and
  /// slashes.
  private static func breaksAfter(_ character: Character) -> Bool {
    "-–—‐/".contains(character)
  }

  /// Returns whether a character is from a script without spaces between words, or an emoji
  /// (classes ID, EB and RI).
  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F000...0x1FAFF,
      0x20000...0x3FFFD:
      return true
    default:
      return scalar.properties.isEmojiPresentation
    }
  }
}

extension Character {
  /// Whether a line may end after the character, which then hangs beyond the end of the line.
  var isBreakingSpace: Bool {
    isWhitespace && !isNewline && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }
}
