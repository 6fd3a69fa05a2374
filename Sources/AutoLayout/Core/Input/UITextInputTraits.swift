import Foundation

/// The keyboard properties of a text input.
///
/// - Remark: Inert. No keyboard is displayed.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// The types of keyboards.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard of the input language.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation
  /// A keyboard with a period, a slash and `.com`, for URLs.
  case URL
  /// A keypad with the digits 0 to 9 of the locale, for PINs.
  case numberPad
  /// A keypad with the digits 0 to 9, `*` and `#`, for telephone numbers.
  case phonePad
  /// A keyboard with letters and a keypad, for the name or telephone number of a person.
  case namePhonePad
  /// A keyboard with `@`, a period and a space bar, for email addresses.
  case emailAddress
  /// A keypad with the digits 0 to 9 and a decimal separator.
  case decimalPad
  /// A keyboard with easy access to `@` and `#`.
  case twitter
  /// A keyboard with a space bar and a period, for search terms and URLs.
  case webSearch
  /// A keypad with only the ASCII digits 0 to 9 in every locale.
  case asciiCapableNumberPad
}

/// The appearances of a keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The appearance that the system chooses, usually that of the user interface.
  case `default` = 0
  /// Light letters on a black or deep gray background.
  case dark
  /// Black letters on a white or pale gray background.
  case light
}

/// The labels of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// The label is "return".
  case `default` = 0
  /// The label is "Go", for opening a destination.
  case go
  /// The label is "Google", for a Google search.
  case google
  /// The label is "Join", for joining a network or group.
  case join
  /// The label is "Next", for moving to another field.
  case next
  /// The label is "Route", for finding a route.
  case route
  /// The label is "Search", for starting a search.
  case search
  /// The label is "Send", for sending a message.
  case send
  /// The label is "Yahoo", for a Yahoo search.
  case yahoo
  /// The label is "Done", for ending the input.
  case done
  /// The label is "Emergency Call", for dialing an emergency number.
  case emergencyCall
  /// The label is "Continue", for continuing with the next step.
  case `continue`
}

/// The kinds of automatic capitalization.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letters are capitalized.
  case none = 0
  /// The first letter of every word is capitalized.
  case words
  /// The first letter of every sentence is capitalized.
  case sentences
  /// Every letter is capitalized.
  case allCharacters
}

/// The kinds of automatic correction.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The text input uses a setting that suits its script and content.
  case `default` = 0
  /// Words are not corrected.
  case no
  /// Misspelled words are corrected while the user types.
  case yes
}

/// The kinds of spell checking.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// Spelling is checked if words are corrected.
  case `default` = 0
  /// Misspelled words are not marked.
  case no
  /// Misspelled words are marked.
  case yes
}

/// The conditions under which a text field displays an overlay view, such as its clear button.
public enum UITextFieldViewMode: Int, Hashable, Sendable {
  /// The view is never displayed.
  case never = 0
  /// The view is displayed only during editing.
  case whileEditing
  /// The view is displayed only while the field is not being edited.
  case unlessEditing
  /// The view is always displayed.
  case always
}

/// The keyboard properties of a text input.
struct KeyboardWishes {
  /// The type of the keyboard.
  var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard.
  var keyboardAppearance = UIKeyboardAppearance.default
  /// The label of the return key.
  var returnKeyType = UIReturnKeyType.default
  /// The automatic capitalization.
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The automatic correction.
  var autocorrectionType = UITextAutocorrectionType.default
  /// The spell checking.
  var spellCheckingType = UITextSpellCheckingType.default
  /// The meaning of the text, which the system uses to suggest input.
  var textContentType: UITextContentType?
  /// A Boolean value that indicates whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically = false
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var inlinePredictionType = UITextInlinePredictionType.default
  var passwordRules: UITextInputPasswordRules?
}
