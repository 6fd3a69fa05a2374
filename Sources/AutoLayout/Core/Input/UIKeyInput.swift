import Foundation

/// A responder that accepts simple text entry: it inserts and deletes text at one position.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is text.
  var hasText: Bool { get }
  /// Inserts text at the insertion point, or in place of the selected text.
  func insertText(_ text: String)
  /// Deletes the selected text, or the character before the insertion point.
  func deleteBackward()
}
