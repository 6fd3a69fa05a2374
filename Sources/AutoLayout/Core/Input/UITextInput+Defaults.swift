import Foundation

extension UITextInput {
  /// Returns true by default.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// The default implementation returns `nil`.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// Returns the position at an offset from the start of the range. This is the default
  /// implementation.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  { position(from: range.start, offset: offset) }
  /// Returns the offset from the start of the range by default.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// The input itself by default, or an empty view if it is not a view.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// The selection affinity. The default is forward.
  ///
  /// - Remark: Inert. Setting it has no effect.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}
