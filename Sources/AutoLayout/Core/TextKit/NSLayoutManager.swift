import Foundation

/// An object that lays out the text of a storage in a container.
///
/// Every UTF-16 unit is one glyph, so the indices of glyphs are those of characters.
///
/// - Remark: Partial. All text is in the first container.
open class NSLayoutManager: NSObject {
  public override init() { super.init() }

  /// Creates a layout manager from an `InterfaceCoder`.
  public required init?(coder: NSCoder) { super.init() }

  /// The text, if any.
  open weak var textStorage: NSTextStorage? { didSet { forgetLayout() } }
  /// The containers in the order of the text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The delegate, which is notified of the layout.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// A Boolean value that indicates whether lines include the leading of their fonts. The default
  /// is true.
  ///
  /// - Remark: Inert. Lines are as high as in text views.
  open var usesFontLeading = true
  /// A Boolean value that indicates whether invisible characters are shown.
  ///
  /// - Remark: Inert. They are not drawn.
  open var showsInvisibleCharacters = false
  /// A Boolean value that indicates whether control characters are shown.
  ///
  /// - Remark: Inert. They are not drawn.
  open var showsControlCharacters = false
  /// A Boolean value that indicates whether parts of the text can be laid out without the text
  /// before them.
  ///
  /// - Remark: Inert. The whole text is laid out on first use.
  open var allowsNonContiguousLayout = false
  /// A Boolean value that indicates whether there can be gaps in the layout. It is always false.
  open var hasNonContiguousLayout: Bool { false }
  /// A Boolean value that indicates whether the default hyphenation is used.
  ///
  /// - Remark: Inert. Words are not hyphenated.
  open var usesDefaultHyphenation = false
  /// The fraction of a line, from 0 to 1, that must be empty before a word is hyphenated. The
  /// default is 0, which disables hyphenation.
  ///
  /// - Remark: Inert. Words are not hyphenated.
  open var hyphenationFactor: Float = 0
  /// A Boolean value that indicates whether very long lines are laid out in part.
  ///
  /// - Remark: Inert. The whole text is laid out.
  open var limitsLayoutForSuspiciousContents = false

  /// The lines, once they are laid out.
  private var known: TextFragments?
  private var knownFont: UIFont?
  /// The font of text without a font.
  var defaultFont = UIFont.systemFont(ofSize: 12)
  /// The major version of iOS that determines the fonts.
  var systemVersion = LayoutEnvironment.defaultSystemVersion { didSet { forgetLayout() } }

  // MARK: Containers

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container before the one at an index. All text is in the first container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager = self
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    forgetLayout()
  }

  /// Removes the container at an index.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    forgetLayout()
  }

  /// Called when a property of a container has changed. Discards the layout.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }

  /// Called when the storage has processed edits. Discards the layout.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) { forgetLayout() }

  // MARK: Layout

  /// Discards the layout.
  func forgetLayout() {
    guard known != nil else { return }
    known = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  /// The lines of the text, in points of the first container's coordinates.
  var fragments: TextFragments {
    if let known, knownFont == defaultFont { return known }
    let container = textContainers.first
    let limits = container?.limits ?? .init()
    let padding = container?.lineFragmentPadding ?? 0
    let width = limits.width.isFinite ? limits.width : 0
    let text = StyledText(textStorage ?? NSAttributedString(string: ""), font: defaultFont)
    let made = TextFragments(
      text, limits, in: CGRect(x: padding, y: 0, width: width, height: 0), alignment: .natural,
      systemVersion: systemVersion, measurer: MainActor.readUnchecked { TextMeasurement.measurer })
    known = made
    knownFont = defaultFont
    delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
    return made
  }

  /// Discards the layout of a range of characters.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forgetLayout()
  }

  /// Discards the glyphs of a range of characters.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    forgetLayout()
  }

  /// Marks a range of characters for drawing.
  ///
  /// - Remark: Inert. A text view is drawn after every change.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Marks a range of glyphs for drawing.
  ///
  /// - Remark: Inert. A text view is drawn after every change.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Lays out the whole text if it has not been laid out.
  open func ensureLayout(for container: NSTextContainer) { _ = fragments }
  /// Lays out the whole text if it has not been laid out.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = fragments }
  /// Lays out the whole text if it has not been laid out.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = fragments }
  /// Lays out the whole text if it has not been laid out.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = fragments
  }
  /// Generates the glyphs of a range of characters.
  ///
  /// - Remark: Inert. Glyphs are characters.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Generates a range of glyphs.
  ///
  /// - Remark: Inert. Glyphs are characters.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  // MARK: Drawing, for overriding

  /// Draws the background colors of glyphs with the container's upper-left corner at a point of the
  /// current context.
  ///
  /// - Remark: Inert. Background colors of text are not drawn.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws glyphs with the container's upper-left corner at a point of the current context. The
  /// lines before the range are drawn as well.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let textStorage, let container = textContainers.first, glyphsToShow.length > 0 else {
      return
    }
    let limits = container.limits
    let text = StyledText(textStorage, font: defaultFont)
    let area = boundingRect(forGlyphRange: glyphsToShow, in: container)
    let rect = CGRect(
      x: origin.x + container.lineFragmentPadding, y: origin.y, width: limits.width,
      height: area.maxY)
    DrawnText(text, limits: limits).draw(in: rect)
  }

  /// Sets the rectangle of a line. Subclasses override it to change lines.
  ///
  /// - Remark: Inert. Layout does not call it.
  open func setLineFragmentRect(
    _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
  ) {}
}
