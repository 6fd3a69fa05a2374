import Foundation

/// The changes that an edit made to a text storage: to characters, attributes or both.
public struct NSTextStorageEditActions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Attributes were set or removed.
  public static let editedAttributes = NSTextStorageEditActions(rawValue: 1)
  /// Characters were inserted, replaced or deleted.
  public static let editedCharacters = NSTextStorageEditActions(rawValue: 2)
}

/// The delegate of a text storage, which is notified of edits.
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before edits are processed. The delegate can change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called when edits are processed. The delegate can change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// The default implementation does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// The default implementation does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
