import Foundation

/// Text that is read and not changed.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text; nil for none. Setting it drops the attributes of `attributedText`.
  open var text: String? {
    get { styledText.isEmpty && !hasText ? nil : styledText.string }
    set {
      hasText = newValue != nil
      attributes = nil
      styledText = StyledText(newValue ?? "", font: font)
      textDidChange()
    }
  }

  /// Text with attributes; `font` where it states none.
  ///
  /// Setting it sets `textAlignment` and `lineBreakMode` to those of its first paragraph, where that
  /// has a style; the other paragraphs lie as their styles say.
  open var attributedText: NSAttributedString? {
    get { attributes ?? (hasText ? NSAttributedString(string: styledText.string) : nil) }
    set {
      hasText = newValue != nil
      attributes = newValue
      takeStyle(of: newValue)
      alignsAllText = false
      styledText = newValue.map { StyledText($0, font: font) } ?? StyledText("", font: font)
      textDidChange()
    }
  }

  /// The font of all text; setting nil chooses the system font of 17 points.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      let styled = attributes.map { StyledText($0, font: font) }
      styledText =
        styled.map { alignsAllText ? $0.unaligned : $0 }
        ?? StyledText(styledText.string, font: font)
      textDidChange()
    }
  }

  /// The colour of text without a colour of its own; black, or white in the dark, unless set.
  open var textColor: UIColor! = .label
  /// Where lines lie across the label; natural unless set. Setting it aligns all paragraphs.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      alignsAllText = true
      styledText = styledText.unaligned
    }
  }
  /// Whether the label looks active; kept, it is drawn the same either way.
  open var isEnabled = true
  /// Whether the text is drawn in `highlightedTextColor`; false unless set.
  open var isHighlighted = false
  /// The colour of the text while it is highlighted; nil for `textColor`.
  open var highlightedTextColor: UIColor?
  /// The colour of a shadow behind the text; kept, but not drawn. Nil for no shadow.
  open var shadowColor: UIColor?

  /// How text is cut that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if oldValue != lineBreakMode { textDidChange() } }
  }

  /// The most lines that are shown; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if oldValue != numberOfLines { textDidChange() } }
  }

  /// The width in points at which lines break for the intrinsic size; 0 takes the width that layout
  /// gives the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { textDidChange() } }
  }

  /// Whether text in one line is drawn smaller to fit; the intrinsic size does not change.
  open var adjustsFontSizeToFitWidth = false

  /// The least scale for `adjustsFontSizeToFitWidth`.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether a font of a text style follows the preferred size of text.
  open var adjustsFontForContentSizeCategory = false

  override func followContentSizeCategory(_ category: UIContentSizeCategory) {
    guard adjustsFontForContentSizeCategory, let font = font.following(category) else { return }
    self.font = font
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedIsUserInteractionEnabled = false
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedIsUserInteractionEnabled = false
  }

  /// Whether the label has text, plain or attributed.
  private var hasText = false
  /// The attributed text that was set; nil for plain text.
  private var attributes: NSAttributedString?
  /// Whether the alignment was set after the text.
  private var alignsAllText = false
  /// The text with its fonts, ready to be measured.
  private(set) var styledText = StyledText("", font: .systemFont(ofSize: UIFont.labelFontSize))
  /// The control that shows this label as part of itself and is measured with it.
  @ViewLink var contentOwner: UIView?

  /// Takes alignment and line breaks from attributed text.
  private func takeStyle(of text: NSAttributedString?) {
    guard let text, text.length > 0,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return }
    textAlignment = style.alignment
    lineBreakMode = style.lineBreakMode
  }

  /// Has the size of the label and of its owner measured again.
  private func textDidChange() {
    invalidateIntrinsicContentSize()
    contentOwner?.invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// The size of the text, rounded up to pixels; nothing for no text.
  open override var intrinsicContentSize: CGSize {
    size(maxWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  package override var hugsBrokenLines: Bool { true }

  package override var needsWidthForHeight: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && !styledText.isEmpty
  }

  /// The size of the text within a width: that of its widest line, with the space that a line ends
  /// with where the text breaks.
  package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    let layout = layout(limitedTo: width)
    let widest = layout.lines.map { $0.headIndent + $0.width + $0.hangingSpace }.max() ?? 0
    let size = CGSize(width: widest, height: layout.height)
      .ceiled(toScale: layoutEnvironment.displayScale)
    return numberOfLines == 1
      ? size : CGSize(width: min(size.width, width), height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(maxWidth: size.width > 0 ? size.width : .infinity)
  }

  /// The rectangle in points that the text takes within `bounds`, from their top left corner.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let layout = layout(
      styledText,
      .init(width: bounds.width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(layout.width, bounds.width),
      height: min(layout.height, bounds.height))
  }

  /// The lines of the text in a width, in points.
  private func layout(limitedTo maxWidth: CGFloat) -> TextLayout {
    let width = numberOfLines == 1 ? .infinity : maxWidth
    return layout(
      styledText,
      .init(width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode))
  }

  /// The size of the text in a width, rounded up to pixels.
  private func size(maxWidth: CGFloat) -> CGSize {
    let layout = layout(limitedTo: maxWidth)
    return CGSize(width: layout.width, height: layout.height)
      .ceiled(toScale: layoutEnvironment.displayScale)
  }

  // MARK: Baselines

  /// The ascender of the first line's font, even when the label is lower than its text (recorded
  /// frames).
  package override var baselineOffsetFromTop: CGFloat? {
    (styledText.firstFont ?? font).ascender
  }

  package override var baselineOffsetFromBottom: CGFloat? {
    -(styledText.lastFont ?? font).descender
  }

  // MARK: Content

  package override var descriptionText: String? { Self.quoted(text) }

  package override var snapshotContent: LayoutSnapshot.Content {
    let text = fittedText
    let shown = layout(
      text,
      .init(
        width: bounds.width, numberOfLines: shownNumberOfLines(text),
        lineBreakMode: lineBreakMode))
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return .label(
      snapshotText(
        text, shown, in: bounds, color: color ?? .label, alignment: textAlignment))
  }

  /// The lines of a text that fit into the height, at least one, and not more than are allowed.
  private func shownNumberOfLines(_ text: StyledText) -> Int {
    let whole = layout(
      text,
      .init(width: bounds.width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode))
    var top: CGFloat = 0
    for (index, line) in whole.lines.enumerated() {
      let room = bounds.height + Self.lineAllowance * line.pitch
      if index > 0, top + line.height > room { return index }
      top += line.pitch
    }
    return numberOfLines
  }

  /// A line is shown when at most a tenth of it is cut off: heights may be a pixel short.
  private static let lineAllowance: CGFloat = 0.1

  /// The text in the size that it is drawn in.
  private var fittedText: StyledText {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0 else {
      return styledText
    }
    let natural = layout(styledText).width
    guard natural > bounds.width else { return styledText }
    let scale = max(bounds.width / natural, minimumScaleFactor)
    var text = styledText
    for i in text.runs.indices {
      text.runs[i].font = text.runs[i].font.withSize(text.runs[i].font.pointSize * scale)
    }
    return text
  }
}
