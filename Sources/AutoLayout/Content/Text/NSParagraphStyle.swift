import Foundation

/// The style of a paragraph of attributed text, with lengths in points.
open class NSParagraphStyle: NSObject, NSCopying {
  /// The word in which Foundation looks for a Core Foundation type. It must be the first stored
  /// property.
  private let foundationType = FoundationTypeWord()

  /// The values of a style.
  package struct Values: Hashable, Sendable {
    /// The alignment of lines between the indents.
    package var alignment = NSTextAlignment.natural
    /// The position of line breaks, and the treatment of text that does not fit.
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The space between the lines of the paragraph.
    package var lineSpacing: CGFloat = 0
    /// The space after the paragraph.
    package var paragraphSpacing: CGFloat = 0
    /// The space before the paragraph.
    package var paragraphSpacingBefore: CGFloat = 0
    /// The indent of the first line.
    package var firstLineHeadIndent: CGFloat = 0
    /// The indent of the other lines.
    package var headIndent: CGFloat = 0
    /// The end of lines, measured from the leading edge, or from the trailing edge if negative.
    package var tailIndent: CGFloat = 0
    /// The direction of the paragraph. The natural direction follows the language.
    package var baseWritingDirection = NSWritingDirection.natural
    /// The fraction of the width from which words are hyphenated.
    package var hyphenationFactor: Float = 0
    /// Additional rules for line breaks.
    package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// A Boolean value that indicates whether letters can move closer together before text is
    /// truncated.
    package var allowsDefaultTighteningForTruncation = false
    /// The minimum height of a line.
    package var minimumLineHeight: CGFloat = 0
    /// The maximum height of a line, or 0 for no limit.
    package var maximumLineHeight: CGFloat = 0
    /// The factor of the font's line height, or 0 for 1.
    package var lineHeightMultiple: CGFloat = 0
    /// Creates the default values.
    package init() {}
  }

  package var values = Values()

  /// A style with default values.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  public override init() { super.init() }

  /// The alignment of lines. The default is natural.
  open var alignment: NSTextAlignment { values.alignment }
  /// The position of line breaks and the truncation of text; by default, lines break between words.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after each paragraph except for the last one.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before each paragraph except for the first one.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance from the leading edge to the first line of a paragraph.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance from the leading edge to the other lines of a paragraph.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines, measured from the leading edge if positive, and otherwise from the trailing
  /// edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The direction of a paragraph.
  ///
  /// - Remark: Inert. The value is stored; lines follow the direction of the view.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The extent of hyphenation.
  ///
  /// - Remark: Inert. The value is stored; words are not hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The strategy for balancing lines.
  ///
  /// - Remark: Inert. The value is stored; lines take as much text as fits, and Korean breaks
  ///   between words.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// A Boolean value that indicates whether letters can move closer together before text is
  /// truncated.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// The minimum height of a line, in points. The default is 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, or 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the line height; 0 is equivalent to 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable style with the same values.
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
  /// The strategy for balancing the lines of a paragraph.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words move to the last line, so that it has more than one word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean text breaks between words, not between syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The default strategy of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// The direction of a paragraph.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of its first letters, or of the user interface.
  case natural = -1
  /// Lines begin on the left, as in Latin scripts.
  case leftToRight = 0
  /// Lines begin on the right, as in Arabic and Hebrew.
  case rightToLeft = 1
}

// Immutable once it is part of a text. The mutable subclass is for creating styles.
extension NSParagraphStyle: @unchecked Sendable {}

/// A paragraph style with values that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Replaces all values with those of another style.
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
