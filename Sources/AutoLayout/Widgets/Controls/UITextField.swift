import Foundation

/// A control with one line of text that the user can edit.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The border of a text field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border is drawn.
    case none = 0
    /// A thin rectangle is drawn.
    case line
    /// A rectangle that looks sunken is drawn.
    case bezel
    /// A thin rectangle with rounded corners is drawn.
    case roundedRect

    /// The name in descriptions.
    var consoleName: String {
      switch self {
      case .none: "None"
      case .line: "Line"
      case .bezel: "Bezel"
      case .roundedRect: "RoundedRect"
      }
    }

    /// The name in Interface Builder's documents.
    var documentName: String {
      switch self {
      case .none: "none"
      case .line: "line"
      case .bezel: "bezel"
      case .roundedRect: "roundedRect"
      }
    }

    /// The distance of the text below the center, in points. The upper edge of the bezel is thicker
    /// than the lower one (two recorded fields next to labels, both 2 points lower to within a
    /// pixel).
    var textShift: CGFloat { self == .bezel ? 2 : 0 }

    /// The distance between the border and the text at each side, in points.
    var horizontalRoom: CGFloat {
      switch self {
      case .none: 0
      case .line: 2
      case .bezel, .roundedRect: 7
      }
    }
  }

  /// The time when a view next to the text is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// The view is always hidden.
    case never = 0
    /// The view is shown while the field is edited. It is always hidden, because no field is
    /// edited.
    case whileEditing
    /// The view is shown unless the field is edited. It is always shown, because no field is
    /// edited.
    case unlessEditing
    /// The view is always shown.
    case always

    /// Whether the view is shown in a field that is not edited.
    var shows: Bool { self == .always || self == .unlessEditing }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a text field from an `InterfaceCoder`, for an object whose class a document names.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    storedIsOpaque = false
    addSubview(canvas)
  }

  /// The view in which UIKit draws the text.
  var canvas: UIView = _UITextLayoutCanvasView()
  /// The label of the placeholder while it is shown, or nil.
  var placeholderLabel: UITextFieldLabel?

  /// The object that is told about editing. It is never called, because no field is edited.
  open weak var delegate: (any UITextFieldDelegate)?
  /// A Boolean value that indicates whether the text is not empty.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// The text; the default value is empty. Nil is equivalent to empty for the layout. Setting it
  /// discards the attributes of `attributedText`.
  open var text: String? = "" {
    willSet { willChange("text") }
    didSet {
      attributes = nil
      contentDidChange()
      didChange("text")
    }
  }
  /// The text with attributes. `font` applies to text without a font.
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0) } }
    set {
      alignsAllText = false
      text = newValue?.string
      attributes = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The text that is shown while the field is empty. Setting it discards the attributes of
  /// `attributedPlaceholder`.
  open var placeholder: String? {
    didSet {
      placeholderAttributes = nil
      contentDidChange()
    }
  }
  /// The placeholder with attributes. `font` applies to text without a font.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderAttributes ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      placeholderAttributes = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The attributed text that was set, or nil for plain text.
  private var attributes: NSAttributedString?
  /// The attributed placeholder that was set, or nil for plain text.
  private var placeholderAttributes: NSAttributedString?
  /// Whether the alignment was set after the text.
  private var alignsAllText = false
  /// A Boolean value that indicates whether a font of a text style follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false

  override func followContentSizeCategory(_ category: UIContentSizeCategory) {
    guard adjustsFontForContentSizeCategory, let font = font?.following(category) else { return }
    self.font = font
  }

  /// The font of text and placeholder. Setting nil selects the system font of 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { contentDidChange() }
  }

  /// Updates the size of the field and the views of its text.
  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The color of the text. The default value, also for nil, is black, or white in the dark
  /// appearance.
  open var textColor: UIColor? = .label
  /// The alignment of the text; the default value is natural. Setting it also aligns the current
  /// attributed text.
  open var textAlignment = NSTextAlignment.natural { didSet { alignsAllText = true } }
  /// The border, which determines the height; the default value is `none`.
  open var borderStyle = BorderStyle.none {
    didSet { if oldValue != borderStyle { contentDidChange() } }
  }
  /// A view to the left of the text, or to the right if the layout direction is right to left; nil
  /// for none. It is a subview, and part of the intrinsic width, while it is shown.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// A view to the right of the text, or to the left if the layout direction is right to left; nil
  /// for none. It is a subview, and part of the intrinsic width, while it is shown.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// The time when the left view is shown; the default value is `never`.
  open var leftViewMode = ViewMode.never {
    didSet { if oldValue != leftViewMode { showSideViews() } }
  }
  /// The time when the right view is shown; the default value is `never`.
  open var rightViewMode = ViewMode.never {
    didSet { if oldValue != rightViewMode { showSideViews() } }
  }
  /// The time when a field with text shows the clear button at the end of the text; the default
  /// value is `never`. A right view replaces the button.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the text is being edited; always false.
  open var isEditing: Bool { false }
  /// A Boolean value that indicates whether long text is drawn smaller. The value is stored; text
  /// that does not fit is truncated instead.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum font size in points.
  open var minimumFontSize: CGFloat = 0
  /// A Boolean value that indicates whether bullets replace characters. The intrinsic size remains
  /// that of the text.
  open var isSecureTextEntry = false

  /// The font that was set, or the default font.
  var textFont: UIFont { font ?? .systemFont(ofSize: 17) }

  // MARK: Size

  /// The size of the field: the wider of text and placeholder with the border, and one line with
  /// its padding.
  open override var intrinsicContentSize: CGSize {
    let widest = [styledText, styledPlaceholder].map { lineWidth(of: $0) }.max() ?? 0
    let sides = shownWidth(leftView, leftViewMode) + shownWidth(rightView, rightViewMode)
    return CGSize(width: roomOfText(widest) + sides, height: fieldHeight)
  }

  /// Returns the width of text with the border and the caret, in whole points. Since iOS 13, a
  /// field without a border is as wide as its text, in pixels.
  private func roomOfText(_ width: CGFloat) -> CGFloat {
    if borderStyle == .none,
      PlatformMetrics.plainFieldsAreAsWideAsTheirText[layoutEnvironment.platform]
    {
      return width.ceiled(toScale: layoutEnvironment.displayScale)
    }
    return width.rounded(.up) + 2 * borderStyle.horizontalRoom + Self.caretRoom
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The width of the caret, in points.
  private static let caretRoom: CGFloat = 2

  /// Returns the width of text in one line, in points.
  private func lineWidth(of text: StyledText) -> CGFloat {
    layout(text, .init(numberOfLines: 1)).width
  }

  /// The text with its fonts, for measuring.
  private var styledText: StyledText {
    guard let attributes else { return StyledText(text ?? "", font: textFont) }
    let text = StyledText(attributes, font: textFont)
    return alignsAllText ? text.unaligned : text
  }

  /// The placeholder with its fonts, for measuring.
  private var styledPlaceholder: StyledText {
    placeholderAttributes.map { StyledText($0, font: textFont) }
      ?? StyledText(placeholder ?? "", font: textFont)
  }

  /// Returns the width of a side view in points, or 0 if it is not shown.
  private func shownWidth(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
    mode.shows ? view?.bounds.width ?? 0 : 0
  }

  /// The height in points, as Interface Builder recorded it.
  ///
  /// A rounded field is 30 points high, 34 since iOS 13, and higher for fonts above 18 points. A
  /// field without a border is as high as its line. Since iOS 11, the ascender and the descender of
  /// that line are rounded separately.
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

  /// The font that determines the height: the highest one of the text, or that of the field.
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
    placeTextViews()
  }

  package override func represents(_ subview: UIView) -> Bool {
    subview === canvas || subview === placeholderLabel
  }

  /// Returns the rectangle of the text within `bounds` in points, without the border, the side
  /// views and the clear button.
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

  /// Returns the rectangle of text that is edited within `bounds` in points, which is that of the
  /// text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the placeholder within `bounds` in points, which is that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the border within `bounds` in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the left view within `bounds` in points. The view keeps its size and
  /// is vertically centered. For right-to-left layout, the field mirrors the rectangle. The text
  /// begins after it.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    Self.centered(leftView?.bounds.size ?? .zero, x: bounds.minX, in: bounds)
  }

  /// Returns the rectangle of the right view within `bounds` in points. The view keeps its size and
  /// is vertically centered. For right-to-left layout, the field mirrors the rectangle. The text
  /// ends before it.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return Self.centered(size, x: bounds.maxX - size.width, in: bounds)
  }

  /// Returns the rectangle of the clear button within `bounds` in points, at the trailing edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    let x =
      isRightToLeft
      ? bounds.minX + Self.clearButtonRoom : bounds.maxX - Self.clearButtonRoom - side
    return Self.centered(CGSize(width: side, height: side), x: x, in: bounds)
  }

  /// The size of the clear button in points. Apple does not document the button's size and
  /// distance, and no recorded frame depends on them. They only determine where drawn text is
  /// truncated.
  private static let clearButtonSide: CGFloat = 19
  /// The distance between the clear button and the trailing edge, in points.
  private static let clearButtonRoom: CGFloat = 5

  /// Returns a vertically centered rectangle.
  private static func centered(_ size: CGSize, x: CGFloat, in bounds: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  /// Whether the clear button is shown.
  private var showsClearButton: Bool {
    clearButtonMode.shows && !(text ?? "").isEmpty
      && !(rightView != nil && rightViewMode.shows)
  }

  package override var descriptionText: String? { Self.quoted(text) }

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description[.text] = description[.text] ?? "''"
    if window != nil { describeGestures(&description) }
    guard PlatformMetrics.fieldBordersAreDescribed[layoutEnvironment.platform] else { return }
    description[.placeholder] = placeholder
    description[.borderStyle] = borderStyle.consoleName
    if borderStyle == .none { description[.background] = emptyBackgroundDescription }
  }

  /// The object that UIKit names as the background of a field without a border.
  private var emptyBackgroundDescription: String {
    let address = ObjectIdentifier(self).addressText
    return "<_UITextFieldNoBackgroundProvider: \(address): "
      + "textfield=<\(describedClassName): \(address)>>"
  }

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
