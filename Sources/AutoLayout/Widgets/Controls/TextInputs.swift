import Foundation

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

extension UITextInputTraits where Self: UIView {
  /// The type of keyboard.
  ///
  /// - Remark: Inert. The value is stored; no keyboard is shown.
  public var keyboardType: UIKeyboardType {
    get { accessories.keyboard.keyboardType }
    set { accessories.keyboard.keyboardType = newValue }
  }
  /// The appearance of the keyboard.
  ///
  /// - Remark: Inert. The value is stored; no keyboard is shown.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { accessories.keyboard.keyboardAppearance }
    set { accessories.keyboard.keyboardAppearance = newValue }
  }
  /// The label of the return key.
  ///
  /// - Remark: Inert. The value is stored; no keyboard is shown.
  public var returnKeyType: UIReturnKeyType {
    get { accessories.keyboard.returnKeyType }
    set { accessories.keyboard.returnKeyType = newValue }
  }
  /// The automatic capitalization of text.
  ///
  /// - Remark: Inert. The value is stored without effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { accessories.keyboard.autocapitalizationType }
    set { accessories.keyboard.autocapitalizationType = newValue }
  }
  /// The automatic correction of words.
  ///
  /// - Remark: Inert. The value is stored without effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { accessories.keyboard.autocorrectionType }
    set { accessories.keyboard.autocorrectionType = newValue }
  }
  /// The spell checking of text.
  ///
  /// - Remark: Inert. The value is stored without effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { accessories.keyboard.spellCheckingType }
    set { accessories.keyboard.spellCheckingType = newValue }
  }
  /// The meaning of the text, for automatic completion.
  ///
  /// - Remark: Inert. The value is stored without effect.
  public var textContentType: UITextContentType! {
    get { accessories.keyboard.textContentType }
    set { accessories.keyboard.textContentType = newValue }
  }
  /// The type of smart quotes.
  ///
  /// - Remark: Inert. The value is stored without effect.
  public var smartQuotesType: UITextSmartQuotesType {
    get { accessories.keyboard.smartQuotesType }
    set { accessories.keyboard.smartQuotesType = newValue }
  }
  /// The type of smart dashes.
  ///
  /// - Remark: Inert. The value is stored without effect.
  public var smartDashesType: UITextSmartDashesType {
    get { accessories.keyboard.smartDashesType }
    set { accessories.keyboard.smartDashesType = newValue }
  }
  /// The type of smart insertion and deletion of spaces.
  ///
  /// - Remark: Inert. The value is stored without effect.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { accessories.keyboard.smartInsertDeleteType }
    set { accessories.keyboard.smartInsertDeleteType = newValue }
  }
  /// The type of inline predictions.
  ///
  /// - Remark: Inert. The value is stored without effect.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { accessories.keyboard.inlinePredictionType }
    set { accessories.keyboard.inlinePredictionType = newValue }
  }
  /// The rules for suggested passwords.
  ///
  /// - Remark: Inert. The value is stored without effect.
  public var passwordRules: UITextInputPasswordRules? {
    get { accessories.keyboard.passwordRules }
    set { accessories.keyboard.passwordRules = newValue }
  }
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  ///
  /// - Remark: Inert. The value is stored without effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { accessories.keyboard.enablesReturnKeyAutomatically }
    set { accessories.keyboard.enablesReturnKeyAutomatically = newValue }
  }
}
