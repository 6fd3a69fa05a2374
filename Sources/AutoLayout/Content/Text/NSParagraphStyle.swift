import Foundation

/// The layout of a paragraph of attributed text; all lengths in points.
open class NSParagraphStyle: NSObject, NSCopying {
  /// The values that a style has.
  package struct Values: Hashable, Sendable {
    /// How lines are aligned between the indents.
    package var alignment = NSTextAlignment.natural
    /// Where lines break, and what becomes of text that has no room.
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Between the lines of the paragraph.
    package var lineSpacing: CGFloat = 0
    /// After the paragraph.
    package var paragraphSpacing: CGFloat = 0
    /// Before the paragraph.
    package var paragraphSpacingBefore: CGFloat = 0
    /// Before the first line.
    package var firstLineHeadIndent: CGFloat = 0
    /// Before the other lines.
    package var headIndent: CGFloat = 0
    /// Where lines end: from the leading edge, or from the trailing edge if negative.
    package var tailIndent: CGFloat = 0
    /// The direction of the paragraph; natural follows its language.
    package var baseWritingDirection = NSWritingDirection.natural
    /// From which share of the width on words are hyphenated.
    package var hyphenationFactor: Float = 0
    /// What else is heeded when lines break.
    package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// Whether letters may move together before text is truncated.
    package var allowsDefaultTighteningForTruncation = false
    /// The least height of a line.
    package var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line; 0 for no limit.
    package var maximumLineHeight: CGFloat = 0
    /// The factor of the font's line height; 0 for 1.
    package var lineHeightMultiple: CGFloat = 0
    /// The values of a style of which nothing is set.
    package init() {}
  }

  package var values = Values()

  /// A style with default values.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  public override init() { super.init() }

  /// Where lines lie across the text; natural by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines end and how text is cut; between words by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Space after a paragraph, but for the last.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Space before a paragraph, but for the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// From the edge where text begins to the first line of a paragraph.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// From the edge where text begins to the other lines of a paragraph.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the edge where text begins if positive, from the other edge if not.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The direction of a paragraph; kept, lines follow the view's.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// How readily words are divided; kept, none are.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// How lines are evened out; kept, lines take as much as fits, and Korean breaks between words.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether letters may move closer before text is cut; kept, they do not.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// Lines are at least so high.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Lines are at most so high; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Factor of the line height; 0 counts as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

extension NSParagraphStyle {
  /// How lines of a paragraph are evened out.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words go to the last line so that none stands there alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean breaks between words, not between syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What labels take unless a program says otherwise.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// The direction in which a paragraph runs.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// As its first letters, or the user interface.
  case natural = -1
  /// Lines begin on the left, as in Latin scripts.
  case leftToRight = 0
  /// Lines begin on the right, as in Arabic and Hebrew.
  case rightToLeft = 1
}

// A style is not changed once it is part of a text; the mutable subclass is for making one.
extension NSParagraphStyle: @unchecked Sendable {}

/// A paragraph style whose values can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Takes over all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }

  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
}
