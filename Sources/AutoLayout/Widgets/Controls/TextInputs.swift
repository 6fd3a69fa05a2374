import Foundation

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

extension UITextInputTraits where Self: UIView {
  /// The type of keyboard. The value is stored; no keyboard is shown.
  public var keyboardType: UIKeyboardType {
    get { accessories.keyboard.keyboardType }
    set { accessories.keyboard.keyboardType = newValue }
  }
  /// The appearance of the keyboard. The value is stored; no keyboard is shown.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { accessories.keyboard.keyboardAppearance }
    set { accessories.keyboard.keyboardAppearance = newValue }
  }
  /// The label of the return key. The value is stored; no keyboard is shown.
  public var returnKeyType: UIReturnKeyType {
    get { accessories.keyboard.returnKeyType }
    set { accessories.keyboard.returnKeyType = newValue }
  }
  /// The automatic capitalization of text. The value is stored without effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { accessories.keyboard.autocapitalizationType }
    set { accessories.keyboard.autocapitalizationType = newValue }
  }
  /// The automatic correction of words. The value is stored without effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { accessories.keyboard.autocorrectionType }
    set { accessories.keyboard.autocorrectionType = newValue }
  }
  /// The spell checking of text. The value is stored without effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { accessories.keyboard.spellCheckingType }
    set { accessories.keyboard.spellCheckingType = newValue }
  }
  /// The meaning of the text, for automatic completion. The value is stored without effect.
  public var textContentType: UITextContentType! {
    get { accessories.keyboard.textContentType }
    set { accessories.keyboard.textContentType = newValue }
  }
  /// A Boolean value that indicates whether the return key is disabled while there is no text. The
  /// value is stored without effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { accessories.keyboard.enablesReturnKeyAutomatically }
    set { accessories.keyboard.enablesReturnKeyAutomatically = newValue }
  }
}
