import Foundation

/// A scroll view with text that the user can read or edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text; the default value is empty. Setting it discards the attributes of `attributedText`.
  open var text: String! = "" {
    willSet { willChange("text") }
    didSet {
      attributes = nil
      textDidChange()
      didChange("text")
    }
  }

  /// The text with attributes. `font` applies to text without a font.
  open var attributedText: NSAttributedString! {
    get { attributes ?? NSAttributedString(string: text ?? "") }
    set {
      alignsAllText = false
      text = newValue?.string ?? ""
      attributes = newValue
      textDidChange()
    }
  }

  /// A Boolean value that indicates whether a font of a text style follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false

  override func followContentSizeCategory(_ category: UIContentSizeCategory) {
    guard adjustsFontForContentSizeCategory, let font = font?.following(category) else { return }
    self.font = font
  }

  /// The font of all text, or nil for the system font of 12 points.
  open var font: UIFont? {
    didSet { textDidChange() }
  }
  /// The color of text that has no color of its own. The default value, also for nil, is black, or
  /// white in the dark appearance.
  open var textColor: UIColor? = .label
  /// The alignment of lines; the default value is natural. Setting it aligns all paragraphs.
  open var textAlignment = NSTextAlignment.natural { didSet { alignsAllText = true } }
  /// A Boolean value that indicates whether the text can be edited. The value is stored and does
  /// not affect the layout.
  open var isEditable = true
  /// A Boolean value that indicates whether the text can be selected. The value is stored and does
  /// not affect the layout.
  open var isSelectable = true

  /// The distances from the text to the edges, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if oldValue != textContainerInset { textDidChange() } }
  }

  /// The padding at both ends of every line in points, inside `textContainerInset`.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if oldValue != lineFragmentPadding { textDidChange() } }
  }

  /// A Boolean value that indicates whether the text scrolls. If not, the view is as high as its
  /// text.
  open override var isScrollEnabled: Bool {
    didSet { if oldValue != isScrollEnabled { invalidateIntrinsicContentSize() } }
  }

  /// The attributed text that was set, or nil for plain text.
  private var attributes: NSAttributedString?
  /// Whether the alignment was set after the text.
  private var alignsAllText = false

  /// Requests that the text is measured again.
  private func textDidChange() { invalidateIntrinsicContentSize() }

  /// The font that was set, or the default font.
  private var textFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// The text with its fonts, for measuring.
  private var styledText: StyledText {
    guard let attributes else { return StyledText(text ?? "", font: textFont) }
    let text = StyledText(attributes, font: textFont)
    return alignsAllText ? text.unaligned : text
  }

  // MARK: Size

  /// The size of the text if it does not scroll. Otherwise there is no intrinsic size.
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

  /// Returns the size of the text within a width. A view without text is as high as one line.
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

  /// The baseline of the first line, or nil if the text scrolls.
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

  package override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description[.text] = description[.text] ?? "''"
  }

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
