import Foundation

/// A position in the text of a text input. Classes that adopt `UITextInput` define subclasses.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// A range of text between two positions. Classes that adopt `UITextInput` define subclasses.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() { super.init() }

  /// The position at which the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// The position at which the range ends.
  open var end: UITextPosition { UITextPosition() }
  /// A Boolean value that indicates whether the range contains no characters.
  open var isEmpty: Bool { true }
}

/// The area of selected text in one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  public override init() { super.init() }

  /// The rectangle in points, in the coordinates of the text input.
  open var rect: CGRect { .zero }
  /// The direction of the text in the rectangle.
  open var writingDirection: NSWritingDirection { .natural }
  /// A Boolean value that indicates whether the rectangle contains the start of the selection.
  open var containsStart: Bool { false }
  /// A Boolean value that indicates whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { false }
  /// A Boolean value that indicates whether the text is vertical.
  open var isVertical: Bool { false }
}

/// A position of text fields and text views: a number of UTF-16 units from the start of the text.
final class TextOffset: UITextPosition {
  let value: Int

  init(_ value: Int) {
    self.value = value
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
  override var hash: Int { value }
}

/// A range of text fields and text views, in UTF-16 units.
final class TextOffsetRange: UITextRange {
  let value: NSRange

  init(_ value: NSRange) {
    self.value = value
    super.init()
  }

  override var start: UITextPosition { TextOffset(value.location) }
  override var end: UITextPosition { TextOffset(value.location + value.length) }
  override var isEmpty: Bool { value.length == 0 }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.value == value }
  override var hash: Int { value.hashValue }
}

/// A selection rectangle of text fields and text views.
final class TextOffsetSelectionRect: UITextSelectionRect {
  private let area: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ area: CGRect, isFirst: Bool, isLast: Bool) {
    self.area = area
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { area }
  override var writingDirection: NSWritingDirection { .leftToRight }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
