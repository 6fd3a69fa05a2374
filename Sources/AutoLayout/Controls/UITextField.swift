import Foundation

/// One line of text that a person edits.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case line, bezel, roundedRect

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

  /// The text; empty unless set. Nil is the same as empty for the layout.
  open var text: String? = "" {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The text without attributes: what is set loses its attributes, nil sets nil.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// Shown while there is no text.
  open var placeholder: String? {
    didSet { if oldValue != placeholder { invalidateIntrinsicContentSize() } }
  }
  /// The placeholder without attributes: what is set loses its attributes, nil sets nil.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
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
  /// Where the text lies across the field; natural unless set.
  open var textAlignment = NSTextAlignment.natural
  /// What is drawn around the text; none unless set. It decides the height.
  open var borderStyle = BorderStyle.none {
    didSet { if oldValue != borderStyle { invalidateIntrinsicContentSize() } }
  }
  /// Views inside the field beside the text; their widths count.
  open var leftView: UIView? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// A view inside the field to the right of the text; its width counts. Nil for none.
  open var rightView: UIView? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether long text is drawn smaller; kept, text that does not fit is cut instead.
  open var adjustsFontSizeToFitWidth = false
  /// In points.
  open var minimumFontSize: CGFloat = 0
  /// Whether bullets stand for characters; the intrinsic size stays that of the text.
  open var isSecureTextEntry = false

  private var textFont: UIFont { font ?? .systemFont(ofSize: 17) }

  // MARK: Size

  /// The wider of text and placeholder with the border, and a line with its room.
  open override var intrinsicContentSize: CGSize {
    let widest = [text, placeholder].compactMap { $0 }.map { lineWidth(of: $0) }.max() ?? 0
    let sides = [leftView, rightView].compactMap { $0?.bounds.width }.reduce(0, +)
    let total = widest.rounded(.up) + 2 * borderStyle.horizontalRoom + Self.caretRoom + sides
    return CGSize(width: total, height: fieldHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Room for the caret, in points.
  private static let caretRoom: CGFloat = 2

  private func lineWidth(of string: String) -> CGFloat {
    layout(StyledText(string, font: textFont), .init(numberOfLines: 1)).width
  }

  /// Height in points: heights that Interface Builder recorded.
  ///
  /// A rounded field is 30 high, 34 since iOS 13, and higher for fonts above 18 points; a field
  /// without border is as high as its line, since iOS 11 with ascender and descender rounded apart.
  private var fieldHeight: CGFloat {
    let line = textFont.lineHeight.rounded(.up)
    let version = layoutEnvironment.systemVersion
    switch borderStyle {
    case .none:
      return version < 11
        ? line : textFont.ascender.rounded(.up) + (-textFont.descender).rounded(.up)
    case .line: return line + 4
    case .bezel: return line + 5
    case .roundedRect: return version < 13 ? max(30, line + 9) : max(34, line + 12)
    }
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

  /// The rectangle of the text in points within `bounds`.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let room = borderStyle.horizontalRoom
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: room + (leftView?.bounds.width ?? 0), bottom: 0,
        right: room + (rightView?.bounds.width ?? 0)))
  }

  package override var descriptionText: String? { Self.quoted(text) }

  package override var snapshotContent: LayoutSnapshot.Content {
    let isPlaceholder = text?.isEmpty ?? true
    let shown = isPlaceholder ? placeholder : isSecureTextEntry ? secureText : text
    let rect = textRect(forBounds: bounds)
    let content = shown.flatMap { string -> LayoutSnapshot.Text? in
      guard !string.isEmpty else { return nil }
      let styled = StyledText(string, font: textFont)
      let limits = TextLayout.Limits(
        width: rect.width, numberOfLines: 1, lineBreakMode: .byTruncatingTail)
      return snapshotText(
        styled, layout(styled, limits), in: rect,
        color: isPlaceholder ? .placeholderText : textColor ?? .label, alignment: textAlignment)
    }
    return .textField(
      text: content, isPlaceholder: isPlaceholder, border: borderStyle.documentName)
  }

  private var secureText: String? { text.map { String(repeating: "•", count: $0.count) } }
}
