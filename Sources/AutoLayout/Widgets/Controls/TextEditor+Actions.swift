import Foundation

/// The actions of the edit menu.
extension TextEditor {
  /// The selected text.
  private var selectedText: String { (editedText as NSString).substring(with: selection) }

  /// Inserts the text of the general pasteboard if the delegate allows the change.
  func pasteText() {
    guard let text = UIPasteboard.general.string, allowsChange(of: selection, to: text) else {
      return
    }
    insertText(text)
  }

  /// Copies the selected text to the general pasteboard.
  func copyText() {
    if selection.length > 0 { UIPasteboard.general.string = selectedText }
  }

  /// Copies and deletes the selected text if the delegate allows the change.
  func cutText() {
    guard selection.length > 0, allowsChange(of: selection, to: "") else { return }
    copyText()
    edit(selection, with: "")
  }

  /// Selects the word at the insertion point, or before it.
  func selectWord() {
    let location = selection.location
    let words = TextUnits.ranges(of: .word, in: editedText as NSString)
    if let word = words.last(where: { $0.location <= location && location <= NSMaxRange($0) }) {
      selectUnits(word)
    }
  }

  /// Returns a Boolean value that indicates whether an action of the edit menu applies to the text
  /// and the selection, or `nil` for other actions.
  func allowsEditing(_ action: Selector, isEditable: Bool = true) -> Bool? {
    switch NSStringFromSelector(action) {
    case "cut:": isEditable && selection.length > 0
    case "copy:": selection.length > 0
    case "delete:": isEditable && selection.length > 0
    case "paste:": isEditable && UIPasteboard.general.hasStrings
    case "select:", "selectAll:": !editedText.isEmpty && selection.length < editedLength
    default: nil
    }
  }
}
