import InterfaceBuilder

/// The longest translation of a text that fits on all canvases, at each setting of text sizes.
///
///     for root in document.roots {
///       for budget in TextBudget.all(in: root, on: BudgetCanvases()) {
///         print(budget.key, budget.tightest?.characters)
///       }
///     }
///
/// `Documentation/Budget.md` defines what fits, and what is exact.
public struct TextBudget: Hashable, Sendable, Codable {
  /// The check that a longer text would fail.
  public struct Limit: Hashable, Sendable, Codable {
    /// The failed check.
    public let check: LayoutCheck
    /// A Boolean value that indicates whether the text itself is clipped, rather than another text
    /// or view.
    public let isOwn: Bool
    /// The object at which it fails.
    public let object: LintFinding.Object
    /// One sentence on the failure.
    public let message: String
    /// The canvas, such as `retina3_5 portrait`.
    public let canvas: String
  }

  /// The space for a text at one setting.
  public struct Room: Hashable, Sendable, Codable {
    /// The size of text and Bold Text.
    public let setting: TextSetting
    /// Characters of the longest text that fits, written with the text's own letters.
    public let characters: Int
    /// The longest text that fits.
    public let example: String
    /// The greatest width in points that a text in one line may have, or `nil` for a text of
    /// several lines or without a limit.
    public var width: Double?
    /// The width in points of the narrowest text that was laid out and does not fit, or `nil` if
    /// `width` is `nil`.
    public var tooWide: Double?
    /// The number of lines of the longest text, or `nil` without a limit or if the lines are
    /// unknown.
    public var lines: Int?
    /// The width of the lines in points, for a text of several lines.
    public var lineWidth: Double?
    /// The characters that fit into `width` in other languages, by the mean advance of a sample.
    public var estimates: [String: Int] = [:]
    /// The reason that longer texts do not fit, or `nil` if a text of
    /// `TextBudget.maxCharacters(for:)` characters fits.
    public let limit: Limit?
  }

  /// The key under which tables have the text.
  public let key: String
  /// Other keys of the same text.
  public let aliases: [String]
  /// The kind of object that shows the text.
  public let kind: TranslatableText.Kind
  /// The object that shows the text.
  public let object: LintFinding.Object
  /// UIKit's name of the object's class.
  public let className: String
  /// The name of the property.
  public let property: String
  /// The text as it is written.
  public let text: String
  /// The line of the object in the document, from 1.
  public let line: Int
  /// The column of the object, from 1 in bytes.
  public let column: Int
  /// The identifier of the root.
  public let root: String
  /// The space at each setting. The array is empty for a text that no layout constrains.
  public let rooms: [Room]

  /// Returns the number of characters up to which texts are tried: four times the text's length
  /// plus 40. Short texts grow most in translations, to about three times their length; longer ones
  /// far less.
  public static func maxCharacters(for text: String) -> Int {
    min(4 * text.count + 40, maxTextLength)
  }

  /// The limit for texts that are tried; no text of an interface has that many characters.
  static let maxTextLength = 2000

  /// The space at the setting with the fewest characters, or `nil` for a text that is not measured.
  public var tightest: Room? {
    rooms.min { ($0.characters, $0.width ?? 0) < ($1.characters, $1.width ?? 0) }
  }

  /// The budget as a multiple of the text's length; infinite without a limit.
  public var growth: Double {
    guard let room = tightest, room.limit != nil else { return .infinity }
    return Double(room.characters) / Double(max(1, text.count))
  }

  /// Determines the budgets of all texts of a root.
  ///
  /// The budget of a text holds while all others are as they are written. The search costs one
  /// layout for each text and canvas, and a few more for canvases with less space than those
  /// before.
  ///
  /// - Parameters:
  ///   - root: The root of a document.
  ///   - canvases: The canvases on which texts must fit.
  ///   - languages: Languages whose characters are estimated; others than those of `LanguageSample`
  ///     are ignored.
  ///   - isExhaustive: A Boolean value that indicates whether every length is tried instead of
  ///     bisecting, for comparison.
  /// - Returns: The budgets in document order. Budgets of texts that are not measured have no
  ///   rooms.
  @MainActor
  public static func all(
    in root: InterfaceRoot, on canvases: BudgetCanvases, languages: [String] = [],
    isExhaustive: Bool = false
  ) -> [TextBudget] {
    let texts = root.translatableTexts
    guard texts.contains(where: \.kind.isMeasured) else {
      return texts.map { TextBudget($0, root: root, rooms: []) }
    }
    let layouts = BudgetLayouts(root, canvases)
    return texts.map { text in
      let rooms =
        text.kind.isMeasured
        ? BudgetSearch(text, layouts, languages: languages, isExhaustive: isExhaustive).rooms : []
      return TextBudget(text, root: root, rooms: rooms)
    }
  }

  /// Returns texts that fill the root, by key: each is the longest that fits next to those before
  /// it.
  @MainActor
  public static func longestTexts(
    in root: InterfaceRoot, on canvases: BudgetCanvases
  ) -> [(key: String, text: String)] {
    let texts = root.translatableTexts.filter(\.kind.isMeasured)
    guard !texts.isEmpty else { return [] }
    var layouts = BudgetLayouts(root, canvases)
    var found: [(key: String, text: String)] = []
    for text in texts {
      let rooms = BudgetSearch(text, layouts, measuresWidths: false).rooms
      guard let longest = rooms.min(by: { $0.characters < $1.characters }) else { continue }
      for (key, string) in text.replaced(by: longest.example) { layouts.base[key] = string }
      found += ([text.key] + text.aliases).map { ($0, longest.example) }
    }
    return found
  }

  /// Creates the budget of a text with the rooms that were found.
  private init(_ text: TranslatableText, root: InterfaceRoot, rooms: [Room]) {
    key = text.key
    aliases = text.aliases
    kind = text.kind
    object = LintFinding.Object(
      identifier: text.owner, name: "\(text.className) “\(text.text.shortened)”")
    className = text.className
    property = text.property
    self.text = text.text
    line = text.location.line
    column = text.location.column
    self.root = root.id
    self.rooms = rooms
  }
}
