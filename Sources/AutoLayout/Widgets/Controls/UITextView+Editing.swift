import Foundation

extension UITextView {
  /// The notification that editing of a text view has begun. Its object is the view.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The notification that editing changed the text of a text view. Its object is the view.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  /// The notification that editing of a text view has ended. Its object is the view.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// Simulates typing: makes the view the first responder, and calls the delegate for each
  /// character. `"\u{8}"` presses the Delete key.
  ///
  /// - Returns: `false` if the text cannot be edited, or if the view does not become or does not
  ///   remain the first responder.
  @discardableResult
  public func typeText(_ text: String) -> Bool { isEditable && type(text) }

  /// Notifies the delegate and observers that editing has begun.
  func editingDidBegin() {
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  /// Notifies the delegate and observers that editing has ended.
  func editingDidFinish() {
    unmarkText()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Scrolls until a range is visible.
  func scroll(to range: NSRange) {
    updateTextGeometry()
    let length = editedLength
    let start = min(max(0, range.location), length)
    let shown = NSRange(location: start, length: min(max(0, range.length), length - start))
    var rect = caret(at: TextOffset(start))
    for part in fragments.rects(of: shown) { rect = rect.union(part) }
    scrollRectToVisible(rect, animated: false)
  }

  /// The attributes before the insertion point, or those of the view.
  var ownTypingAttributes: [NSAttributedString.Key: Any] {
    if let attributes, attributes.length > 0 {
      let index = min(max(0, selection.location - 1), attributes.length - 1)
      return attributes.attributes(at: index, effectiveRange: nil)
    }
    var result: [NSAttributedString.Key: Any] = [.font: textFont]
    result[.foregroundColor] = textColor
    if textAlignment != .natural {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      result[.paragraphStyle] = style
    }
    return result
  }
}

extension UITextView: TextEditor {
  var editedText: String { storedText }

  func exchange(_ range: NSRange, for text: String) {
    if let storage = textSystem?.storage {
      storage.replaceCharacters(
        in: range, with: NSAttributedString(string: text, attributes: typingAttributes))
      return
    }
    if let attributes {
      self.attributes = attributes.replacing(range, with: text, typingAttributes)
    }
    let string = NSMutableString(string: storedText)
    string.replaceCharacters(in: range, with: text)
    storedText = string.description
    textDidChange()
  }

  func allowsChange(of range: NSRange, to text: String) -> Bool {
    textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func textDidEdit() {
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionDidEdit() { textDelegate?.textViewDidChangeSelection(self) }

  func pressReturn() -> Bool { false }

  /// Returns the limits of the text for a width in points.
  func limits(width: CGFloat) -> TextLayout.Limits {
    guard let container = textSystem?.container else { return .init(width: max(0, width)) }
    return .init(
      width: max(0, width), numberOfLines: container.maximumNumberOfLines,
      lineBreakMode: container.lineBreakMode)
  }

  /// The rectangle of the text in the view's coordinates. It does not move when the view scrolls.
  private var textArea: CGRect {
    CGRect(origin: .zero, size: bounds.size).inset(by: textContainerInset)
      .insetBy(dx: lineFragmentPadding, dy: 0)
  }

  var fragments: TextFragments {
    let area = textArea
    return TextFragments(
      styledText, limits(width: area.width), in: area, alignment: textAlignment,
      isRightToLeft: isRightToLeft, systemVersion: layoutEnvironment.systemVersion,
      measurer: TextMeasurement.measurer)
  }

  var emptyCaretRect: CGRect {
    let area = textArea
    let x: CGFloat =
      switch textAlignment {
      case .center: area.midX
      case .right: area.maxX - 2
      case .left: area.minX
      case .natural, .justified: isRightToLeft ? area.maxX - 2 : area.minX
      }
    return CGRect(x: x, y: area.minY, width: 2, height: textFont.lineHeight)
  }
}
