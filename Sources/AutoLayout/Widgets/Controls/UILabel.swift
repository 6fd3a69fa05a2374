import Foundation

/// A view that shows text.
///
/// Exclusive access to the properties that measuring reads is not checked at run time: no other
/// code runs during an access, except observers of the property itself, which read its new value.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text. Setting it discards the attributes of `attributedText`.
  open var text: String? {
    get { styledText.isEmpty && !hasText ? nil : styledText.string }
    set {
      willChange("text")
      hasText = newValue != nil
      attributes = nil
      styledText = StyledText(newValue ?? "", font: font)
      textDidChange()
      didChange("text")
    }
  }

  /// The attributed text. `font` applies to text without a font.
  ///
  /// Setting it sets `textAlignment` and `lineBreakMode` to those of its first paragraph style, if
  /// any. Other paragraphs follow their own styles.
  open var attributedText: NSAttributedString? {
    get { attributes ?? (hasText ? NSAttributedString(string: styledText.string) : nil) }
    set {
      willChange("attributedText")
      hasText = newValue != nil
      attributes = newValue
      takeStyle(of: newValue)
      alignsAllText = false
      styledText = newValue.map { StyledText($0, font: font) } ?? StyledText("", font: font)
      textDidChange()
      didChange("attributedText")
    }
  }

  package override var keyedProperties: [KeyedProperty] {
    super.keyedProperties + KeyedProperty.ofWidgets
  }

  /// The font of text without a font attribute. Setting `nil` restores the system font of 17
  /// points.
  @exclusivity(unchecked) open var font: UIFont! = UILabel.defaultFont {
    didSet {
      if font == nil { font = Self.defaultFont }
      let styled = attributes.map { StyledText($0, font: font) }
      styledText =
        styled.map { alignsAllText ? $0.unaligned : $0 }
        ?? StyledText(styledText.string, font: font)
      textDidChange()
    }
  }

  /// The position of text that is shrunk to fit.
  ///
  /// - Remark: Inert. The text is vertically centered.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { wishes.baselineAdjustment }
    set { wishes.baselineAdjustment = newValue }
  }
  /// The offset of the shadow from the text, in points. The default is one point upward.
  ///
  /// - Remark: Inert. Shadows of text are not drawn.
  open var shadowOffset: CGSize {
    get { wishes.shadowOffset }
    set { wishes.shadowOffset = newValue }
  }
  /// The color of text without a color attribute. The default is black, or white in dark
  /// appearance.
  open var textColor: UIColor! = .label
  /// The alignment of lines. The default is natural. Setting it aligns all paragraphs.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      alignsAllText = true
      styledText = styledText.unaligned
    }
  }
  /// A Boolean value that indicates whether the label is enabled.
  ///
  /// - Remark: Inert. The value is stored and does not affect drawing.
  open var isEnabled = true
  /// A Boolean value that indicates whether the text is drawn in `highlightedTextColor`. The
  /// default is `false`.
  open var isHighlighted = false
  /// The color of the text while it is highlighted, or `nil` to use `textColor`.
  open var highlightedTextColor: UIColor?
  /// The color of a shadow behind the text.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var shadowColor: UIColor?

  /// The mode in which text that does not fit is truncated or wrapped.
  @exclusivity(unchecked) open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if oldValue != lineBreakMode { textDidChange() } }
  }

  /// The maximum number of lines, or 0 for any number.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if oldValue != numberOfLines { textDidChange() } }
  }

  /// The width in points at which lines break for the intrinsic size, or 0 to use the width of the
  /// layout.
  @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { textDidChange() } }
  }

  /// A Boolean value that indicates whether a single line of text shrinks to fit. It does not
  /// change the intrinsic size.
  open var adjustsFontSizeToFitWidth = false

  /// The minimum scale for `adjustsFontSizeToFitWidth`.
  open var minimumScaleFactor: CGFloat = 0

  /// A Boolean value that indicates whether a font of a text style follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false

  override func followContentSizeCategory(_ category: UIContentSizeCategory) {
    guard adjustsFontForContentSizeCategory, let font = font.following(category) else { return }
    self.font = font
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedIsUserInteractionEnabled = false
  }

  /// Creates the label when a storyboard or xib that names its class is loaded. The coder is an
  /// `InterfaceCoder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedIsUserInteractionEnabled = false
    isDecoded = true
  }

  /// A Boolean value that indicates whether the description contains a clear background that was
  /// never set. Labels that a program creates print it; those of documents and controls do not
  /// (`runtime`).
  var printsClearBackground: Bool { !isDecoded && documentIdentifier == nil }
  /// A Boolean value that indicates whether the label was created from a coder.
  private var isDecoded = false

  /// A Boolean value that indicates whether the label has text, plain or attributed.
  @exclusivity(unchecked) private var hasText = false
  /// The attributed text that was set, or `nil` for plain text.
  @exclusivity(unchecked) private var attributes: NSAttributedString?
  /// A Boolean value that indicates whether the alignment was set after the text.
  @exclusivity(unchecked) private var alignsAllText = false
  /// The text with its fonts, for measuring.
  @exclusivity(unchecked) private(set) var styledText = UILabel.noText
  /// The font of new labels.
  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The text of new labels.
  private static let noText = StyledText("", font: defaultFont)
  /// The control that contains this label and is measured with it.
  @ViewLink var contentOwner: UIView?

  /// Uses the alignment and line break mode of attributed text.
  private func takeStyle(of text: NSAttributedString?) {
    guard let text, text.length > 0,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return }
    textAlignment = style.alignment
    lineBreakMode = style.lineBreakMode
  }

  /// Requests that the label and its owner be measured again.
  private func textDidChange() {
    invalidateIntrinsicContentSize()
    contentOwner?.invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// The size of the text, rounded up to pixels, or zero without text.
  open override var intrinsicContentSize: CGSize {
    size(
      maxWidth: preferredMaxLayoutWidth > 0
        ? preferredMaxLayoutWidth : measuredWidth ?? .infinity)
  }
  /// The width in points for which the layout is requesting the intrinsic content size of an app's
  /// subclass, or `nil` otherwise.
  private var measuredWidth: CGFloat?

  package override var hugsBrokenLines: Bool { true }

  /// A Boolean value that is `false` for app subclasses, which can request any size, and `true` for
  /// `UILabel` and the framework's subclasses.
  package override var keepsSizeAboveContentWidth: Bool { !ProgramClasses.include(type(of: self)) }

  package override var needsWidthForHeight: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && !styledText.isEmpty
  }

  /// Returns the size of the text within a width. The width is that of the widest line, including
  /// the trailing space of a wrapped line.
  ///
  /// If an app's subclass overrides `intrinsicContentSize` or
  /// `textRect(forBounds:limitedToNumberOfLines:)`, for example to add insets, the overrides
  /// determine the size.
  package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    if ProgramClasses.include(type(of: self)) {
      measuredWidth = width
      defer { measuredWidth = nil }
      let requested = intrinsicContentSize
      if requested != plainSize(maxWidth: width) { return requested }
    }
    let layout = layout(limitedTo: width)
    let size = layout.ceiledSize(width: layout.hangingWidth, toScale: textScale)
    return numberOfLines == 1
      ? size : CGSize(width: min(size.width, width), height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(maxWidth: size.width > 0 ? size.width : .infinity)
  }

  /// Returns the rectangle of the text within `bounds` in points, at their upper-left corner.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  { plainTextRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines) }

  private func plainTextRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let layout = layout(
      styledText,
      .init(width: bounds.width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(layout.width, bounds.width),
      height: min(layout.height, bounds.height))
  }

  /// Returns the layout of the text within a width in points.
  private func layout(limitedTo maxWidth: CGFloat) -> TextLayout {
    let width = numberOfLines == 1 ? .infinity : maxWidth
    return layout(
      styledText,
      .init(width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode))
  }

  /// The width and height of bounds without a limit, in points: more than any text requires, and
  /// small enough for exact pixels.
  private static let unlimitedLength: CGFloat = 1e7

  /// Returns the size of the text within a width, rounded up to pixels.
  ///
  /// If an app's subclass overrides `textRect(forBounds:limitedToNumberOfLines:)`, which can change
  /// the bounds before the text is laid out (Apple documentation of the method), the override
  /// determines the size.
  private func size(maxWidth: CGFloat) -> CGSize {
    guard ProgramClasses.include(type(of: self)) else { return plainSize(maxWidth: maxWidth) }
    let width = numberOfLines == 1 ? Self.unlimitedLength : min(maxWidth, Self.unlimitedLength)
    let bounds = CGRect(x: 0, y: 0, width: width, height: Self.unlimitedLength)
    let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    return rect == plainTextRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
      ? plainSize(maxWidth: maxWidth) : rect.size.ceiled(toScale: textScale)
  }

  /// Returns the size of the text within a width, rounded up to pixels, ignoring overrides of app
  /// subclasses.
  private func plainSize(maxWidth: CGFloat) -> CGSize {
    let layout = layout(limitedTo: maxWidth)
    return layout.ceiledSize(width: layout.width, toScale: textScale)
  }

  // MARK: Baselines

  /// The ascender of the first line's font, even if the label is shorter than its text (recorded
  /// frames).
  package override var baselineOffsetFromTop: CGFloat? {
    (styledText.firstFont ?? font).ascender
  }

  package override var baselineOffsetFromBottom: CGFloat? {
    -(styledText.lastFont ?? font).descender
  }

  // MARK: Content

  package override var descriptionText: String? { Self.quoted(text) }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    if printsColors, backgroundColor == nil, printsClearBackground {
      description[.backgroundColor] = UIColor.clear.description
    }
    describeLayer(as: "_UILabelLayer", &description)
  }

  package override var snapshotContent: LayoutSnapshot.Content { .label(drawnText(in: bounds)) }

  /// Always `content`: the label draws its text itself, so that a subclass can draw it elsewhere or
  /// not at all.
  package override var displayKind: DisplayKind { .content }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in a rectangle of the bounds, in the current context. Subclasses override it to
  /// draw the text elsewhere.
  open func drawText(in rect: CGRect) {
    drawContent(text: { drawnText(in: rect) }, isOwn: rect == bounds)
  }

  /// Returns the visible lines of the text in a rectangle of the bounds.
  private func drawnText(in rect: CGRect) -> LayoutSnapshot.Text {
    let text = fittedText(in: rect)
    let shown = layout(
      text,
      .init(
        width: rect.width, numberOfLines: shownNumberOfLines(text, in: rect),
        lineBreakMode: lineBreakMode))
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return snapshotText(text, shown, in: rect, color: color ?? .label, alignment: textAlignment)
  }

  /// Returns the number of lines of a text that fit in the height, at least one, limited to the
  /// allowed number.
  private func shownNumberOfLines(_ text: StyledText, in rect: CGRect) -> Int {
    guard numberOfLines != 1 else { return 1 }
    let whole = layout(
      text,
      .init(width: rect.width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode))
    var top: CGFloat = 0
    for (index, line) in whole.rows.enumerated() {
      let room = rect.height + Self.lineAllowance * line.pitch
      if index > 0, top + line.height > room { return index }
      top += line.pitch
    }
    return numberOfLines
  }

  /// The fraction of a line that can be cut off, because heights can be a pixel too small.
  private static let lineAllowance: CGFloat = 0.1

  /// Returns the text at the font size at which it is drawn.
  private func fittedText(in rect: CGRect) -> StyledText {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, rect.width > 0 else {
      return styledText
    }
    let natural = layout(styledText).width
    guard natural > rect.width else { return styledText }
    let scale = max(rect.width / natural, minimumScaleFactor)
    var text = styledText
    for i in text.runs.indices {
      text.runs[i].font = text.runs[i].font.withSize(text.runs[i].font.pointSize * scale)
    }
    return text
  }
}
