/// Where a line may end: the rules of UAX #14 that matter for labels.
enum LineBreaking {
  /// Whether a line may end before the character at `index`, which is after another one.
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

  /// A line may end after it (class ZW).
  private static let zeroWidthSpace: Character = "\u{200B}"

  /// Characters that hold together what is on both their sides (classes GL and WJ).
  private static let glues: Set<Character> = [
    "\u{A0}", "\u{202F}", "\u{2007}", "\u{2060}", "\u{FEFF}", "\u{2011}",
  ]

  /// Characters that keep to the text before them: closing marks, marks that end a sentence or stand
  /// after a number, and the kana that begin no line (classes CL, CP, EX, IS, PO, IN, NS and CJ).
  private static func closes(_ character: Character) -> Bool { closing.contains(character) }

  private static let closing = Set(
    ")]}!?,.:;%’”»›‰°℃′″¢。、，．：；！？」』）】〉》〕〗〙〛］｝｠｡､｣％￠…‥⋯‼⁇⁈⁉"
      + "々〻ゝゞヽヾ・･：；〜゛゜ーｰぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
      + "ㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ")

  /// Characters that keep to the text after them (classes OP and PR).
  private static func opens(_ character: Character) -> Bool { opening.contains(character) }

  private static let opening = Set("([{‘“«‹¿¡「『（【〈《〔〖〘〚［｛｟｢$£¥€№＄￡￥")

  /// Hyphens, dashes and slashes end lines, but not before a digit.
  private static func breaksAfter(_ character: Character) -> Bool {
    "-–—‐/".contains(character)
  }

  /// Scripts without spaces between words, and pictures (classes ID, EB and RI).
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
  /// Whether a line may end after the character and the character then hangs over.
  var isBreakingSpace: Bool {
    isWhitespace && !isNewline && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }
}
