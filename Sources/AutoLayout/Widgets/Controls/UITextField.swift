import Foundation

/// A control with one line of text that the user can edit.
@preconcurrency @MainActor
open class UITextField: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates the text field when a storyboard or xib that names its class is loaded. The coder is
  /// an `InterfaceCoder`.
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
  /// The label of the placeholder, or `nil` while it is hidden.
  var placeholderLabel: UITextFieldLabel?

  /// The delegate, which controls editing and is notified of it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// A Boolean value that indicates whether the text is not empty.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// The text. The default is empty, and `nil` is equivalent to empty for the layout. Setting it
  /// discards the attributes of `attributedText`.
  open var text: String? {
    get { storedText }
    set {
      willChange("text")
      storedText = newValue
      attributes = nil
      resetSelection()
      contentDidChange()
      didChange("text")
    }
  }
  /// The attributed text. `font` applies to text without a font.
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0) } }
    set {
      // This does not set `text`, because an override of it can set this property.
      willChange("text")
      alignsAllText = false
      storedText = newValue?.string
      attributes = newValue
      resetSelection()
      contentDidChange()
      didChange("text")
    }
  }
  /// The text that is shown while the field is empty. Setting it discards the attributes of
  /// `attributedPlaceholder`.
  open var placeholder: String? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      placeholderAttributes = nil
      contentDidChange()
    }
  }
  /// The attributed placeholder. `font` applies to text without a font.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderAttributes ?? storedPlaceholder.map { NSAttributedString(string: $0) } }
    set {
      // This does not set `placeholder`, because an override of it can set this property.
      storedPlaceholder = newValue?.string
      placeholderAttributes = newValue
      contentDidChange()
    }
  }
  /// The text. Editing changes it without setting `text`, so that overrides are not called.
  var storedText: String? = ""
  /// The text of the placeholder.
  private var storedPlaceholder: String?
  /// The attributed text that was set, or `nil` for plain text.
  var attributes: NSAttributedString?
  /// The attributed placeholder that was set, or `nil` for plain text.
  private var placeholderAttributes: NSAttributedString?
  /// A Boolean value that indicates whether the alignment was set after the text.
  private var alignsAllText = false
  /// A Boolean value that indicates whether a font of a text style follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false

  override func followContentSizeCategory(_ category: UIContentSizeCategory) {
    guard adjustsFontForContentSizeCategory, let font = font?.following(category) else { return }
    self.font = font
  }

  /// The font of the text and placeholder. Setting `nil` selects the system font of 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      contentDidChange()
    }
  }

  /// Requests that the field be measured and its views be laid out again.
  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The color of the text. The default, also for `nil`, is black, or white in dark appearance.
  open var textColor: UIColor? = .label
  /// The alignment of the text. The default is natural. Setting it also aligns the current
  /// attributed text.
  open var textAlignment = NSTextAlignment.natural { didSet { alignsAllText = true } }
  /// The border, which determines the height. The default is `none`.
  open var borderStyle = BorderStyle.none {
    didSet { if oldValue != borderStyle { contentDidChange() } }
  }
  /// A view to the left of the text, or to the right if the layout direction is right to left.
  /// While it is shown, it is a subview and part of the intrinsic width.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// A view to the right of the text, or to the left if the layout direction is right to left.
  /// While it is shown, it is a subview and part of the intrinsic width.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// The mode in which the left view is shown. The default is `never`.
  open var leftViewMode = ViewMode.never {
    didSet { if oldValue != leftViewMode { showSideViews() } }
  }
  /// The mode in which the right view is shown. The default is `never`.
  open var rightViewMode = ViewMode.never {
    didSet { if oldValue != rightViewMode { showSideViews() } }
  }
  /// The mode in which a field with text shows the clear button at the end of the text. The default
  /// is `never`. A right view replaces the button.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the text is being edited, which is the case if the
  /// field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// A Boolean value that indicates whether the text is removed when editing begins. The default is
  /// `false`.
  open var clearsOnBeginEditing = false
  /// A Boolean value that indicates whether long text shrinks to fit.
  ///
  /// - Remark: Inert. The value is stored; text that does not fit is truncated instead.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum font size in points.
  open var minimumFontSize: CGFloat = 0
  /// A Boolean value that indicates whether bullets replace characters. The intrinsic size remains
  /// that of the text.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The font that was set, or the default font.
  var textFont: UIFont { font ?? .systemFont(ofSize: 17) }

  // MARK: Editing

  /// A Boolean value that indicates whether the field can become the first responder, which is the
  /// case if it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing: calls the delegate, ends the editing of another view, and notifies the
  /// delegate, targets and observers.
  ///
  /// - Returns: `true` if the field is the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, mayBeginEditing(),
      super.becomeFirstResponder()
    else { return false }
    editingDidBegin()
    return true
  }

  /// Ends editing: calls the delegate, and notifies the delegate, targets and observers.
  ///
  /// - Returns: `true` if the field is no longer the first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard mayEndEditing(), super.resignFirstResponder() else {
      return false
    }
    editingDidFinish()
    return true
  }

  override func didLoseFirstResponder() { editingDidFinish() }

  /// Returns a Boolean value that indicates whether the delegate allows editing to begin.
  func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  /// Returns a Boolean value that indicates whether the delegate allows editing to end.
  func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
  /// Returns a Boolean value that indicates whether the delegate allows the user to replace text.
  func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }
  /// Notifies the delegate, targets and observers that editing has begun, in the order of Apple's
  /// documentation (“Managing editing”); the position of the control event is assumed.
  func editingDidBegin() { tellBeginning() }
  /// Notifies the delegate, targets and observers that editing has ended.
  func editingDidFinish() { tellEnd() }
  /// Notifies targets and observers that editing changed the text.
  func textWasEdited() { tellChange() }
  /// Simulates the Return key.
  func returnWasPressed() -> Bool { actAsReturnKey() }

  /// Returns a Boolean value that indicates whether an action of the edit menu applies to the text
  /// and the selection.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    allowsEditing(action) ?? super.canPerformAction(action, withSender: sender)
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
  /// - Remark: Partial. A text field that is not being edited also has a selection.
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

  /// The size of the field: the width of the text or placeholder, whichever is wider, with the
  /// border, and the height of one line with its padding.
  open override var intrinsicContentSize: CGSize {
    let widest = [styledText, styledPlaceholder].map { lineWidth(of: $0) }.max() ?? 0
    let sides = shownWidth(leftView, leftViewMode) + shownWidth(rightView, rightViewMode)
    return CGSize(width: roomOfText(widest) + sides, height: fieldHeight)
  }

  /// Returns the width of a field with text of this width: with the border and the caret, in
  /// points, rounded up to whole points. Since iOS 13, a field without a border is as wide as its
  /// text, rounded up to whole pixels.
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

  /// Returns the width of a side view in points, or 0 if it is hidden.
  private func shownWidth(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
    mode.shows(isEditing: isEditing) ? view?.bounds.width ?? 0 : 0
  }

  /// The height in points, as Interface Builder recorded it.
  ///
  /// A rounded field is 30 points high, 34 since iOS 13, and taller for fonts above 18 points. A
  /// field without a border is as tall as its line. Since iOS 11, the ascender and the descender of
  /// that line are rounded separately.
  private var fieldHeight: CGFloat {
    let line = lineFont.lineHeight.rounded(.up)
    let platform = layoutEnvironment.platform
    switch borderStyle {
    case .none: return plainHeight(line, on: platform)
    case .line: return line + 4
    case .bezel: return line + 5
    case .roundedRect:
      return max(
        PlatformMetrics.roundedFieldHeight[platform],
        line + PlatformMetrics.roundedFieldRoom[platform])
    }
  }

  /// The height in points of a field without a border whose line is `line` points high. On the
  /// canvas of Xcode 26, a field without text is at least as high as one in 17 points, and the line
  /// of a secure field is rounded as a whole.
  private func plainHeight(_ line: CGFloat, on platform: Platform) -> CGFloat {
    if isSecureTextEntry, PlatformMetrics.secureFieldsRoundLines[platform] { return line }
    let height =
      PlatformMetrics.fieldsRoundLinesInParts[platform]
      ? lineFont.ascender.rounded(.up) + (-lineFont.descender).rounded(.up) : line
    guard (text ?? "").isEmpty else { return height }
    return max(height, PlatformMetrics.emptyFieldHeight[platform])
  }

  /// The font that determines the height: the tallest one of the text, or that of the field.
  var lineFont: UIFont {
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
  open func textRect(forBounds bounds: CGRect) -> CGRect { plainTextRect(forBounds: bounds) }

  /// Returns the rectangle of the text, ignoring overrides.
  private func plainTextRect(forBounds bounds: CGRect) -> CGRect {
    let room = borderStyle.horizontalRoom
    let left =
      leftViewMode.shows(isEditing: isEditing) && leftView != nil
      ? leftViewRect(forBounds: bounds) : nil
    let right =
      rightViewMode.shows(isEditing: isEditing) && rightView != nil
      ? rightViewRect(forBounds: bounds) : nil
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

  /// Returns the rectangle of text that is being edited within `bounds` in points. It is the
  /// rectangle of the text without overrides.
  ///
  /// An override of `textRect(forBounds:)` is not called: the tests of a public library expect it,
  /// and subclasses of six public programs inset the results of both methods by the same amount.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { plainTextRect(forBounds: bounds) }

  /// Returns the rectangle of the placeholder within `bounds` in points, which is that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Draws the text in a rectangle, in points in the field. Subclasses override it to draw the text
  /// elsewhere, differently, or not at all.
  open func drawText(in rect: CGRect) {
    guard !keepsTextRect(rect) else { return }
    (attributedText ?? NSAttributedString(string: text ?? "")).draw(in: rect)
  }
  /// Draws the placeholder in a rectangle, in points in the field. Subclasses override it to draw
  /// the placeholder elsewhere, differently, or not at all.
  open func drawPlaceholder(in rect: CGRect) {
    guard !keepsTextRect(rect) else { return }
    attributedPlaceholder?.draw(in: rect)
  }

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
  /// distance, and they do not affect any recorded frame. They only determine the position at which
  /// drawn text is truncated.
  private static let clearButtonSide: CGFloat = 19
  /// The distance between the clear button and the trailing edge, in points.
  private static let clearButtonRoom: CGFloat = 5

  /// Returns a vertically centered rectangle.
  private static func centered(_ size: CGSize, x: CGFloat, in bounds: CGRect) -> CGRect {
    CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
  }

  /// A Boolean value that indicates whether the clear button is shown.
  private var showsClearButton: Bool {
    clearButtonMode.shows(isEditing: isEditing) && !(text ?? "").isEmpty
      && !(rightView != nil && rightViewMode.shows(isEditing: isEditing))
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

  /// The description of the object that UIKit prints as the background of a field without a border.
  private var emptyBackgroundDescription: String {
    let address = ObjectIdentifier(self).addressText
    return "<_UITextFieldNoBackgroundProvider: \(address): "
      + "textfield=<\(describedClassName): \(address)>>"
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    let isPlaceholder = text?.isEmpty ?? true
    let styled = isPlaceholder ? styledPlaceholder : shownText
    guard let rect = drawnText.textRect else {
      return .textField(text: nil, isPlaceholder: isPlaceholder, border: borderStyle.documentName)
    }
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

  package override var contentDrawing: Drawing? { drawnText.drawing }

  /// The displayed text: bullets in place of the characters of secure text.
  var shownText: StyledText { isSecureTextEntry ? secureText : styledText }

  /// The text as bullets.
  private var secureText: StyledText {
    StyledText(String(repeating: "•", count: text?.count ?? 0), font: textFont)
  }
}
