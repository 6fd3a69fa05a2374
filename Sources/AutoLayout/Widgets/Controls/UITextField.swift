import Foundation

/// One line of text that a person edits.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border is drawn.
    case none = 0
    /// A thin rectangle.
    case line
    /// A rectangle that looks sunken.
    case bezel
    /// A thin rectangle with round corners.
    case roundedRect

    /// Interface Builder's name.
    var documentName: String {
      switch self {
      case .none: "none"
      case .line: "line"
      case .bezel: "bezel"
      case .roundedRect: "roundedRect"
      }
    }

    /// How far below the middle the text lies, in points: the bezel's upper edge is the thicker one
    /// (two recorded fields beside labels, both 2 points down to a pixel).
    var textShift: CGFloat { self == .bezel ? 2 : 0 }

    /// Between the border and the text at each side, in points.
    var horizontalRoom: CGFloat {
      switch self {
      case .none: 0
      case .line: 2
      case .bezel, .roundedRect: 7
      }
    }
  }

  /// When something beside the text shows.
  public enum ViewMode: Int, Hashable, Sendable {
    /// It is always hidden.
    case never = 0
    /// Never here, as no field is edited.
    case whileEditing
    /// Always here, as no field is edited.
    case unlessEditing
    /// It shows whether the field is edited or not.
    case always

    /// Whether it shows in a field that is not edited.
    var shows: Bool { self == .always || self == .unlessEditing }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedIsOpaque = false
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedIsOpaque = false
  }

  /// The text; empty unless set. Nil is the same as empty for the layout. Setting it drops the
  /// attributes of `attributedText`.
  open var text: String? = "" {
    didSet {
      attributes = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes; `font` where it states none.
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0) } }
    set {
      alignsAllText = false
      text = newValue?.string
      attributes = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// Shown while there is no text. Setting it drops the attributes of `attributedPlaceholder`.
  open var placeholder: String? {
    didSet {
      placeholderAttributes = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The placeholder with attributes; `font` where it states none.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderAttributes ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      placeholderAttributes = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The attributed text that was set; nil for plain text.
  private var attributes: NSAttributedString?
  /// The attributed placeholder that was set; nil for plain text.
  private var placeholderAttributes: NSAttributedString?
  /// Whether the alignment was set after the text.
  private var alignsAllText = false
  /// Whether a font of a text style follows the preferred size of text.
  open var adjustsFontForContentSizeCategory = false

  override func followContentSizeCategory(_ category: UIContentSizeCategory) {
    guard adjustsFontForContentSizeCategory, let font = font?.following(category) else { return }
    self.font = font
  }

  /// The font of text and placeholder; setting nil chooses the system font of 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The colour of the text; black, or white in the dark, for nil and unless set.
  open var textColor: UIColor? = .label
  /// Where the text lies across the field; natural unless set. Setting it aligns text with attributes
  /// that is there.
  open var textAlignment = NSTextAlignment.natural { didSet { alignsAllText = true } }
  /// What is drawn around the text; none unless set. It decides the height.
  open var borderStyle = BorderStyle.none {
    didSet { if oldValue != borderStyle { invalidateIntrinsicContentSize() } }
  }
  /// A view inside the field to the left of the text, or to the right where the direction is from right
  /// to left; a subview while it shows. Its width counts then. Nil for none.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// A view inside the field to the right of the text, or to the left where the direction is from right
  /// to left; a subview while it shows. Its width counts then. Nil for none.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// When the left view shows; never unless set.
  open var leftViewMode = ViewMode.never {
    didSet { if oldValue != leftViewMode { showSideViews() } }
  }
  /// When the right view shows; never unless set.
  open var rightViewMode = ViewMode.never {
    didSet { if oldValue != rightViewMode { showSideViews() } }
  }
  /// When a field with text shows the button that clears it, at the end of the text; never unless
  /// set. A right view takes its place.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// Whether the text is being edited: never here.
  open var isEditing: Bool { false }
  /// Whether long text is drawn smaller; kept, text that does not fit is cut instead.
  open var adjustsFontSizeToFitWidth = false
  /// In points.
  open var minimumFontSize: CGFloat = 0
  /// Whether bullets stand for characters; the intrinsic size stays that of the text.
  open var isSecureTextEntry = false

  /// The font that was set, or the default.
  private var textFont: UIFont { font ?? .systemFont(ofSize: 17) }

  // MARK: Size

  /// The wider of text and placeholder with the border, and a line with its room.
  open override var intrinsicContentSize: CGSize {
    let widest = [styledText, styledPlaceholder].map { lineWidth(of: $0) }.max() ?? 0
    let sides = shownWidth(leftView, leftViewMode) + shownWidth(rightView, rightViewMode)
    return CGSize(width: roomOfText(widest) + sides, height: fieldHeight)
  }

  /// Text with the border and the caret, in whole points; since iOS 13 a field without border is as
  /// wide as its text, to the pixel.
  private func roomOfText(_ width: CGFloat) -> CGFloat {
    if borderStyle == .none,
      PlatformMetrics.plainFieldsAreAsWideAsTheirText[layoutEnvironment.platform]
    {
      return width.ceiled(toScale: layoutEnvironment.displayScale)
    }
    return width.rounded(.up) + 2 * borderStyle.horizontalRoom + Self.caretRoom
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Room for the caret, in points.
  private static let caretRoom: CGFloat = 2

  /// The width of text in one line, in points.
  private func lineWidth(of text: StyledText) -> CGFloat {
    layout(text, .init(numberOfLines: 1)).width
  }

  /// The text with its fonts, ready to be measured.
  private var styledText: StyledText {
    guard let attributes else { return StyledText(text ?? "", font: textFont) }
    let text = StyledText(attributes, font: textFont)
    return alignsAllText ? text.unaligned : text
  }

  /// The placeholder with its fonts, ready to be measured.
  private var styledPlaceholder: StyledText {
    placeholderAttributes.map { StyledText($0, font: textFont) }
      ?? StyledText(placeholder ?? "", font: textFont)
  }

  /// The width of a side view in points; 0 if it is not shown.
  private func shownWidth(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
    mode.shows ? view?.bounds.width ?? 0 : 0
  }

  /// Height in points: heights that Interface Builder recorded.
  ///
  /// A rounded field is 30 high, 34 since iOS 13, and higher for fonts above 18 points; a field
  /// without border is as high as its line, since iOS 11 with ascender and descender rounded apart.
  private var fieldHeight: CGFloat {
    let line = lineFont.lineHeight.rounded(.up)
    let platform = layoutEnvironment.platform
    switch borderStyle {
    case .none:
      return PlatformMetrics.fieldsRoundLinesInParts[platform]
        ? lineFont.ascender.rounded(.up) + (-lineFont.descender).rounded(.up) : line
    case .line: return line + 4
    case .bezel: return line + 5
    case .roundedRect:
      return max(
        PlatformMetrics.roundedFieldHeight[platform],
        line + PlatformMetrics.roundedFieldRoom[platform])
    }
  }

  /// The font that decides the height: the highest of the text, or the field's own.
  private var lineFont: UIFont {
    let fonts = attributes == nil ? [] : styledText.runs.map(\.font)
    return fonts.max { $0.lineHeight < $1.lineHeight } ?? textFont
  }

  // MARK: Baselines

  package override var baselineOffsetFromTop: CGFloat? {
    (fieldHeight - textFont.lineHeight) / 2 + textFont.ascender + borderStyle.textShift
  }

  package override var baselineOffsetFromBottom: CGFloat? {
    (fieldHeight - textFont.lineHeight) / 2 - textFont.descender - borderStyle.textShift
  }

  package override var baselineOffsetFromMiddle: CGFloat? {
    guard contentVerticalAlignment == .center else { return nil }
    return textFont.ascender - textFont.lineHeight / 2 + borderStyle.textShift
  }

  // MARK: Content

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

  /// The rectangle of the text in points within `bounds`: without border, views and clear button.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let room = borderStyle.horizontalRoom
    let left = leftViewMode.shows && leftView != nil ? leftViewRect(forBounds: bounds) : nil
    let right = rightViewMode.shows && rightView != nil ? rightViewRect(forBounds: bounds) : nil
    let start = room + (left.map { $0.maxX - bounds.minX } ?? 0)
    let end = room + (right.map { bounds.maxX - $0.minX } ?? 0)
    var insets = UIEdgeInsets(
      top: 0, left: isRightToLeft ? end : start, bottom: 0, right: isRightToLeft ? start : end)
    if showsClearButton {
      let button = clearButtonRect(forBounds: bounds)
      if isRightToLeft {
        insets.left = max(insets.left, button.maxX - bounds.minX)
      } else {
        insets.right = max(insets.right, bounds.maxX - button.minX)
      }
    }
    return bounds.inset(by: insets)
  }

  /// The rectangle of the text while it is edited, in points within `bounds`: that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the placeholder in points within `bounds`: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the border in points within `bounds`.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the left view in points within `bounds`: its own size, in the middle. The field
  /// mirrors it where the direction is from right to left, and begins the text after it.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    Self.centred(leftView?.bounds.size ?? .zero, x: bounds.minX, in: bounds)
  }

  /// The rectangle of the right view in points within `bounds`: its own size, in the middle. The field
  /// mirrors it where the direction is from right to left, and ends the text before it.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return Self.centred(size, x: bounds.maxX - size.width, in: bounds)
  }

  /// The rectangle of the clear button in points within `bounds`, at the end where lines end.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    let x =
      isRightToLeft
      ? bounds.minX + Self.clearButtonRoom : bounds.maxX - Self.clearButtonRoom - side
    return Self.centred(CGSize(width: side, height: side), x: x, in: bounds)
  }

  /// The button and its distance from the field's end in points. Apple documents neither and no
  /// recorded frame depends on them; they only decide where drawn text is cut.
  private static let clearButtonSide: CGFloat = 19
  /// Between the clear button and the trailing edge, in points.
  private static let clearButtonRoom: CGFloat = 5

  /// A rectangle in the middle of the height.
  private static func centred(_ size: CGSize, x: CGFloat, in bounds: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  /// Whether the button that clears the text is shown.
  private var showsClearButton: Bool {
    clearButtonMode.shows && !(text ?? "").isEmpty
      && !(rightView != nil && rightViewMode.shows)
  }

  package override var descriptionText: String? { Self.quoted(text) }

  package override var snapshotContent: LayoutSnapshot.Content {
    let isPlaceholder = text?.isEmpty ?? true
    let styled = isPlaceholder ? styledPlaceholder : isSecureTextEntry ? secureText : styledText
    let rect =
      isPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    let limits = TextLayout.Limits(
      width: rect.width, numberOfLines: 1, lineBreakMode: .byTruncatingTail)
    let content =
      styled.isEmpty
      ? nil
      : snapshotText(
        styled, layout(styled, limits), in: rect,
        color: isPlaceholder ? .placeholderText : textColor ?? .label, alignment: textAlignment)
    return .textField(
      text: content, isPlaceholder: isPlaceholder, border: borderStyle.documentName)
  }

  /// The text as bullets.
  private var secureText: StyledText {
    StyledText(String(repeating: "•", count: text?.count ?? 0), font: textFont)
  }
}
