import Foundation

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

extension UITextInputTraits where Self: UIView {
  /// The keys that the keyboard shows; kept, no keyboard shows here.
  public var keyboardType: UIKeyboardType {
    get { accessories.keyboard.keyboardType }
    set { accessories.keyboard.keyboardType = newValue }
  }
  /// The look of the keyboard; kept, no keyboard shows here.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { accessories.keyboard.keyboardAppearance }
    set { accessories.keyboard.keyboardAppearance = newValue }
  }
  /// What the return key says; kept, no keyboard shows here.
  public var returnKeyType: UIReturnKeyType {
    get { accessories.keyboard.returnKeyType }
    set { accessories.keyboard.returnKeyType = newValue }
  }
  /// What is written in capitals by itself; kept without effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { accessories.keyboard.autocapitalizationType }
    set { accessories.keyboard.autocapitalizationType = newValue }
  }
  /// Whether words are corrected; kept without effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { accessories.keyboard.autocorrectionType }
    set { accessories.keyboard.autocorrectionType = newValue }
  }
  /// Whether spelling is checked; kept without effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { accessories.keyboard.spellCheckingType }
    set { accessories.keyboard.spellCheckingType = newValue }
  }
  /// What the text is, for filling it in; kept without effect.
  public var textContentType: UITextContentType! {
    get { accessories.keyboard.textContentType }
    set { accessories.keyboard.textContentType = newValue }
  }
  /// Whether the return key needs a text; kept without effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { accessories.keyboard.enablesReturnKeyAutomatically }
    set { accessories.keyboard.enablesReturnKeyAutomatically = newValue }
  }
}
