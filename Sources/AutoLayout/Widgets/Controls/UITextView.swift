import Foundation

/// A scroll view with text that the user can read or edit.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text. The default is empty. Setting it discards the attributes of `attributedText`.
  open var text: String! {
    get { storedText }
    set {
      willChange("text")
      storedText = newValue ?? ""
      attributes = nil
      textWasSet()
      didChange("text")
    }
  }

  /// The attributed text. `font` applies to text without a font.
  open var attributedText: NSAttributedString! {
    get { attributes ?? NSAttributedString(string: text ?? "") }
    set {
      alignsAllText = false
      storedText = newValue?.string ?? ""
      attributes = newValue
      textWasSet()
    }
  }

  /// A Boolean value that indicates whether a font of a text style follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false

  override func followContentSizeCategory(_ category: UIContentSizeCategory) {
    guard adjustsFontForContentSizeCategory, let font = font?.following(category) else { return }
    self.font = font
  }

  /// The font of text without a font attribute, or `nil` for the system font of 12 points. Once
  /// `textStorage` is in use, setting the font changes all text.
  open var font: UIFont? {
    didSet {
      fontOrColorDidChange(.font, font)
      textDidChange()
    }
  }
  /// The color of text without a color attribute. The default, also for `nil`, is black, or white
  /// in dark appearance.
  open var textColor: UIColor? = .label {
    didSet { fontOrColorDidChange(.foregroundColor, textColor) }
  }
  /// The alignment of lines. The default is natural. Setting it aligns all paragraphs.
  open var textAlignment = NSTextAlignment.natural { didSet { alignsAllText = true } }
  /// A Boolean value that indicates whether the text can be edited. The default is `true`.
  open var isEditable = true
  /// A Boolean value that indicates whether the text can be selected. The default is `true`.
  open var isSelectable = true

  /// The insets of the text from the edges, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if oldValue != textContainerInset { textDidChange() } }
  }

  /// The padding at both ends of every line in points, inside `textContainerInset`.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      guard oldValue != lineFragmentPadding else { return }
      textSystem?.container.lineFragmentPadding = lineFragmentPadding
      textDidChange()
    }
  }

  /// A Boolean value that indicates whether the text scrolls. Otherwise the view is as tall as its
  /// text.
  open override var isScrollEnabled: Bool {
    didSet { if oldValue != isScrollEnabled { invalidateIntrinsicContentSize() } }
  }

  /// Creates a text view with a frame, and the text of a container's layout manager. Without a
  /// container, the view creates one when it is needed.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { take(textContainer) }
  }

  /// Creates a text view with a frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view with one of UIKit's two text systems.
  ///
  /// - Remark: Partial. There is only one text system, to which `layoutManager` belongs.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates the text view when a storyboard or xib that names its class is loaded. The coder is an
  /// `InterfaceCoder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text.
  var storedText = ""
  /// The attributed text that was set, or `nil` for plain text.
  var attributes: NSAttributedString?
  /// A Boolean value that indicates whether the alignment was set after the text.
  private var alignsAllText = false

  /// Requests that the text be measured again.
  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The font that was set, or the default font.
  var textFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// The text with its fonts, for measuring.
  var styledText: StyledText {
    guard let attributes else { return StyledText(text ?? "", font: textFont) }
    let text = StyledText(attributes, font: textFont)
    return alignsAllText ? text.unaligned : text
  }

  // MARK: Editing

  /// The delegate, which controls editing and is notified of it.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }
  /// The delegate, even if it was set as that of a scroll view.
  var textDelegate: (any UITextViewDelegate)? { delegate }

  /// A Boolean value that indicates whether the view has text.
  open var hasText: Bool { !storedText.isEmpty }

  /// The selected range in UTF-16 units. Setting it notifies the delegate.
  open var selectedRange: NSRange {
    get { selection }
    set { selectUnits(newValue) }
  }

  /// The attributes of text to be typed: those before the insertion point, until they are set. They
  /// are reset when the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { knownEditing?.typingAttributes ?? ownTypingAttributes }
    set { editing.typingAttributes = newValue }
  }

  /// Scrolls until a range of UTF-16 units is visible.
  open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }

  /// A Boolean value that indicates whether the view can become the first responder, which is the
  /// case if its text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing: calls the delegate, ends the editing of another view, and notifies the
  /// delegate and observers.
  ///
  /// - Returns: `true` if the view is the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder,
      !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if isEditable { editingDidBegin() }
    return true
  }

  /// Ends editing: calls the delegate, and notifies the delegate and observers.
  ///
  /// - Returns: `true` if the view is no longer the first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || textDelegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    if isEditable { editingDidFinish() }
    return true
  }

  override func didLoseFirstResponder() { if isEditable { editingDidFinish() } }

  /// Returns a Boolean value that indicates whether an action of the edit menu applies to the text
  /// and the selection.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allowsEditing(action, isEditable: isEditable)
      ?? super.canPerformAction(action, withSender: sender)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateTextGeometry()
  }

  // MARK: Text input

  /// Replaces the selection with text, as the keyboard does. The delegate cannot prevent it, and is
  /// notified of the new selection and text.
  open func insertText(_ text: String) { edit(selection, with: text) }
  /// Deletes the selected text, or the character before the insertion point.
  open func deleteBackward() { deleteBefore() }
  /// Returns the text in a range, or `nil` if the range does not belong to the text.
  open func text(in range: UITextRange) -> String? { substring(range) }
  /// Replaces the text in a range and moves the insertion point after it. The delegate cannot
  /// prevent it.
  open func replace(_ range: UITextRange, withText text: String) {
    if let units = units(range) { edit(units, with: text) }
  }
  /// The selected text. An empty range is the insertion point, which is at the end of the text
  /// until it is set.
  ///
  /// - Remark: Partial. A text view that is not being edited also has a selection.
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selection) }
    set { if let units = newValue.flatMap(units) { selectUnits(units) } }
  }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextOffset(editedLength) }
  /// Returns the range between two positions.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { range(fromPosition, toPosition) }
  /// Returns the position at a number of UTF-16 units from another position, or `nil` if it is
  /// outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    moved(position, by: offset)
  }
  /// Returns the position that is a number of UTF-16 units or lines away in a direction, or `nil`
  /// if it is outside the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { moved(position, in: direction, by: offset) }
  /// Returns the number of UTF-16 units from one position to another.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    distance(from, toPosition)
  }
  /// Replaces the marked or selected text with provisional text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText, selectedRange)
  }
  /// Accepts the marked text.
  open func unmarkText() { knownEditing?.marked = nil }
  /// Returns the rectangle of the first line of a range, in points in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { firstLine(of: range) }
  /// Returns the rectangle of the caret at a position, in points in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// Returns the rectangles of a range, one for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectedLines(of: range)
  }
  /// Returns the position nearest to a point in the view's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(location(nearestTo: point))
  }
  /// Returns the position within a range that is nearest to a point in the view's coordinates.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    TextOffset(location(nearestTo: point, in: units(range)))
  }
  /// Returns the range of the character at a point in the view's coordinates, or `nil` if there is
  /// none.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
  /// Returns a Boolean value that indicates whether the delegate allows replacing the text in a
  /// range.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    units(range).map { allowsChange(of: $0, to: text) } ?? false
  }
  /// The view that replaces the keyboard, or `nil` to use the keyboard.
  ///
  /// - Remark: Inert. It is not shown.
  open override var inputView: UIView? {
    get { knownEditing?.inputView }
    set { editing.inputView = newValue }
  }
  /// The view above the keyboard.
  ///
  /// - Remark: Inert. It is not shown.
  open override var inputAccessoryView: UIView? {
    get { knownEditing?.inputAccessoryView }
    set { editing.inputAccessoryView = newValue }
  }
  /// Replaces the selection with the text of the general pasteboard, if the delegate allows it.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Copies the selected text to the general pasteboard.
  open override func copy(_ sender: Any?) { copyText() }
  /// Copies the selected text to the general pasteboard and deletes it, if the delegate allows it.
  open override func cut(_ sender: Any?) { cutText() }
  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) { selectWord() }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) {
    selectUnits(NSRange(location: 0, length: editedLength))
  }
  /// Deletes the selected text.
  open override func delete(_ sender: Any?) {
    if selection.length > 0 { edit(selection, with: "") }
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

  /// Returns the size of the view for a width in points, rounded up to pixels: that of the text
  /// with its insets. A view without text is as tall as one line.
  func size(maxWidth: CGFloat) -> CGSize {
    let insets = textContainerInset
    let sides = insets.left + insets.right + 2 * lineFragmentPadding
    let layout = layout(styledText, limits(width: maxWidth - sides))
    let height = layout.rows.isEmpty ? textFont.baselineDistance : layout.pitchedHeight
    return CGSize(
      width: layout.width + sides, height: height + insets.top + insets.bottom
    ).ceiled(toScale: layoutEnvironment.displayScale)
  }

  // MARK: Baselines

  /// The baseline of the first line, or `nil` if the text scrolls.
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
        styled, layout(styled, limits(width: rect.width)), in: rect,
        color: textColor ?? .label, alignment: textAlignment, centersVertically: false))
  }
}
