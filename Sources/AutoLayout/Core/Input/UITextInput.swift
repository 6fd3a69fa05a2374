import Foundation

/// A responder that interacts with the text input system: its text has positions, ranges, a
/// selection and marked text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range, or `nil` if the range is not in the document.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected text. An empty range is the insertion point, and `nil` means that there is no
  /// selection.
  var selectedTextRange: UITextRange? { get set }
  /// The text that is provisionally inserted, if any.
  var markedTextRange: UITextRange? { get }
  /// The attributes with which marked text is drawn.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Inserts marked text, which is provisional, in place of the marked or selected text.
  /// `selectedRange` is a range of UTF-16 units within the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Accepts the marked text.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a number of UTF-16 units from another one, or `nil` if it is not in
  /// the document.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at a number of characters in a direction, or `nil` if it is not in the
  /// document.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 units from one position to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The input delegate, which is notified when the program changes the text or the selection.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that finds words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the end of a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  /// Returns the range from a position to the end of the text in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the writing direction at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the rectangle of the first line of a range, in points in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position, in points in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range, one per line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position within a range that is nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point in the view's coordinates, if any.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// Returns a Boolean value that indicates whether the text in a range may be replaced.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Returns the attributes of the text at a position.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// Returns the position at a number of UTF-16 units from the start of a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Returns the number of UTF-16 units from the start of a range to a position.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The view whose coordinates the rectangles of the text use.
  var textInputView: UIView { get }
  /// The side of the insertion point between two lines at which the caret is shown.
  var selectionAffinity: UITextStorageDirection { get set }
}

/// The directions in the order of characters.
public enum UITextStorageDirection: Int, Hashable, Sendable {
  /// Toward the end of the text.
  case forward = 0
  /// Toward the start of the text.
  case backward
}

/// The directions in the layout of text.
public enum UITextLayoutDirection: Int, Hashable, Sendable {
  /// Toward the right edge of the screen.
  case right = 2
  /// Toward the left edge of the screen.
  case left
  /// To the previous line.
  case up
  /// To the next line.
  case down
}

/// A direction in a text: the raw value of a storage direction or of a layout direction.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates the direction of a layout direction.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Creates the direction of a storage direction.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// The units into which a text is divided.
public enum UITextGranularity: Int, Hashable, Sendable {
  /// Characters, as users perceive them.
  case character = 0
  /// Units that end at word boundaries.
  case word
  /// Units that end at the boundaries of sentences.
  case sentence
  /// Units that end at line separators.
  case paragraph
  /// Lines of the layout.
  case line
  /// The whole text.
  case document
}

/// The delegate of a text input, which is notified when the program changes it. On devices, it is
/// the keyboard.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
