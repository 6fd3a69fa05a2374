import Foundation

extension UITextField {
  /// The reason for which editing ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The text was accepted.
    case committed = 0
    /// The text was discarded. It is never used on iOS.
    case cancelled
  }

  /// The notification that editing of a text field has begun. Its object is the field.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The notification that editing of a text field has ended. Its object is the field.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The notification that editing changed the text of a field. Its object is the field.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The key of the reason for which editing ended, in the notification's user info.
  public nonisolated static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"

  /// Simulates typing: makes the field the first responder, and calls the delegate for each
  /// character. `"\n"` presses the Return key, `"\u{8}"` the Delete key.
  ///
  /// - Returns: `false` if the field does not become or does not remain the first responder.
  @discardableResult
  public func typeText(_ text: String) -> Bool { type(text) }

  /// Simulates a tap on the clear button: calls the delegate, clears the text, and begins editing.
  /// Does nothing if the delegate does not allow it.
  public func tapClearButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    edit(NSRange(location: 0, length: editedLength), with: "")
    becomeFirstResponder()
  }

  /// Clears the text if `clearsOnBeginEditing` is `true`, shows the side views for editing, and
  /// notifies the delegate, targets and observers that editing has begun.
  func tellBeginning() {
    if clearsOnBeginEditing, hasText {
      exchange(NSRange(location: 0, length: editedLength), for: "")
    }
    resetSelection()
    showSideViews()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  /// Notifies the delegate, targets and observers that editing has ended.
  func tellEnd() {
    unmarkText()
    showSideViews()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonKey: DidEndEditingReason.committed.rawValue])
  }
}

extension UITextField: TextEditor {
  var editedText: String { text ?? "" }

  func exchange(_ range: NSRange, for text: String) {
    let string = NSMutableString(string: editedText)
    string.replaceCharacters(in: range, with: text)
    if let attributes {
      self.attributes = attributes.replacing(
        range, with: text, typingAttributes ?? knownTypingAttributes)
    }
    storedText = string.description
    contentDidChange()
  }

  func allowsChange(of range: NSRange, to text: String) -> Bool {
    mayChange(range, to: text)
  }

  func textDidEdit() { textWasEdited() }

  func pressReturn() -> Bool { returnWasPressed() }

  /// Notifies targets and observers that editing changed the text.
  func tellChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionDidEdit() { delegate?.textFieldDidChangeSelection(self) }

  /// Calls the delegate, sends the events of the Return key if the delegate allows it, and ends
  /// editing if there is a target or an action for `editingDidEndOnExit`. Always returns `true`.
  func actAsReturnKey() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    sendActions(for: .editingDidEndOnExit)
    if ends { resignFirstResponder() }
    return true
  }

  /// The lines of the text in the view's coordinates: one line, centered in the text rectangle.
  var fragments: TextFragments {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let styled = shownText
    let height = lineFont.lineHeight
    let line = CGRect(
      x: rect.minX, y: rect.midY - height / 2 + borderStyle.textShift, width: rect.width,
      height: height)
    return TextFragments(
      styled, .init(numberOfLines: 1), in: line, alignment: textAlignment,
      isRightToLeft: isRightToLeft, systemVersion: layoutEnvironment.systemVersion,
      measurer: TextMeasurement.measurer)
  }

  var emptyCaretRect: CGRect {
    let rect = editingRect(forBounds: bounds)
    let height = lineFont.lineHeight
    let x: CGFloat =
      switch textAlignment {
      case .center: rect.midX
      case .right: rect.maxX - 2
      case .left: rect.minX
      case .natural, .justified: isRightToLeft ? rect.maxX - 2 : rect.minX
      }
    return CGRect(x: x, y: rect.midY - height / 2, width: 2, height: height)
  }
}
