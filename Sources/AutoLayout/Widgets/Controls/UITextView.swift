import Foundation

/// Text in many lines that a person reads or edits.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text; empty unless set. Setting it drops the attributes of `attributedText`.
  open var text: String! = "" {
    didSet {
      attributes = nil
      textDidChange()
    }
  }

  /// Text with attributes; `font` where it states none.
  open var attributedText: NSAttributedString! {
    get { attributes ?? NSAttributedString(string: text ?? "") }
    set {
      alignsAllText = false
      text = newValue?.string ?? ""
      attributes = newValue
      textDidChange()
    }
  }

  /// Whether a font of a text style follows the preferred size of text.
  open var adjustsFontForContentSizeCategory = false

  override func followContentSizeCategory(_ category: UIContentSizeCategory) {
    guard adjustsFontForContentSizeCategory, let font = font?.following(category) else { return }
    self.font = font
  }

  /// The font of all text; the system font of 12 points for nil.
  open var font: UIFont? {
    didSet { textDidChange() }
  }
  /// The colour of text without a colour of its own; black, or white in the dark, for nil and
  /// unless set.
  open var textColor: UIColor? = .label
  /// Where lines lie across the view; natural unless set. Setting it aligns all paragraphs.
  open var textAlignment = NSTextAlignment.natural { didSet { alignsAllText = true } }
  /// Whether the text can be changed; kept, it does not change the layout.
  open var isEditable = true
  /// Whether the text can be selected; kept, it does not change the layout.
  open var isSelectable = true

  /// Room around the text in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if oldValue != textContainerInset { textDidChange() } }
  }

  /// Room at both ends of every line in points, inside `textContainerInset`.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if oldValue != lineFragmentPadding { textDidChange() } }
  }

  /// Whether the text scrolls; when it does not, the view is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if oldValue != isScrollEnabled { invalidateIntrinsicContentSize() } }
  }

  /// The attributed text that was set; nil for plain text.
  private var attributes: NSAttributedString?
  /// Whether the alignment was set after the text.
  private var alignsAllText = false

  /// Has the size of the text measured again.
  private func textDidChange() { invalidateIntrinsicContentSize() }

  /// The font that was set, or the default.
  private var textFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// The text with its fonts, ready to be measured.
  private var styledText: StyledText {
    guard let attributes else { return StyledText(text ?? "", font: textFont) }
    let text = StyledText(attributes, font: textFont)
    return alignsAllText ? text.unaligned : text
  }

  // MARK: Size

  /// The size of text that does not scroll; none for text that does.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(maxWidth: .infinity)
  }

  package override var needsWidthForHeight: Bool { !isScrollEnabled }

  package override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(maxWidth: width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(maxWidth: size.width > 0 ? size.width : .infinity)
  }

  /// A view without text is as high as one line.
  private func size(maxWidth: CGFloat) -> CGSize {
    let insets = textContainerInset
    let sides = insets.left + insets.right + 2 * lineFragmentPadding
    let layout = layout(styledText, .init(width: max(0, maxWidth - sides)))
    let height = layout.lines.isEmpty ? textFont.baselineDistance : layout.pitchedHeight
    return CGSize(
      width: layout.width + sides, height: height + insets.top + insets.bottom
    ).ceiled(toScale: layoutEnvironment.displayScale)
  }

  // MARK: Baselines

  /// Text that scrolls has no baselines.
  package override var baselineOffsetFromTop: CGFloat? {
    isScrollEnabled
      ? nil : textContainerInset.top + (styledText.firstFont ?? textFont).ascender
  }

  package override var baselineOffsetFromBottom: CGFloat? {
    isScrollEnabled
      ? nil : textContainerInset.bottom - (styledText.lastFont ?? textFont).descender
  }

  // MARK: Content

  package override var descriptionText: String? { Self.quoted(text) }

  package override var snapshotContent: LayoutSnapshot.Content {
    var rect = bounds.inset(by: textContainerInset)
    rect = rect.insetBy(dx: lineFragmentPadding, dy: 0)
    let styled = styledText
    return .textView(
      snapshotText(
        styled, layout(styled, .init(width: max(0, rect.width))), in: rect,
        color: textColor ?? .label, alignment: textAlignment, centersVertically: false))
  }
}
