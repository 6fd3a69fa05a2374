import Foundation

/// The notifications of keyboards.
extension UIResponder {
  /// The notification that a keyboard is about to appear.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// The notification that a keyboard has appeared.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// The notification that a keyboard is about to disappear.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// The notification that a keyboard has disappeared.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// The notification that the frame of a keyboard is about to change.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The notification that the frame of a keyboard has changed.
  ///
  /// - Remark: Inert. It is never posted.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key for an `NSValue` with the frame of a keyboard before its animation.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for an `NSValue` with the frame of a keyboard after its animation.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for a number with the duration of a keyboard's animation in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for a Boolean value that indicates whether the keyboard belongs to the program.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  /// The key for a number with the curve of a keyboard's animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
