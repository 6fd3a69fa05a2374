/// The positions at which a line may end, according to the rules of UAX #14 that are relevant to
/// labels.
enum LineBreaking {
  /// What the rules need to know about a character.
  struct Classes: OptionSet, Sendable {
    let rawValue: UInt16

    /// A line may end after the character, which then hangs beyond the end of the line.
    static let space = Classes(rawValue: 1)
    /// The character ends a paragraph.
    static let newline = Classes(rawValue: 1 << 1)
    /// A line may end after the character (class ZW).
    static let zeroWidth = Classes(rawValue: 1 << 2)
    /// The character prevents breaks on both sides (classes GL and WJ).
    static let glue = Classes(rawValue: 1 << 3)
    /// There is no break before the character: closing marks, marks that end a sentence or follow a
    /// number, and kana that do not begin a line (classes CL, CP, EX, IS, PO, IN, NS and CJ).
    static let closes = Classes(rawValue: 1 << 4)
    /// There is no break after the character (classes OP and PR).
    static let opens = Classes(rawValue: 1 << 5)
    /// A line may end after the character, except before a digit: hyphens, dashes and slashes.
    static let hyphen = Classes(rawValue: 1 << 6)
    /// The character is a number.
    static let number = Classes(rawValue: 1 << 7)
    /// The character is from a script without spaces between words, or an emoji (classes ID, EB and
    /// RI).
    static let ideographic = Classes(rawValue: 1 << 8)
  }

  /// Returns whether a line may end between two characters.
  @inline(__always)
  static func allowsBreak(between previous: Classes, and next: Classes) -> Bool {
    if !next.isDisjoint(with: [.space, .zeroWidth]) { return false }
    if !previous.isDisjoint(with: [.space, .zeroWidth]) { return true }
    if next.union(previous).contains(.glue) { return false }
    if next.contains(.closes) || previous.contains(.opens) { return false }
    if previous.contains(.hyphen) { return !next.contains(.number) }
    return next.union(previous).contains(.ideographic)
  }

  /// The classes of the ASCII characters, by code.
  static let ascii: [Classes] = (0..<128).map { rulesApplied(to: Character(UnicodeScalar($0))) }

  /// Returns the classes of a character. Most letters have none, and most ideographs no other.
  static func classes(of character: Character) -> Classes {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex].value
    if first < 128, let code = character.asciiValue { return ascii[Int(code)] }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      switch first {
      case 0xC0...0x2FF, 0x388...0x3FF, 0x400...0x481, 0xAC00...0xD7A3: return []
      case 0x4E00...0x9FFF: return character.isNumber ? [.ideographic, .number] : .ideographic
      default: break
      }
    }
    return rulesApplied(to: character)
  }

  /// Returns the classes of any character, according to all rules.
  static func rulesApplied(to character: Character) -> Classes {
    var classes: Classes = []
    if character.isBreakingSpace { classes.insert(.space) }
    if character.isNewline { classes.insert(.newline) }
    if character == zeroWidthSpace { classes.insert(.zeroWidth) }
    if glues.contains(character) { classes.insert(.glue) }
    if closing.contains(character) { classes.insert(.closes) }
    if opening.contains(character) { classes.insert(.opens) }
    if hyphens.contains(character) { classes.insert(.hyphen) }
    if character.isNumber { classes.insert(.number) }
    if isIdeographic(character) { classes.insert(.ideographic) }
    return classes
  }

  private static let zeroWidthSpace: Character = "\u{200B}"

  private static let glues: Set<Character> = [
    "\u{A0}", "\u{202F}", "\u{2007}", "\u{2060}", "\u{FEFF}", "\u{2011}",
  ]

  private static let closing = Set(
    ")]}!?,.:;%’”»›‰°℃′″¢。、，．：；！？」』）】〉》〕〗〙〛］｝｠｡､｣％￠…‥⋯‼⁇⁈⁉"
      + "々〻ゝゞヽヾ・･：；〜゛゜ーｰぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
      + "ㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ")

  private static let opening = Set("([{‘“«‹¿¡「『（【〈《〔〖〘〚［｛｟｢$£¥€№＄￡￥")

  private static let hyphens = Set("-–—‐/")

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
  /// A Boolean value that indicates whether a line may end after the character, which then hangs
  /// beyond the end of the line.
  fileprivate var isBreakingSpace: Bool {
    isWhitespace && !isNewline && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }
}
