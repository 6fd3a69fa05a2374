import Foundation

/// The common interface of text fields and text views: editable text with a selection.
///
/// Locations and ranges are in UTF-16 units.
@MainActor
protocol TextEditor: UIView, UITextInput {
  /// The whole text.
  var editedText: String { get }
  /// The lines, in points in the view's coordinates.
  var fragments: TextFragments { get }
  /// The rectangle of the caret in an empty text.
  var emptyCaretRect: CGRect { get }
  /// Replaces text without notifications.
  func exchange(_ range: NSRange, for text: String)
  /// Returns a Boolean value that indicates whether the delegate allows the user to replace text.
  func allowsChange(of range: NSRange, to text: String) -> Bool
  /// Notifies the delegate, targets and observers that editing changed the text.
  func textDidEdit()
  /// Notifies the delegate that the selection changed.
  func selectionDidEdit()
  /// Simulates the Return key.
  ///
  /// - Returns: `true` if the key does not insert a line break.
  func pressReturn() -> Bool
}

/// The selection of a text editor, with the views that replace the keyboard. It is created on first
/// use.
@MainActor
final class TextEditingState {
  var selection: NSRange?
  var marked: NSRange?
  var markedStyle: [NSAttributedString.Key: Any]?
  weak var inputDelegate: (any UITextInputDelegate)?
  var tokenizer: (any UITextInputTokenizer)?
  var typingAttributes: [NSAttributedString.Key: Any]?
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var affinity = UITextStorageDirection.forward
}

extension UIView {
  /// The state of the view's text editing, created on first use.
  var editing: TextEditingState {
    attachments.object(TextEditingState.self, or: TextEditingState.init)
  }
  /// The state of the view's text editing, or `nil` before its first use.
  var knownEditing: TextEditingState? { attachments[TextEditingState.self] }
}

extension TextEditor {
  /// The number of UTF-16 units of the text.
  var editedLength: Int { editedText.utf16.count }

  /// The selected range, which is at the end of the text until it is set.
  var selection: NSRange {
    let length = editedLength
    guard let range = knownEditing?.selection else { return NSRange(location: length, length: 0) }
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  /// Selects a range. If the selection changes, resets the attributes of typed text, as Apple's
  /// documentation of `typingAttributes` specifies, and notifies the delegate.
  func selectUnits(_ range: NSRange) {
    let old = selection
    editing.selection = range
    guard selection != old else { return }
    editing.typingAttributes = nil
    selectionDidEdit()
  }

  /// Resets the selection and the marked text after the app has replaced the whole text.
  func resetSelection() {
    guard let state = knownEditing else { return }
    state.selection = nil
    state.marked = nil
  }

  /// Replaces text and moves the insertion point after it.
  func edit(_ range: NSRange, with text: String) {
    exchange(range, for: text)
    editing.selection = NSRange(location: range.location + text.utf16.count, length: 0)
    editing.marked = nil
    selectionDidEdit()
    textDidEdit()
  }

  /// The range that the Delete key removes: the selection, or the character before it, or `nil` at
  /// the start of the text.
  var rangeToDelete: NSRange? {
    let selection = selection
    guard selection.length == 0 else { return selection }
    guard selection.location > 0 else { return nil }
    let before = (editedText as NSString).substring(to: selection.location)
    let length = before.last?.utf16.count ?? 0
    return NSRange(location: selection.location - length, length: length)
  }

  /// Deletes the selection or the character before it.
  func deleteBefore() {
    if let range = rangeToDelete { edit(range, with: "") }
  }

  /// Simulates typing: makes the view the first responder, and asks the delegate about every
  /// character.
  /// - Returns: `false` if the view could not become the first responder, or lost that status
  /// before the last character.
  func type(_ text: String) -> Bool {
    guard isFirstResponder || becomeFirstResponder() else { return false }
    for character in text {
      guard isFirstResponder else { return false }
      switch character {
      case "\u{8}", "\u{7F}":
        guard let range = rangeToDelete else {
          deleteBackward()
          continue
        }
        if allowsChange(of: range, to: "") { deleteBackward() }
      case "\n", "\r\n", "\r":
        if !pressReturn(), allowsChange(of: selection, to: "\n") { insertText("\n") }
      default:
        if allowsChange(of: selection, to: String(character)) { insertText(String(character)) }
      }
    }
    return true
  }

  // MARK: Ranges

  /// Returns a range in UTF-16 units, or `nil` if it extends beyond the end of the text.
  func units(_ range: UITextRange) -> NSRange? {
    guard let range = (range as? TextOffsetRange)?.value else { return nil }
    return NSMaxRange(range) <= editedLength ? range : nil
  }

  /// Returns the text in a range.
  func substring(_ range: UITextRange) -> String? {
    units(range).map { (editedText as NSString).substring(with: $0) }
  }

  /// Returns the range between two positions, in either order.
  func range(_ a: UITextPosition, _ b: UITextPosition) -> UITextRange? {
    guard let a = a as? TextOffset, let b = b as? TextOffset else { return nil }
    let start = min(a.value, b.value)
    return TextOffsetRange(NSRange(location: start, length: max(a.value, b.value) - start))
  }

  /// Returns the position at a number of UTF-16 units from another position, or `nil` if that is
  /// outside the text.
  func moved(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
    guard let start = (position as? TextOffset)?.value else { return nil }
    let (target, overflow) = start.addingReportingOverflow(offset)
    return !overflow && target >= 0 && target <= editedLength ? TextOffset(target) : nil
  }

  /// Returns the number of UTF-16 units from one position to another, which is negative if the
  /// second one precedes the first.
  func distance(_ a: UITextPosition, _ b: UITextPosition) -> Int {
    ((b as? TextOffset)?.value ?? 0) - ((a as? TextOffset)?.value ?? 0)
  }

  /// Replaces the marked text, or else the selection, with provisional text, and selects a range
  /// that is relative to the new text.
  func mark(_ text: String?, _ selected: NSRange) {
    let range = knownEditing?.marked ?? selection
    let text = text ?? ""
    exchange(range, for: text)
    editing.marked =
      text.isEmpty ? nil : NSRange(location: range.location, length: text.utf16.count)
    editing.selection = NSRange(
      location: range.location + min(max(0, selected.location), text.utf16.count),
      length: selected.length)
    selectionDidEdit()
    textDidEdit()
  }
}
