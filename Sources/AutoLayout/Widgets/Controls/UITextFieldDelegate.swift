import Foundation

/// The delegate of a text field, which controls its editing and is notified of it.
///
/// The methods are called when an app makes the field the first responder, edits its text, or
/// simulates the user with `typeText(_:)`. All of them have a default implementation.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns a Boolean value that indicates whether editing can begin. The default is `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has begun. Does nothing by default.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether editing can end. The default is `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has ended. Does nothing by default.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells the delegate that editing has ended for a reason. Calls `textFieldDidEndEditing(_:)` by
  /// default.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns a Boolean value that indicates whether typed text can replace a range of UTF-16 units.
  /// The default is `true`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Tells the delegate that the selection has changed. Does nothing by default.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether the clear button can clear the text. The
  /// default is `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns a Boolean value that indicates whether the Return key has its default effect. The
  /// default is `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns `true` by default.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true` by default.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls `textFieldDidEndEditing(_:)` by default.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Returns `true` by default.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing by default.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns `true` by default.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns `true` by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
